"""Forgotten Lore, a file a faction."""

from silverkey.cthulhu.cards.forgotten_lore import (
    cthulhu,
    hastur,
    miskatonic,
    neutral,
    shub_niggurath,
    syndicate,
    yog_sothoth,
)
from silverkey.cthulhu.cards.forgotten_lore.set import forgotten_lore

__all__ = [
    "cthulhu",
    "forgotten_lore",
    "hastur",
    "miskatonic",
    "neutral",
    "shub_niggurath",
    "syndicate",
    "yog_sothoth",
]
