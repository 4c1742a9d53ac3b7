"""Summons of the Deep, a file a faction."""

from silverkey.cthulhu.cards.summons.set import summons

__all__ = ["summons"]
