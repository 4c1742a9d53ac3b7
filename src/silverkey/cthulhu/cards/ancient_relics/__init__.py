"""Ancient Relics, a file a faction."""

from silverkey.cthulhu.cards.ancient_relics import (
    cthulhu,
    hastur,
    miskatonic,
    shub_niggurath,
    silver_twilight,
    stories,
    syndicate,
    yog_sothoth,
)
from silverkey.cthulhu.cards.ancient_relics.set import ancient_relics

__all__ = [
    "ancient_relics",
    "cthulhu",
    "hastur",
    "miskatonic",
    "shub_niggurath",
    "silver_twilight",
    "stories",
    "syndicate",
    "yog_sothoth",
]
