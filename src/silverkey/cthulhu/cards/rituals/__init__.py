"""Rituals of the Order, a file a faction."""
