"""The Key and the Gate, a file a faction."""
