"""The Thousand Young, a file a faction."""
