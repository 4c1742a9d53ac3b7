"""Secrets of Arkham, a file a faction."""

from silverkey.cthulhu.cards.secrets_of_arkham import (
    agency,
    cthulhu,
    hastur,
    miskatonic,
    neutral,
    stories,
    yog_sothoth,
)
from silverkey.cthulhu.cards.secrets_of_arkham.set import secrets_of_arkham

__all__ = [
    "agency",
    "cthulhu",
    "hastur",
    "miskatonic",
    "neutral",
    "secrets_of_arkham",
    "stories",
    "yog_sothoth",
]
