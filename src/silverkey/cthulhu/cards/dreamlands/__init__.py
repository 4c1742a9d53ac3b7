"""Dreamlands, a file a faction."""

from silverkey.cthulhu.cards.dreamlands import cthulhu, hastur, miskatonic, neutral, syndicate
from silverkey.cthulhu.cards.dreamlands.set import dreamlands

__all__ = ["cthulhu", "dreamlands", "hastur", "miskatonic", "neutral", "syndicate"]
