"""All cards of Call of Cthulhu that can be played, by code and by title.

>>> find_card("Hastur (Core Set)").code, find_card("Hastur, The King in Yellow").code, find_card("core-81").title
('core-81', 'core-81', 'Hastur')
>>> "hastur (core set)" in names_of(find_card("Hastur"))
True
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from silverkey.cardgame.library import Library
from silverkey.cthulhu import cards
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.cards.making import CardSet, card_set
from silverkey.cthulhu.printed.facts import COLLECTIBLE_CODES, SET_CODES
from silverkey.cthulhu.words import CARD_TYPES

SETS: dict[str, CardSet] = {code: card_set(code) for code in (*SET_CODES, *COLLECTIBLE_CODES)}
"""In the order of their appearance, those of the collectible game last."""


class CthulhuLibrary(Library[Card]):
    """Cards that go by their number in the Core Set too."""

    def place(self, card: Card) -> tuple[int, str]:
        """By number; cards of the collectible game have none."""
        return (card.number, "") if isinstance(card.number, int) else (0, card.title)

    def numbers(self, card: Card) -> Iterable[str]:
        """f81, of whichever set comes first."""
        return (f"f{card.number}",)

    def misprints(self, card: Card) -> Iterable[str]:
        """Its title before it was corrected, alone and with the descriptor."""
        facts = self.sets[card.set].facts(card.name)
        printed = [erratum.printed for erratum in facts.errata if erratum.field == "title"]
        return (*printed, *(f"{title}, {card.descriptor}" for title in printed if card.descriptor))


LIBRARY = CthulhuLibrary(cards, SETS)
find_card = LIBRARY.find
names_of = LIBRARY.names_of


def all_cards() -> tuple[Card, ...]:
    """Every card, by set and number."""
    return LIBRARY.cards


@lru_cache
def titles(types: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Every title that a deck may hold, in alphabetical order; or those of cards of some types."""
    return tuple(sorted({card.title for card in all_cards() if card.type in (types or CARD_TYPES)}))
