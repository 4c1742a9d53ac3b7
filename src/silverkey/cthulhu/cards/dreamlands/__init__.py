"""Dreamlands, a file a faction."""

from silverkey.cthulhu.cards.dreamlands.set import dreamlands

__all__ = ["dreamlands"]
