"""Arkham Horror in the arena."""
