"""All cards of Arkham Horror that can be played, by code and by name."""

from __future__ import annotations

from functools import lru_cache

from silverkey.arkham import cards
from silverkey.arkham.card import Card
from silverkey.arkham.cards.making import CardSet, card_set
from silverkey.arkham.printed.facts import PACK_CODES
from silverkey.cardgame.library import Library
from silverkey.cardgame.names import fold

SETS: dict[str, CardSet] = {code: card_set(code) for code in PACK_CODES}
"""In the order of their appearance."""


class ArkhamLibrary(Library[Card]):
    """Cards with levels go by these too: 'Lucky! (2)'."""

    def numbers(self, card: Card) -> tuple[str, ...]:
        if not card.facts.level:
            return ()
        return tuple(fold(f"{name} ({card.facts.level})") for name in dict.fromkeys((card.title, card.name)))

    def names_of(self, card: Card) -> frozenset[str]:
        known = self._called.get(card)
        if known is None:
            known = self._called[card] = super().names_of(card) | frozenset(self.numbers(card))
        return known


LIBRARY = ArkhamLibrary(cards, SETS)
find_card = LIBRARY.find
names_of = LIBRARY.names_of


def all_cards() -> tuple[Card, ...]:
    """Every card whose abilities are written, by pack and code."""
    return LIBRARY.cards


@lru_cache(maxsize=1)
def by_code() -> dict[str, Card]:
    """Every card whose abilities are written, by its code."""
    return {card.code: card for card in all_cards()}
