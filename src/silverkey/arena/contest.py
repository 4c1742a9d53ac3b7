"""What a game says to the arena: how its games begin, and what has come of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from silverkey.arena.match import GameReport
from silverkey.cardgame.game import CardGame
from silverkey.games import part

G = TypeVar("G", bound=CardGame)

Decks = str | Sequence[Sequence[str]]
"""A kind of decks, or one for each seat as titles or codes of cards."""


class Measured(NamedTuple):
    """Decks of a kind and a number of agents with which speed is measured."""

    decks: str
    seats: int


class Contest(ABC, Generic[G]):
    """One game as the arena needs it."""

    seats: ClassVar[Sequence[int]]
    """How many agents may play it."""
    kinds: ClassVar[Sequence[str]]
    """The kinds of decks that there are to play with, the usual one first."""
    measured: ClassVar[Sequence[Measured]]
    """With what speed is measured, the usual first."""
    counted: ClassVar[str] = ""
    """What they are called who play it, where one may say how many."""

    @property
    def settings(self) -> Mapping[str, Sequence[str]]:
        """What else may be said about a game, such as its scenario: what there is of each."""
        return {}

    @property
    def ways(self) -> Sequence[Mapping[str, str]]:
        """Every game that there is to be played, by what may be said about it."""
        return ({},)

    @abstractmethod
    def begin(self, seed: int, seats: int, decks: Decks, edition: str, settings: Mapping[str, str]) -> G:
        """A game up to its first decision. Raises LookupError or ValueError if it cannot be dealt."""

    @abstractmethod
    def brought(self, file: Path, edition: str) -> tuple[list[str], list[str]]:
        """The cards of a deck file, and what may be said against it. Raises LookupError if it cannot be played."""

    @abstractmethod
    def sum_up(self, game: G, report: GameReport) -> None:
        """Note how a game has ended."""

    @abstractmethod
    def midway(self, game: G) -> bool:
        """Whether a game is as far as half of it, with much on the table."""


def contest_of(game: str) -> Contest[Any]:
    """What the arena knows of a game. Raises UnknownGame."""
    contest: Contest[Any] = part("arena", game).CONTEST
    return contest
