"""What players are asked and what they may answer: kinds of decision, words of options, and what these carry.

A game has an enumeration of each, made of strings, so that saved games and case files have plain words; a view has the
members themselves. What no game owns is in ``usual.py``: an enumeration cannot be carried on from another, so a game
takes it over by name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from itertools import cycle
from typing import NamedTuple, Self, TypeVar


@dataclass(frozen=True, eq=False, repr=False)
class Meaning:
    """What a number of an option stands for."""

    text: str
    card: bool = False
    """Whether it is a card, which each viewer knows under a number of his own."""
    names: Callable[[int], tuple[str, ...]] | None = None
    """What it is called, the usual name first, where it stands for something that has names of its own."""

    def __repr__(self) -> str:
        return f"<{self.text}>"


NOTHING = Meaning("nothing")
A_CARD = Meaning("a card, as the viewer numbers it", card=True)
A_PLAYER = Meaning("a player, counted from 0")
AN_ABILITY = Meaning("which ability of the card; -1 where it is simply played")
AN_EVENT = Meaning("what it answers, counted from 0 within the question; `answers` describes it")
INNER = Meaning("the engine's own, not shown")
A_COUNT = Meaning("a number as it is", names=lambda number: (str(number),))


class Answer(NamedTuple):
    """What makes a word of options: how it is spelled, and what its numbers stand for."""

    word: str
    card: Meaning = NOTHING
    number: Meaning = NOTHING
    other: Meaning = NOTHING
    parts: tuple[Meaning, ...] = ()


class Question(NamedTuple):
    """What makes a kind of decision: how it is spelled, and what is asked."""

    kind: str
    question: str


class Word(StrEnum):
    """The words of a game's options, each with what its ``card``, ``number`` and ``other`` stand for; -1 is nothing."""

    card: Meaning
    number: Meaning
    other: Meaning
    parts: tuple[Meaning, ...]
    """What its further numbers stand for in turn, over and over: a card and how much it gets, the next card …"""
    names_card: bool
    """Whether ``card`` is a card; in others it is a player, or nothing."""
    declines: bool
    """Whether it lets things be."""

    def __new__(
        cls,
        word: str,
        card: Meaning = NOTHING,
        number: Meaning = NOTHING,
        other: Meaning = NOTHING,
        parts: tuple[Meaning, ...] = (),
    ) -> Self:
        self = str.__new__(cls, word)
        self._value_ = word
        self.card, self.number, self.other, self.parts = card, number, other, parts
        self.names_card = card.card
        self.declines = word in ("pass", "done", "no")
        return self

    def cards_among(self, parts: tuple[int, ...]) -> list[int]:
        """Those of an option's further numbers that are cards."""
        return [part for part, meaning in zip(parts, cycle(self.parts), strict=False) if meaning.card]


class Kind(StrEnum):
    """The kinds of a game's decisions, each with its question."""

    question: str

    def __new__(cls, kind: str, question: str = "") -> Self:
        self = str.__new__(cls, kind)
        self._value_ = kind
        self.question = question
        return self


M = TypeVar("M", bound=StrEnum)


def by_name(kind: type[M]) -> dict[str, M]:
    """The members of an enumeration by what they are spelled like, to look up what a state or a file says."""
    return {member.value: member for member in kind}
