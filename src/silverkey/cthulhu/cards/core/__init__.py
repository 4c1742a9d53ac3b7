"""The Core Set, a file a faction."""
