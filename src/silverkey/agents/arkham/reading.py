"""What the text of a card or an ability promises, in the words that every player reads."""

from __future__ import annotations

import re
from functools import cache

from silverkey.arkham.library import by_code
from silverkey.arkham.vocabulary.abilities import Ability
from silverkey.arkham.vocabulary.constants import NoEntry
from silverkey.cardgame.words.constants import Constant

FIGHTS, EVADES, INVESTIGATES = "[action] fight", "[action] evade", "[action] investigate"
BONUS = re.compile(r"\+(\d) \[(\w+)\]")
MORE_DAMAGE = re.compile(r"\+(\d) damage")
LESS_SHROUD = re.compile(r"−(\d) shroud")
MORE_VALUE = re.compile(r"\+(\d) skill value")
INSTEAD = re.compile(r"with \[(\w+)\] instead of")
TESTS = re.compile(r"test \[(\w+)\] \((\d)\)")
BACK = "Back:"
GAINS = ("discover", "draw", "gain ", "search your deck", "instead")


@cache
def text_of(code: str) -> str:
    """The text box of a card, in small letters, but for what is on its back; nothing where it is not known."""
    card = by_code().get(code)
    if card is None:
        return ""
    texts = [node.english(card.title) for node in card.abilities if isinstance(node, Ability | Constant)]
    return " ".join(text for text in texts if not text.startswith(BACK)).lower()


@cache
def closed() -> frozenset[str]:
    """The titles of locations whose outer side says that nobody may enter."""
    cards = by_code().values()
    return frozenset(card.title for card in cards if any(isinstance(node, NoEntry) for node in card.unrevealed))


def is_weapon(code: str) -> bool:
    """Whether a card is there to fight with."""
    return FIGHTS in text_of(code)


def is_struggle(text: str) -> bool:
    """Whether an event is an attack or an evasion, which provokes nobody."""
    return text.startswith(("fight.", "evade."))


def is_tool(code: str) -> bool:
    """Whether a card helps to find clues."""
    text = text_of(code)
    return INVESTIGATES in text or "[intellect]" in text or "discover" in text


def bonus(text: str, skill: str) -> int:
    """How much an ability adds to a skill.

    >>> bonus("for this test, you get +2 [combat]", "combat")
    2
    """
    return max((int(number) for number, name in BONUS.findall(text) if name == skill), default=0)


def more_damage(text: str) -> int:
    """How much more an attack deals by an ability."""
    return max((int(number) for number in MORE_DAMAGE.findall(text)), default=0)


def more_value(text: str) -> int:
    """How much a card adds to the skill value of the test under way."""
    return max((int(number) for number in MORE_VALUE.findall(text)), default=0)


def skill_of(text: str, usual: str) -> str:
    """The skill that an attack or evasion is made with: the usual one, unless its text names another.

    >>> skill_of("fight with [willpower] instead of [combat].", "combat")
    'willpower'
    """
    found = INSTEAD.search(text)
    return usual if found is None else found[1]


def less_shroud(text: str) -> int:
    """By how much an ability lowers the shroud.

    >>> less_shroud("for this test, your location gets −2 shroud.")
    2
    """
    return max((int(number) for number in LESS_SHROUD.findall(text)), default=0)


def gains_something(text: str) -> bool:
    """Whether an ability brings cards, clues or resources."""
    return any(word in text for word in GAINS)


def price(text: str) -> str:
    """What an ability says before its colon: what is paid for it.

    >>> price("Beat Cop: [free] Discard Beat Cop: choose an enemy.")
    ' [free] Discard Beat Cop'
    """
    parts = text.split(":")
    return parts[1] if len(parts) > 2 else ""
