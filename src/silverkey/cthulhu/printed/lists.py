"""The restricted and the banned list of each edition, as the registry of rulings has them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from silverkey.cardgame.finding import CardNotFound
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.printed.finding import find_printed
from silverkey.rulings import load


class Listed(NamedTuple):
    """A card on a list."""

    ruling: str
    title: str
    code: str
    """The one card that is meant, such as dreamlands-117; empty for a card of the collectible game."""


class Lists(NamedTuple):
    """What a document says about single cards in decks."""

    restricted: tuple[Listed, ...]
    banned: tuple[Listed, ...]


@cache
def lists_of(edition: str) -> Lists:
    """The lists of an edition.

    >>> len(lists_of("latest").restricted), sorted(card.title for card in lists_of("1.4").banned)
    (32, ['Endless Interrogation', 'Magah Bird'])
    """
    name = EDITIONS.named(edition).name
    return Lists(_listed("restricted", name), _listed("banned", name))


def _listed(kind: str, edition: str) -> tuple[Listed, ...]:
    return tuple(
        Listed(entry.id, *_meant(name))
        for ruling in load().rulings.values()
        if ruling.kind == kind
        for entry in ruling.entries
        if entry.edition == edition
        for name in ruling.cards
    )


def _meant(name: str) -> tuple[str, str]:
    """The title and, for a card of the LCG, the code."""
    try:
        card = find_printed(name)
    except CardNotFound:
        return name, ""
    return card.title, card.code
