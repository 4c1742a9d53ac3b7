"""The Thousand Young, a file a faction."""

from silverkey.cthulhu.cards.thousand_young import neutral, shub_niggurath
from silverkey.cthulhu.cards.thousand_young.set import thousand_young

__all__ = ["neutral", "shub_niggurath", "thousand_young"]
