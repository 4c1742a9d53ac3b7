"""Rituals of the Order, a file a faction."""

from silverkey.cthulhu.cards.rituals import (
    agency,
    cthulhu,
    hastur,
    miskatonic,
    shub_niggurath,
    silver_twilight,
    yog_sothoth,
)
from silverkey.cthulhu.cards.rituals.set import rituals

__all__ = ["agency", "cthulhu", "hastur", "miskatonic", "rituals", "shub_niggurath", "silver_twilight", "yog_sothoth"]
