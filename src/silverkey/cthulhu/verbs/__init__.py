"""Everything that can happen, one small class a verb, one file a family."""

from silverkey.cthulhu.verbs import leaving, occasions, piles, states, struggles, tokens
from silverkey.cthulhu.verbs.base import VERBS, Verb

__all__ = ["VERBS", "Verb", "leaving", "occasions", "piles", "states", "struggles", "tokens"]
