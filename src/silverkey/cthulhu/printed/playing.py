"""Where the catalogue meets the library: every printed card as a game takes it."""

from __future__ import annotations

from functools import lru_cache

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.library import all_cards
from silverkey.cthulhu.printed.facts import PrintedCard


@lru_cache(maxsize=1)
def _library() -> dict[str, Card]:
    return {card.code: card for card in all_cards()}


def library_card(card: PrintedCard) -> Card:
    """The card as a game takes it."""
    return _library()[card.code]
