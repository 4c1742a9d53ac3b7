"""Denizens of the Underworld, a file a faction."""
