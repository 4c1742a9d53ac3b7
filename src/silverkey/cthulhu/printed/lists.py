"""The restricted and the banned list of each edition."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from silverkey.cthulhu.printed.facts import EDITIONS, data


class Listed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card on a list."""

    ruling: str
    title: str
    code: str = ""
    """The one card that is meant, such as dreamlands-117; empty for a card of the collectible game."""
    where: str = ""
    """Set and number of a card of the collectible game."""


class Lists(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a document says about single cards in decks."""

    restricted: tuple[Listed, ...]
    banned: tuple[Listed, ...]


@lru_cache(maxsize=1)
def _by_edition() -> dict[str, Lists]:
    return msgspec.json.decode(data("lists.json"), type=dict[str, Lists])


def lists_of(edition: str) -> Lists:
    """The lists of an edition.

    >>> len(lists_of("latest").restricted), lists_of("1.4").banned[1].title
    (32, 'Magah Bird')
    """
    if edition not in EDITIONS:
        raise ValueError(f"There is no edition “{edition}”. Editions are: {', '.join(EDITIONS)}.")
    return _by_edition()[edition]
