"""The definition of a card as it stands in its file, for people who write others."""

from __future__ import annotations

from functools import cache

from silverkey.arkham import cards
from silverkey.arkham.card import Card
from silverkey.cardgame.source import Definition, Definitions


def definition_of(card: Card) -> Definition:
    """The statement that defines a card.

    >>> from silverkey.arkham.library import find_card
    >>> definition_of(find_card("Holy Rosary")).text
    'core.card("Holy Rosary", Modifier(WILLPOWER, 1))'
    """
    facts = card.facts
    return _definitions().of(card.set, (facts.code, facts.levelled, facts.name, facts.title))


@cache
def _definitions() -> Definitions:
    return Definitions(cards)
