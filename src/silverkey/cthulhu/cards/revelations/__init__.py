"""Revelations, a file a faction."""
