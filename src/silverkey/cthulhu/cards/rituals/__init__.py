"""Rituals of the Order, a file a faction."""

from silverkey.cthulhu.cards.rituals.set import rituals

__all__ = ["rituals"]
