"""For the Greater Good, a file a faction."""
