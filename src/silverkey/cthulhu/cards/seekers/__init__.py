"""Seekers of Knowledge, a file a faction."""

from silverkey.cthulhu.cards.seekers import cthulhu, hastur, miskatonic, neutral, shub_niggurath, silver_twilight
from silverkey.cthulhu.cards.seekers.set import seekers

__all__ = ["cthulhu", "hastur", "miskatonic", "neutral", "seekers", "shub_niggurath", "silver_twilight"]
