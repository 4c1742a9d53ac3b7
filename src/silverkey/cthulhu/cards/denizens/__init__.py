"""Denizens of the Underworld, a file a faction."""

from silverkey.cthulhu.cards.denizens.set import denizens

__all__ = ["denizens"]
