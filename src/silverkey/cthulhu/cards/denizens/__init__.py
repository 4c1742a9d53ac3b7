"""Denizens of the Underworld, a file a faction."""

from silverkey.cthulhu.cards.denizens import hastur, silver_twilight, syndicate
from silverkey.cthulhu.cards.denizens.set import denizens

__all__ = ["denizens", "hastur", "silver_twilight", "syndicate"]
