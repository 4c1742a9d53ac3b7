"""What a game says to those who run a table for it: how a game is agreed on and begun, and what a seat is told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from silverkey.games import part
from silverkey.sitting.autopass import Autopass
from silverkey.sitting.journal import Journal
from silverkey.sitting.news import News
from silverkey.sitting.seats import Seats
from silverkey.sitting.view import G, Kinds, V
from silverkey.sitting.wishing import Wishable

A = TypeVar("A", bound="Agreed")
BEYOND = 1_000_000
"""Whoever sees everything has the first player's numbers for cards, and others above this for what he cannot see."""


class Agreed(msgspec.Struct, frozen=True, kw_only=True):
    """What was settled before a game begins: everything that makes it the same game again, but who sits where."""

    seed: int
    edition: str = "latest"


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody who opens a table wants. What is left open, chance decides, or what is usual."""

    game: str
    edition: str = "latest"
    seed: int | None = None
    decks: tuple[str, ...] = ()
    """One for each player: the name of a starter deck, a whole deck as text, or nothing."""
    settings: Mapping[str, str] = {}
    """Whatever else a game lets one wish for, such as its scenario."""


class Host(ABC, Generic[G, V, A]):
    """A game as a table needs it."""

    word: ClassVar[str]
    kinds: ClassVar[Kinds]
    """How its questions are treated."""
    seats: ClassVar[Sequence[int]]
    """How many players it may have."""
    each: ClassVar[int]
    """For so many players one person may decide."""
    secretive: ClassVar[bool]
    """Whether nobody may know that somebody else is asked something, since it would tell what he holds."""
    rivals: ClassVar[bool]
    """Whether its players are against each other."""
    agreed: type[A]
    settings: type[Any]
    """What a seat may want to be asked about."""

    @abstractmethod
    def wishes(self) -> Sequence[Wishable]:
        """What can be wished for, in the order in which it is asked."""

    @abstractmethod
    def agree(self, wish: Wish, people: Sequence[str], held_by: Sequence[int]) -> A:
        """What is played. Raises ValueError or LookupError, with a sentence for people, where that is no game.

        ``people``: what those at the table are called. ``held_by``: who of them decides for each player, as it begins.
        """

    @abstractmethod
    def begin(self, agreed: A) -> G:
        """The game, waiting for its first decision."""

    @abstractmethod
    def restored(self, state: dict[str, Any]) -> G:
        """The game of a snapshot. Raises CorruptSave if it is none."""

    @abstractmethod
    def title(self, agreed: A) -> str:
        """Who plays what, in a few words."""

    @abstractmethod
    def opening(self, game: G, seats: Seats) -> str:
        """The first line of the log."""

    @abstractmethod
    def result(self, game: G) -> Mapping[str, Any]:
        """How a game has ended: ``winners`` are seats, ``how`` says it in a few words."""

    @abstractmethod
    def held_by(self, agreed: A, game: G) -> Sequence[int]:
        """Who at the table decides for each player now."""

    @abstractmethod
    def seated(self, agreed: A, game: G, people: Sequence[str], whose: int) -> Seats:
        """Who sits where now, as one of the people at the table sees it, or somebody who watches (-1)."""

    @abstractmethod
    def journal(self, seats: Seats) -> Journal[G]:
        """The log of a seat."""

    @abstractmethod
    def news(self, seats: Seats) -> News:
        """How the log of a seat is put into paragraphs."""

    @abstractmethod
    def autopass(self, settings: Any = None) -> Autopass[G, V]:
        """What decides when a seat is asked."""

    @abstractmethod
    def seen_by_all(self, views: Sequence[V]) -> V:
        """What the players see, together, for whoever may see all of it."""

    def opened(self, game: G) -> V:
        """How things stand for whoever may see all of it, and is asked nothing."""
        players = range(len(game.sight.numbers) - 1)
        seen = (msgspec.structs.replace(game.view(player), decision=None) for player in players)
        return self.seen_by_all([*seen])

    def staged(self, game: G) -> bool:
        """Whether what happens just now is worth following with the eye, one thing after the other."""
        return False

    def remarks(self, game: G, seen: V) -> Any:
        """What there is to say of the moment beside the view, to whoever has that view."""
        return None

    @abstractmethod
    def why_not(self, game: G, seats: Seats, seen: V, code: str) -> list[str]:
        """What stands in the way of a card, a sentence each. Raises LookupError if there is no such card."""


def host_of(game: str) -> Host[Any, Any, Any]:
    """What tables know of a game. Raises UnknownGame."""
    host: Host[Any, Any, Any] = part("sitting", game).HOST
    return host
