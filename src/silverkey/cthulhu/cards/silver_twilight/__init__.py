"""The Order of the Silver Twilight, a file a faction."""

from silverkey.cthulhu.cards.silver_twilight import neutral, order
from silverkey.cthulhu.cards.silver_twilight.set import silver_twilight

__all__ = ["neutral", "order", "silver_twilight"]
