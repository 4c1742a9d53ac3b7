"""The definition of a card as it stands in its file, for people who write others."""

from __future__ import annotations

from functools import cache

from silverkey.cardgame.source import Definition, Definitions
from silverkey.cthulhu import cards
from silverkey.cthulhu.card import Card


def definition_of(card: Card) -> Definition:
    """The statement that defines a card.

    >>> from silverkey.cthulhu.library import find_card
    >>> definition_of(find_card("Mad Artist")).text
    'core.card("Mad Artist")'
    """
    return _definitions().of(card.set, (card.facts.name, card.title))


@cache
def _definitions() -> Definitions:
    return Definitions(cards)
