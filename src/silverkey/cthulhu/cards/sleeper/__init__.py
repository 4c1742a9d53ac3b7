"""The Sleeper Below, a file a faction."""

from silverkey.cthulhu.cards.sleeper import cthulhu
from silverkey.cthulhu.cards.sleeper.set import sleeper

__all__ = ["cthulhu", "sleeper"]
