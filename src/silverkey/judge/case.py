"""What a case says, once it has been read: a position, steps, expectations."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from silverkey.judge.source import Place, whole
from silverkey.judge.stepper import G

if TYPE_CHECKING:
    from silverkey.judge.court import Court
    from silverkey.judge.moves import Deed


C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Laid(Generic[C]):
    """A card that a case lays out. A game adds how it lies there."""

    card: C
    place: Place
    label: str = ""
    """A name of its own."""
    owner: int = -1


@dataclass(frozen=True, slots=True)
class Name:
    """A card, a place, a player, a number or whatever else a game has, as a case writes it."""

    text: str
    place: Place
    of: int = -1
    """Whose it is, where that is said."""

    @property
    def number(self) -> int | None:
        """The number it is, if it is one."""
        return whole(self.text) if self.text.isdecimal() else None


Outcome = Name | tuple[Name, ...]
"""A result of chance: what is taken at random, or the cards on top of what is shuffled."""


@dataclass(frozen=True, slots=True)
class Move(Generic[G]):
    """Something a player does."""

    player: int
    deed: Deed[G]
    place: Place
    words: str
    """The move as the reports write it."""
    now: bool = False
    """Possible at once, or not at all."""
    chance: tuple[Outcome, ...] = ()
    """What chance decides from here on."""


@dataclass(frozen=True, slots=True)
class Cannot(Generic[G]):
    """A move that must be impossible."""

    move: Move[G]
    because: tuple[str, ...]
    place: Place

    @property
    def words(self) -> str:
        """The step as the reports write it."""
        return f"cannot: {self.move.words}"


Wanted = str | int | bool | tuple[Name, ...] | tuple[tuple[Name, int], ...]


@dataclass(frozen=True, slots=True)
class Expectation:
    """One thing that must be true: of a card, of a player, or of the game."""

    subject: Name | int | None
    """A card, a player's number, or None for the game."""
    key: str
    wanted: Wanted
    place: Place


@dataclass(frozen=True, slots=True)
class Check:
    """Expectations in the middle of the steps."""

    expectations: tuple[Expectation, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Asked:
    """Who is asked first at questions of a kind, in that order, between the step before and the step after."""

    kind: str
    players: tuple[int, ...]
    """Nobody is asked at all if this is empty."""
    place: Place


@dataclass(frozen=True, slots=True)
class Until:
    """Play on to the beginning of a phase."""

    phase: str
    place: Place

    @property
    def words(self) -> str:
        """The step as the reports write it."""
        return f"until {self.phase}"


class Occasion(ABC, Generic[G]):
    """Something that befalls the whole table, which a game has words for. Nobody does it by a move."""

    __slots__ = ()

    place: Place
    words: str
    """The step as the reports write it."""

    @abstractmethod
    def happen(self, game: G) -> G:
        """Let it happen; the game that goes on from there."""


Step = Move[G] | Cannot[G] | Check | Asked | Until | Occasion[G]


class Position(ABC, Generic[G]):
    """What a case lays out. Each game has its own."""

    __slots__ = ()

    @abstractmethod
    def lay_out(self, players: tuple[str, ...], edition: str) -> G:
        """The game as it stands there under an edition."""


@dataclass(frozen=True, slots=True)
class Case(Generic[G]):
    """A rules question."""

    court: Court[G]
    title: str
    place: Place
    editions: tuple[str, ...]
    players: tuple[str, ...]
    position: Position[G]
    cites: tuple[str, ...] = ()
    chance: tuple[Outcome, ...] = ()
    """What chance decides, in the order in which it is asked."""
    steps: tuple[Step[G], ...] = ()
    expect: tuple[Expectation, ...] = ()
