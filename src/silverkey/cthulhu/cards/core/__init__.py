"""The Core Set, a file a faction."""

from silverkey.cthulhu.cards.core import (
    agency,
    cthulhu,
    hastur,
    miskatonic,
    neutral,
    shub_niggurath,
    stories,
    syndicate,
    yog_sothoth,
)
from silverkey.cthulhu.cards.core.set import core

__all__ = [
    "agency",
    "core",
    "cthulhu",
    "hastur",
    "miskatonic",
    "neutral",
    "shub_niggurath",
    "stories",
    "syndicate",
    "yog_sothoth",
]
