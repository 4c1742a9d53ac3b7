"""Dreamlands, a file a faction."""
