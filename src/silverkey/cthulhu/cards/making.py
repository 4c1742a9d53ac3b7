"""How a card file writes its cards down: facts by name, abilities as data."""

from __future__ import annotations

from typing import TypedDict, Unpack

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.vocabulary.abilities import Ability, as_event
from silverkey.cthulhu.vocabulary.filters import Cards, Either
from silverkey.cthulhu.vocabulary.places import Places
from silverkey.cthulhu.words import CHARACTER, CONSPIRACY, EVENT, NEUTRAL, STORY, SUPPORT
from silverkey.language.node import Node


class Facts(TypedDict, total=False):
    """What may be said about a card besides title, number and faction."""

    descriptor: str
    unique: bool
    cost: int | str
    """A number, or "X"."""
    skill: int | str
    """A number, or "X"."""
    icons: str
    """Letters, such as TTC."""
    subtypes: tuple[str, ...]
    keywords: str
    """With commas between, such as "Heroic, Toughness +1"."""
    steadfast: tuple[tuple[str, int], ...]
    transient: bool
    zoog: bool
    """The card has a Zoog resource symbol: its text works from a domain."""
    champion: bool
    """The card says that a World Champion designed it."""
    attach: Cards | Either | Places
    """What an attachment is attached to."""


class CardSet:
    """The cards of one set, as they are written down."""

    def __init__(self, code: str, name: str, *, collectible: bool = False) -> None:
        self.code = code
        self.name = name
        self.collectible = collectible
        """A set of the collectible game, which only the oldest document knows."""
        self.cards: list[Card] = []

    def character(self, title: str, number: int | str, faction: str, *abilities: Node, **facts: Unpack[Facts]) -> Card:
        """A character."""
        return self._add(CHARACTER, title, number, faction, abilities, facts)

    def support(self, title: str, number: int | str, faction: str, *abilities: Node, **facts: Unpack[Facts]) -> Card:
        """A support card; an attachment says what it attaches to."""
        return self._add(SUPPORT, title, number, faction, abilities, facts)

    def event(self, title: str, number: int | str, faction: str, *abilities: Node, **facts: Unpack[Facts]) -> Card:
        """An event. Its first ability is what it does when it is played."""
        first, *others = abilities
        played = as_event(first) if isinstance(first, Ability) else first
        return self._add(EVENT, title, number, faction, (played, *others), facts)

    def conspiracy(self, title: str, number: int | str, faction: str, *abilities: Node, **facts: Unpack[Facts]) -> Card:
        """A conspiracy."""
        return self._add(CONSPIRACY, title, number, faction, abilities, facts)

    def story(self, title: str, number: int | str, *abilities: Node) -> Card:
        """A story."""
        return self._add(STORY, title, number, NEUTRAL, abilities, {})

    def _add(
        self, type: str, title: str, number: int | str, faction: str, abilities: tuple[Node, ...], facts: Facts
    ) -> Card:
        card = Card(
            title,
            set=self.code,
            number=number,
            type=type,
            faction=faction,
            abilities=abilities,
            descriptor=facts.get("descriptor", ""),
            unique=facts.get("unique", False),
            cost=facts.get("cost", 0),
            skill=facts.get("skill", 0),
            icons=facts.get("icons", ""),
            subtypes=facts.get("subtypes", ()),
            keywords=_keywords(facts.get("keywords", "")),
            steadfast=facts.get("steadfast", ()),
            transient=facts.get("transient", False),
            zoog=facts.get("zoog", False),
            champion=facts.get("champion", False),
            attach=facts.get("attach"),
        )
        self.cards.append(card.finish())
        return card


def _keywords(text: str) -> dict[str, int]:
    """
    >>> _keywords("Heroic, Toughness +2, Fated 3")
    {'Heroic': 1, 'Toughness': 2, 'Fated': 3}
    """
    found: dict[str, int] = {}
    for part in filter(None, (word.strip() for word in text.split(","))):
        word, _, number = part.partition(" ")
        found[word] = int(number) if number else 1
    return found
