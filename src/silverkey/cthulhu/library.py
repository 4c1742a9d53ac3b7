"""All cards that can be played, by code and by title."""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from functools import lru_cache

from silverkey.cardgame.names import fold
from silverkey.cthulhu import cards
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.cards.making import CardSet, card_set
from silverkey.cthulhu.printed.facts import COLLECTIBLE_CODES, SET_CODES
from silverkey.cthulhu.words import STORY

for _module in pkgutil.walk_packages(cards.__path__, f"{cards.__name__}."):
    importlib.import_module(_module.name)  # every card file adds its cards to their set

SETS: dict[str, CardSet] = {code: card_set(code) for code in (*SET_CODES, *COLLECTIBLE_CODES)}
"""In the order of their appearance, those of the collectible game last."""


class UnknownCard(LookupError):
    """No card is called that."""


@lru_cache(maxsize=1)
def all_cards() -> tuple[Card, ...]:
    """Every card, by set and number."""
    return tuple(card for cards in SETS.values() for card in sorted(cards.cards, key=_place))


def _place(card: Card) -> tuple[int, str]:
    return (card.number, "") if isinstance(card.number, int) else (0, card.title)


@lru_cache(maxsize=1000)
def names_of(card: Card) -> frozenset[str]:
    """What a card may be called, as names are compared: title or 'Title, Descriptor', with or without its set; code.

    A card whose title was corrected goes by either, whichever edition is played.

    >>> "hastur (core set)" in names_of(find_card("Hastur"))
    True
    """
    today = _names().get(card.code.partition("@")[0], card)
    names = {name for worded in (card, today, *today.versions.values()) for name in (worded.title, worded.name)}
    if card.set in SETS:
        names |= {f"{name} ({SETS[card.set].name})" for name in names}
    return frozenset({fold(name) for name in names} | {card.code})


@lru_cache(maxsize=1)
def _names() -> dict[str, Card]:
    found: dict[str, Card] = {}
    for card in all_cards():
        for worded in (card, *card.versions.values()):
            for name in (worded.title, worded.name):
                found.setdefault(fold(name), card)
                found.setdefault(fold(f"{name} ({SETS[card.set].name})"), card)
            found[worded.code] = worded
        found.setdefault(f"f{card.number}", card)
    return found


@lru_cache(maxsize=1)
def titles() -> tuple[str, ...]:
    """Every title that a deck may hold, in alphabetical order."""
    return tuple(sorted({card.title for card in all_cards() if card.type != STORY}))


def find_card(name: str) -> Card:
    """The card of that title, 'Title, Descriptor', either with its set in parentheses, code, or Core Set number.

    >>> find_card("Hastur (Core Set)").code, find_card("Hastur, The King in Yellow").code, find_card("core-81").title
    ('core-81', 'core-81', 'Hastur')
    """
    card = _names().get(fold(name))
    if card is None:
        near = difflib.get_close_matches(fold(name), _names(), n=3)
        hint = f" Did you mean {' or '.join(_names()[n].name for n in near)}?" if near else ""
        raise UnknownCard(f"There is no card called “{name}”.{hint}")
    return card
