"""Terror in Venice, a file a faction."""

from silverkey.cthulhu.cards.venice.set import venice

__all__ = ["venice"]
