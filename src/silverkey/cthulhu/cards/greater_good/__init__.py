"""For the Greater Good, a file a faction."""

from silverkey.cthulhu.cards.greater_good.set import greater_good

__all__ = ["greater_good"]
