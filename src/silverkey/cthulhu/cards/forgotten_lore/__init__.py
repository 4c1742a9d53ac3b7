"""Forgotten Lore, a file a faction."""

from silverkey.cthulhu.cards.forgotten_lore.set import forgotten_lore

__all__ = ["forgotten_lore"]
