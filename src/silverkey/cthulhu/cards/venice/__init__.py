"""Terror in Venice, a file a faction."""

from silverkey.cthulhu.cards.venice import cthulhu, hastur, neutral, shub_niggurath, yog_sothoth
from silverkey.cthulhu.cards.venice.set import venice

__all__ = ["cthulhu", "hastur", "neutral", "shub_niggurath", "venice", "yog_sothoth"]
