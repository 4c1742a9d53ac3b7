"""How a card file writes its cards down: facts by name, abilities as data."""

from __future__ import annotations

from collections.abc import Callable

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.vocabulary.abilities import Ability, as_event
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.words import CHARACTER, CONSPIRACY, EVENT, NEUTRAL, STORY, SUPPORT
from silverkey.language.node import Node

Maker = Callable[..., Card]


class CardSet:
    """The cards of one set, as they are written down."""

    def __init__(self, code: str, name: str) -> None:
        self.code = code
        self.name = name
        self.cards: list[Card] = []

    def character(
        self,
        title: str,
        number: int,
        faction: str,
        *abilities: Node,
        cost: int | str,
        skill: int | str,
        icons: str = "",
        subtypes: tuple[str, ...] = (),
        keywords: str = "",
        descriptor: str = "",
        unique: bool = False,
        steadfast: tuple[tuple[str, int], ...] = (),
        transient: bool = False,
        zoog: bool = False,
    ) -> Card:
        """A character."""
        return self._add(
            Card(
                title,
                set=self.code,
                number=number,
                type=CHARACTER,
                faction=faction,
                descriptor=descriptor,
                unique=unique,
                cost=cost,
                skill=skill,
                icons=icons,
                subtypes=subtypes,
                keywords=_keywords(keywords),
                steadfast=steadfast,
                transient=transient,
                zoog=zoog,
                abilities=abilities,
            )
        )

    def support(
        self,
        title: str,
        number: int,
        faction: str,
        *abilities: Node,
        cost: int | str,
        subtypes: tuple[str, ...] = (),
        keywords: str = "",
        descriptor: str = "",
        unique: bool = False,
        steadfast: tuple[tuple[str, int], ...] = (),
        attach: Cards | None = None,
    ) -> Card:
        """A support card; an attachment says what it attaches to."""
        return self._add(
            Card(
                title,
                set=self.code,
                number=number,
                type=SUPPORT,
                faction=faction,
                descriptor=descriptor,
                unique=unique,
                cost=cost,
                subtypes=subtypes,
                keywords=_keywords(keywords),
                steadfast=steadfast,
                attach=attach,
                abilities=abilities,
            )
        )

    def event(
        self,
        title: str,
        number: int,
        faction: str,
        *abilities: Node,
        cost: int | str,
        subtypes: tuple[str, ...] = (),
        keywords: str = "",
        steadfast: tuple[tuple[str, int], ...] = (),
    ) -> Card:
        """An event. Its first ability is what it does when it is played."""
        played = tuple(as_event(a) if isinstance(a, Ability) and place == 0 else a for place, a in enumerate(abilities))
        return self._add(
            Card(
                title,
                set=self.code,
                number=number,
                type=EVENT,
                faction=faction,
                cost=cost,
                subtypes=subtypes,
                keywords=_keywords(keywords),
                steadfast=steadfast,
                abilities=played,
            )
        )

    def conspiracy(self, title: str, number: int, faction: str, *abilities: Node, cost: int | str) -> Card:
        """A conspiracy."""
        return self._add(
            Card(
                title,
                set=self.code,
                number=number,
                type=CONSPIRACY,
                faction=faction,
                cost=cost,
                abilities=abilities,
            )
        )

    def story(self, title: str, number: int, *abilities: Node) -> Card:
        """A story."""
        return self._add(Card(title, set=self.code, number=number, type=STORY, faction=NEUTRAL, abilities=abilities))

    def _add(self, card: Card) -> Card:
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
