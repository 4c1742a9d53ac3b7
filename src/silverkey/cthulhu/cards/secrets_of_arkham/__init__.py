"""Secrets of Arkham, a file a faction."""
