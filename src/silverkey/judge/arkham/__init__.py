"""Arkham Horror before the judge."""
