"""Where the catalogue meets the library: which cards can be played."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.library import all_cards
from silverkey.cthulhu.printed.facts import PrintedCard


class NotPlayable(ValueError):
    """A card whose abilities are not written yet cannot be put into a game."""


@lru_cache(maxsize=1)
def _library() -> dict[str, Card]:
    return {card.code: card for card in all_cards()}


def library_card(card: PrintedCard) -> Card | None:
    """The card as a game takes it, if its abilities are written."""
    return _library().get(card.code)


def playable(card: PrintedCard) -> bool:
    """Whether the card's abilities are written."""
    return card.code in _library()


def cards_for_game(cards: Iterable[PrintedCard]) -> list[Card]:
    """The cards as a game takes them; refuses all that are not written yet, by name."""
    wanted = list(cards)
    missing = dict.fromkeys(f"{card.name} ({card.place})" for card in wanted if not playable(card))
    if missing:
        raise NotPlayable(f"These cards cannot be put into a game yet: {'; '.join(missing)}.")
    return [_library()[card.code] for card in wanted]
