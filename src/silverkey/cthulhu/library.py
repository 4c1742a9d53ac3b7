"""All cards that can be played, by code and by title."""

from __future__ import annotations

import difflib
from functools import lru_cache

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.cards import collectible
from silverkey.cthulhu.cards.ancient_relics import ancient_relics
from silverkey.cthulhu.cards.core import core
from silverkey.cthulhu.cards.denizens import denizens
from silverkey.cthulhu.cards.dreamlands import dreamlands
from silverkey.cthulhu.cards.forgotten_lore import forgotten_lore
from silverkey.cthulhu.cards.greater_good import greater_good
from silverkey.cthulhu.cards.key_and_gate import key_and_gate
from silverkey.cthulhu.cards.making import CardSet
from silverkey.cthulhu.cards.mark_of_madness import mark_of_madness
from silverkey.cthulhu.cards.revelations import revelations
from silverkey.cthulhu.cards.rituals import rituals
from silverkey.cthulhu.cards.secrets_of_arkham import secrets_of_arkham
from silverkey.cthulhu.cards.seekers import seekers
from silverkey.cthulhu.cards.silver_twilight import silver_twilight
from silverkey.cthulhu.cards.sleeper import sleeper
from silverkey.cthulhu.cards.summons import summons
from silverkey.cthulhu.cards.thousand_young import thousand_young
from silverkey.cthulhu.cards.venice import venice
from silverkey.cthulhu.cards.yuggoth import yuggoth
from silverkey.cthulhu.words import STORY

SETS: dict[str, CardSet] = {
    cards.code: cards
    for cards in (
        core,
        forgotten_lore,
        summons,
        dreamlands,
        secrets_of_arkham,
        yuggoth,
        silver_twilight,
        rituals,
        ancient_relics,
        revelations,
        seekers,
        key_and_gate,
        venice,
        denizens,
        sleeper,
        greater_good,
        thousand_young,
        mark_of_madness,
        collectible.arkham_edition,
        collectible.eldritch_edition,
        collectible.unspeakable_tales,
        collectible.arkham_premium,
        collectible.kingsport_dreams,
        collectible.forbidden_relics,
        collectible.masks,
        collectible.spawn_of_madness,
        collectible.forgotten_cities,
    )
}
"""In the order of their appearance, those of the collectible game last."""


class UnknownCard(LookupError):
    """No card is called that."""


@lru_cache(maxsize=1)
def all_cards() -> tuple[Card, ...]:
    """Every card, by set and number."""
    return tuple(card for cards in SETS.values() for card in sorted(cards.cards, key=_place))


def _place(card: Card) -> tuple[int, str]:
    return (card.number, "") if isinstance(card.number, int) else (0, card.title)


def fold(name: str) -> str:
    """A name as it is compared: small letters, plain quotes, no leading 'the'.

    >>> fold("The Shadow out of Time"), fold("Y’Golonac")
    ('shadow out of time', "y'golonac")
    """
    text = name.strip().lower().replace("’", "'").replace("“", '"').replace("”", '"')
    return text.removeprefix("the ")


@lru_cache(maxsize=1000)
def names_of(card: Card) -> frozenset[str]:
    """What a card may be called, as names are compared: title or 'Title, Descriptor', with or without its set; code.

    >>> "hastur (core set)" in names_of(find_card("Hastur"))
    True
    """
    names = {card.title, card.name}
    if card.set in SETS:
        names |= {f"{name} ({SETS[card.set].name})" for name in names}
    return frozenset({fold(name) for name in names} | {card.code})


@lru_cache(maxsize=1)
def _names() -> dict[str, Card]:
    found: dict[str, Card] = {}
    for card in all_cards():
        found.setdefault(fold(card.title), card)
        found.setdefault(fold(card.name), card)
        for name in (card.title, card.name):
            found.setdefault(fold(f"{name} ({SETS[card.set].name})"), card)
        for worded in (card, *card.versions.values()):
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
