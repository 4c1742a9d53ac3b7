"""Terror in Venice, a file a faction."""

from silverkey.cthulhu.cards.venice import cthulhu, shub_niggurath
from silverkey.cthulhu.cards.venice.set import venice

__all__ = ["cthulhu", "shub_niggurath", "venice"]
