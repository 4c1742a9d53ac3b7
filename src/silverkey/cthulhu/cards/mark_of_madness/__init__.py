"""The Mark of Madness, a file a faction."""
