"""The texts of a game in which small mistakes are made: its cards, and whatever else is written in their words.

What is the same for every game stands in ``alterations.py`` and ``nodes.py``; here is what they ask of a game, and
``cthulhu_texts.py`` and ``arkham_texts.py`` answer.
"""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from silverkey.cardgame.source import Definition
from silverkey.games import GAMES
from silverkey.language.node import Node

HERE = Path(__file__).resolve().parent.parent
T = TypeVar("T")
Words = Node | tuple[Node, ...]


class Texts(ABC, Generic[T]):
    """The texts of one game."""

    known: ClassVar[Path]
    """What no case notices, with the reasons."""
    sets: ClassVar[tuple[str, ...]]
    filters: ClassVar[tuple[type[Node], ...]]
    """The words that describe cards …"""
    triggers: ClassVar[tuple[type[Node], ...]]
    """… and those that say what an ability answers."""
    not_said: ClassVar[tuple[str, ...]] = ("name", "names", "noun", "words", "rulings")
    """Fields that name things within the effect, or are English or citations: no part of what a card does."""

    # Which there are

    @abstractmethod
    def all(self) -> list[T]:
        """Every text, each wording of a card being one."""

    @abstractmethod
    def find(self, name: str) -> list[T]:
        """The wordings of a card, and whatever else goes by a name."""

    @abstractmethod
    def called(self, text: T) -> str:
        """What a text goes by; no other does."""

    @abstractmethod
    def title(self, text: T) -> str:
        """What cases about it call it."""

    @abstractmethod
    def set_of(self, text: T) -> str:
        """The code of the set that it is of."""

    @abstractmethod
    def definition(self, text: T) -> Definition:
        """Where it is written down."""

    @abstractmethod
    def laid_out(self, game: Any) -> Iterable[T]:
        """The texts that a position makes use of."""

    # What they say

    @abstractmethod
    def written(self, text: T) -> list[str]:
        """How it reads."""

    @abstractmethod
    def parts(self, text: T) -> Mapping[str, Words]:
        """The words it is made of, by where they stand; what is merely the list of its abilities stands nowhere."""

    @abstractmethod
    def altered(self, text: T, part: str, words: Words) -> T:
        """The same with other words in one of its parts."""

    @abstractmethod
    def become(self, text: T, other: T) -> Callable[[], None]:
        """Let a text be what another one is; what is returned undoes it."""

    @contextmanager
    def in_place_of(self, text: T, other: T) -> Iterator[None]:
        """The text, wherever it is used, is what another one is."""
        undo = self.become(text, other)
        try:
            yield
        finally:
            undo()

    # What its words mean

    def means_nothing(self, text: T, node: Node, name: str, above: tuple[Node, ...]) -> bool:
        """Whether a field of a node makes no difference to what a text does. ``above`` are those that it stands in."""
        return False

    def tells_only(self, node: Node) -> bool:
        """Whether an instruction does nothing but tell a story."""
        return False

    def counts(self, node: Node) -> bool:
        """Whether a number in a node is one of something."""
        return True

    def near(self, name: str, value: int) -> tuple[int, ...]:
        """Other numbers in place of one."""
        return (value + 1, value - 1)


@cache
def texts_of(game: str) -> Texts[Any]:
    """The texts of a game."""
    found: Texts[Any] = importlib.import_module(f"{game}_texts").TEXTS
    return found


def games_with(name: str) -> list[str]:
    """The games that have a text of that name."""
    return [game for game in GAMES if texts_of(game).find(name)]
