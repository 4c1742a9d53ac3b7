"""Dreamlands, a file a faction."""

from silverkey.cthulhu.cards.dreamlands import (
    agency,
    cthulhu,
    hastur,
    miskatonic,
    neutral,
    shub_niggurath,
    syndicate,
    yog_sothoth,
)
from silverkey.cthulhu.cards.dreamlands.set import dreamlands

__all__ = [
    "agency",
    "cthulhu",
    "dreamlands",
    "hastur",
    "miskatonic",
    "neutral",
    "shub_niggurath",
    "syndicate",
    "yog_sothoth",
]
