"""All cards of Arkham Horror that can be played, by code and by name."""

from __future__ import annotations

from functools import lru_cache

from silverkey.arkham import cards
from silverkey.arkham.card import Card
from silverkey.arkham.cards.making import CardSet, card_set
from silverkey.arkham.printed.facts import PACK_CODES
from silverkey.cardgame.library import Library

SETS: dict[str, CardSet] = {code: card_set(code) for code in PACK_CODES}
"""In the order of their appearance."""
LIBRARY: Library[Card] = Library(cards, SETS)
find_card = LIBRARY.find
names_of = LIBRARY.names_of


def all_cards() -> tuple[Card, ...]:
    """Every card whose abilities are written, by pack and code."""
    return LIBRARY.cards


@lru_cache(maxsize=1)
def by_code() -> dict[str, Card]:
    """Every card whose abilities are written, by its code."""
    return {card.code: card for card in all_cards()}
