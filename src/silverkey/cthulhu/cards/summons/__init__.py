"""Summons of the Deep, a file a faction."""

from silverkey.cthulhu.cards.summons import (
    agency,
    cthulhu,
    hastur,
    miskatonic,
    neutral,
    shub_niggurath,
    syndicate,
    yog_sothoth,
)
from silverkey.cthulhu.cards.summons.set import summons

__all__ = [
    "agency",
    "cthulhu",
    "hastur",
    "miskatonic",
    "neutral",
    "shub_niggurath",
    "summons",
    "syndicate",
    "yog_sothoth",
]
