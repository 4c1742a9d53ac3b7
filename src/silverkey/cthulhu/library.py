"""All cards that can be played, by code and by title."""

from __future__ import annotations

import difflib
from functools import lru_cache

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.cards.core import core
from silverkey.cthulhu.cards.making import CardSet

SETS: dict[str, CardSet] = {core.code: core}


class UnknownCard(LookupError):
    """No card is called that."""


@lru_cache(maxsize=1)
def all_cards() -> tuple[Card, ...]:
    """Every card, by set and number."""
    return tuple(card for cards in SETS.values() for card in sorted(cards.cards, key=lambda card: card.number))


def fold(name: str) -> str:
    """A name as it is compared: small letters, plain quotes, no leading 'the'.

    >>> fold("The Shadow out of Time"), fold("Y’Golonac")
    ('shadow out of time', "y'golonac")
    """
    text = name.strip().lower().replace("’", "'").replace("“", '"').replace("”", '"')
    return text.removeprefix("the ")


@lru_cache(maxsize=1)
def _names() -> dict[str, Card]:
    found: dict[str, Card] = {}
    for card in all_cards():
        found.setdefault(fold(card.title), card)
        found[fold(card.name)] = card
        found[card.code] = card
        found.setdefault(f"f{card.number}", card)
    return found


def find_card(name: str) -> Card:
    """The card of that title, 'Title, Descriptor', code, or printed number (of the Core Set)."""
    card = _names().get(fold(name))
    if card is None:
        near = difflib.get_close_matches(fold(name), _names(), n=3)
        hint = f" Did you mean {' or '.join(_names()[n].name for n in near)}?" if near else ""
        raise UnknownCard(f"There is no card called “{name}”.{hint}")
    return card
