"""The cards, a file a set and faction."""
