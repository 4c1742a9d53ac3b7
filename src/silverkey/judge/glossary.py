"""The names that mean something in one case: its players, its cards, and what answers can be called."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

from silverkey.cardgame.library import Library, Playable, UnknownCard
from silverkey.cardgame.names import fold
from silverkey.judge.case import Name
from silverkey.judge.source import CaseError, Faults, Node, Place, nearest

NOTHING = ("none", "nothing", "pass", "no", "yes")
"""Words that answer a question without naming anything."""


class Glossary(ABC):
    """Collects names as a position is read, and finds fault with those that are not among them."""

    LIBRARY: Library[Any]
    """All cards of the game by name."""
    FILLERS: tuple[str, ...] = ()
    """What cards are called, as names are compared, that fill up piles."""

    def __init__(self, players: tuple[str, ...], faults: Faults) -> None:
        self.players = players
        self.faults = faults
        self.labels: dict[str, str] = {}
        self.titles: dict[str, str] = {}

    def add(self, card: Playable, label: str, place: Place) -> None:
        """A card is laid out, perhaps under a name of its own."""
        titles = {fold(name): name for name in (card.code, card.name, card.title)}
        for folded, title in {**dict.fromkeys(self.LIBRARY.names_of(card), card.name), **titles}.items():
            self.titles.setdefault(folded, title)
        if not label:
            return
        if fold(label) in self.labels or fold(label) in {fold(player) for player in self.players}:
            raise CaseError(f"Something else is called “{label}” already.", place)
        self.labels[fold(label)] = label

    def excuse(self, *names: str) -> None:
        """A card could not be read: whatever else is said of it is no mistake of its own."""
        self.titles.update((fold(name), name) for name in names if name)

    def player(self, node: Node) -> int:
        """The number of the player who is named."""
        number = self.player_number(node.text())
        if number is None:
            hint = nearest(node.text(), self.players) or f" There are {' and '.join(self.players)}."
            raise node.wrong(f"There is no player called “{node.text()}”.{hint}")
        return number

    def player_number(self, name: str) -> int | None:
        """The number of the player of that name, if there is one."""
        for number, player in enumerate(self.players):
            if fold(player) == fold(name):
                return number
        return None

    def title_of(self, name: str) -> str:
        """The title of the card that goes by a name; nothing if there is none."""
        try:
            return str(self.LIBRARY.find(name).name)
        except UnknownCard:
            return ""

    def has_card(self, name: str) -> bool:
        """Whether a card of that name is laid out."""
        return fold(name) in self.labels or fold(name) in self.titles

    def card(self, node: Node) -> Name:
        """A card of this case."""
        name = Name(node.text(), node.place)
        self.check_card(name)
        return name

    def check_card(self, name: Name) -> None:
        """A name that no card of the case has is an error."""
        if self.has_card(name.text):
            return
        hint = nearest(name.text, [*self.labels.values(), *self.titles.values()])
        title = self.title_of(name.text)
        if not title:
            raise CaseError(f"There is no card called “{name.text}”.{hint}", name.place)
        raise CaseError(f"No {title} is laid out in this case.{hint}", name.place)

    def pile(self, node: Node) -> tuple[Name, ...]:
        """Cards of this case, or such as fill up piles."""
        return self.faults.each(node.items(), self.pile_member)

    def pile_member(self, node: Node) -> Name:
        """A card of this case, or one that fills up a pile."""
        name = Name(node.text(), node.place)
        if name.text.lower() not in self.FILLERS:
            self.check_card(name)
        return name

    def site(self, node: Node) -> Name:
        """Where cards go, as far as the game knows such places by other than names; or any card."""
        return self.card(node)

    # Answers

    def answer(self, node: Node) -> Name:
        """Anything that a question can be answered with."""
        if node.is_map:
            return self.answer_in_full(node)
        if node.is_flag:
            return Name("yes" if node.flag() else "no", node.place)
        name = Name(node.text(), node.place)
        if (
            name.number is not None
            or self.has_card(name.text)
            or self.player_number(name.text) is not None
            or fold(name.text) in NOTHING
            or self.is_word(name.text)
        ):
            return name
        hint = nearest(name.text, [*self.labels.values(), *self.titles.values(), *self.players, *self.words()])
        raise node.wrong(f"Nothing in this case is called “{name.text}”.{hint}")

    @abstractmethod
    def answer_in_full(self, node: Node) -> Name:
        """An answer that says of what kind it is, or whose."""

    @abstractmethod
    def is_word(self, name: str) -> bool:
        """Whether a word of the game is an answer, such as the name of an icon."""

    @abstractmethod
    def words(self) -> Iterable[str]:
        """Words of the game that a misspelt answer may have meant."""
