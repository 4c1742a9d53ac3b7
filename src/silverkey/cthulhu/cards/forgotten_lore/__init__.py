"""Forgotten Lore, a file a faction."""
