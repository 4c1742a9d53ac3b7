"""The Mark of Madness, a file a faction."""

from silverkey.cthulhu.cards.mark_of_madness import hastur
from silverkey.cthulhu.cards.mark_of_madness.set import mark_of_madness

__all__ = ["hastur", "mark_of_madness"]
