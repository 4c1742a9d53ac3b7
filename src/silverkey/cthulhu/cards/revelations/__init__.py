"""Revelations, a file a faction."""

from silverkey.cthulhu.cards.revelations import (
    agency,
    cthulhu,
    hastur,
    miskatonic,
    neutral,
    shub_niggurath,
    yog_sothoth,
)
from silverkey.cthulhu.cards.revelations.set import revelations

__all__ = ["agency", "cthulhu", "hastur", "miskatonic", "neutral", "revelations", "shub_niggurath", "yog_sothoth"]
