"""Seekers of Knowledge, a file a faction."""

from silverkey.cthulhu.cards.seekers.set import seekers

__all__ = ["seekers"]
