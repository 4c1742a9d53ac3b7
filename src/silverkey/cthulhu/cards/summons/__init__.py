"""Summons of the Deep, a file a faction."""
