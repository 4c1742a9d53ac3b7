"""What the judge has to know of a game, and where it is found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic

from silverkey.cardgame.refusal import Refusal
from silverkey.games import having, part
from silverkey.judge.case import Expectation, Name, Occasion, Position, Wanted
from silverkey.judge.explaining import Explanation
from silverkey.judge.glossary import Glossary
from silverkey.judge.moves import Choose, Deed
from silverkey.judge.record import Record
from silverkey.judge.source import Faults, Node
from silverkey.judge.stepper import G
from silverkey.kernel.decision import Option

Reader = Callable[[Node, Glossary], Wanted]
"""Reads what is expected under a key."""


class Court(ABC, Generic[G]):
    """What the judge has to know of one game."""

    editions: tuple[str, ...]
    edition: str
    """The edition of cases that name none."""

    # The words of its cases

    case_keys: tuple[str, ...]
    seats: str
    """The key under which those who play are named."""
    stops: tuple[str, ...]
    """Where a case can play on to."""
    asked: tuple[str, ...]
    """Kinds of questions: those of the windows, ``order``, which puts things into an order, and ``choose``."""
    moves: tuple[str, ...]
    """Moves that say what is done, with ``choose`` among them."""
    words: tuple[str, ...]
    """Moves that are said in a word."""
    beside: Mapping[str, tuple[str, ...]]
    """What may stand beside moves, and beside which."""
    of_card: Mapping[str, Reader]
    """What may be expected of a card."""
    of_player: Mapping[str, Reader]
    of_game: Mapping[str, Reader]
    occasions: tuple[str, ...] = ()
    """Steps that are no moves, besides those that every game has."""
    vague: tuple[Refusal, ...] = ()
    """Refusals that say no more than comes out when the move is tried."""

    # Reading

    @abstractmethod
    def read_seats(self, node: Node) -> tuple[str, ...]:
        """The names of those who play, in the order in which they sit."""

    @abstractmethod
    def glossary(self, players: tuple[str, ...], faults: Faults) -> Glossary:
        """The names of a case, none of which has been read yet but those of the players."""

    @abstractmethod
    def read_position(self, fields: dict[str, Node], glossary: Glossary) -> Position[G]:
        """The position that a case lays out."""

    @abstractmethod
    def read_deed(self, kind: str, fields: dict[str, Node], glossary: Glossary) -> Deed[G]:
        """What is done in a move of this game's own."""

    def read_occasion(self, word: str, node: Node, glossary: Glossary) -> Occasion[G]:
        """What befalls the whole table in a step of this game's own."""
        raise NotImplementedError

    def choose(self, chosen: tuple[Name, ...], listed: bool) -> Choose[G]:
        """Answering a question."""
        return Choose(chosen, listed)

    def said(self, game: G, option: Option) -> str:
        """The move that an answer is, as a case writes it; nothing where it is chosen as in every game."""
        return ""

    @abstractmethod
    def written(self, game: Any, names: tuple[str, ...], title: str) -> str:
        """A game at the table as the case that lays it out. Raises ValueError if that cannot be written."""

    # Looking at the game

    @abstractmethod
    def record(self, game: G) -> Record:
        """Keeps what can be asked about the course of the game."""

    @abstractmethod
    def explanation(self, game: G) -> Explanation[G]:
        """Tells what happens in the game."""

    @abstractmethod
    def failure(self, game: G, expected: Expectation, record: Record) -> str:
        """What is not as expected, in words; nothing if all is."""


def court_of(game: str) -> Court[Any] | None:
    """The court of a game, or None if its cases cannot be run yet."""
    if game not in having("judge"):
        return None
    court: Court[Any] = part("judge", game).COURT
    return court
