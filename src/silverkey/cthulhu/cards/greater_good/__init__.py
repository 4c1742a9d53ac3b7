"""For the Greater Good, a file a faction."""

from silverkey.cthulhu.cards.greater_good import agency, yog_sothoth
from silverkey.cthulhu.cards.greater_good.set import greater_good

__all__ = ["agency", "greater_good", "yog_sothoth"]
