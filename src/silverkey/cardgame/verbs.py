"""Verbs: everything that can happen. Each has its refusal, its log line and its rulings in one place."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from silverkey.cardgame.account import Account
from silverkey.cardgame.board import NOTHING
from silverkey.cardgame.refusal import Refusal
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Detail, Event
from silverkey.kernel.frame import Frame
from silverkey.kernel.record import room

SHARED = "cardgame"
"""The room of the verbs that every game has."""
_verbs: dict[str, dict[str, Any]] = {}


def verbs_of(game: str) -> dict[str, Any]:
    """The verbs of a game by their names, the ones that are still to be defined among them.

    Every game has those of this file; a verb of its own that has the name of one takes its place.
    """
    return _verbs.setdefault(game, dict(_verbs.get(SHARED, {})))


class Question(NamedTuple):
    """Something that somebody is asked before an event happens."""

    player: int
    kind: str
    options: list[Option]
    about: int
    """The card that asks."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """Something that can happen to a card, a player or the game.

    A verb that merely names a moment of the rules has no more than its name, its log line and its rulings.
    """

    name: ClassVar[str]
    does: ClassVar[str] = ""
    """The imperative on cards, with {who} and {n}."""
    tells: ClassVar[str] = ""
    """Its log line, with what an `Account` has of its event in braces: "{card} is discarded{because}."; or nothing."""
    touches: ClassVar[int] = NOTHING
    """What kinds of change it is, unless what it does says so itself."""
    carries: ClassVar[tuple[type[Detail], ...]] = ()
    """What its events may have besides."""
    leaves: ClassVar[bool] = False
    """Makes cards leave play."""
    rulings: ClassVar[tuple[str, ...]] = ()
    """What it rests on."""

    def __init_subclass__(cls) -> None:
        if "name" in vars(cls):
            verbs_of(room(cls))[cls.name] = cls()

    # May it happen?

    def cannot(self, game: Any, card: int, player: int) -> Refusal | None:
        """What forbids this for a card in play (and the player whose effect it is), or None."""
        found: Refusal | None = game.board.forbids(game, self.name, card)
        return found

    def moot(self, game: Any, card: int, player: int) -> Refusal | None:
        """Why it would change nothing about a card in play, which nothing forbids, or None."""
        return None

    def refusal(self, game: Any, card: int, player: int) -> Refusal | None:
        """Why it could not happen to a card now, wherever that is, or None."""
        moot = self.moot(game, card, player) if card in game.in_play else None
        return moot or self.cannot(game, card, player)

    # Before it happens

    def mover(self, game: Any, event: Event) -> int:
        """Who says in which order such events come that happen together; -1 if that does not matter."""
        return -1

    def question(self, game: Any, event: Event) -> Question | None:
        """What is asked before this happens, once; or None."""
        return None

    def answered(self, game: Any, event: Event, option: Option) -> None:
        """What was asked has been answered."""

    def prevented(self, game: Any, event: Event) -> None:
        """It was cancelled or something else came instead."""

    # The thing itself

    def perform(self, game: Any, event: Event) -> bool:
        """Let it happen; False if nothing came of it."""
        if not self.change(game, event):
            return False
        if self.touches:
            game.touch(self.touches)
        game.note(event)
        return True

    def change(self, game: Any, event: Event) -> bool:
        """Do what it does to the game; False if nothing came of it."""
        raise NotImplementedError

    def step_by_step(self, game: Any, event: Event) -> Frame[Any] | None:
        """The frame in which it happens piece by piece, where it cannot happen at once."""
        return None

    # Afterwards

    def log(self, told: Any) -> str:
        """The log line for somebody, or nothing."""
        return self.tells.format_map(told)

    def citations(self, event: Event) -> tuple[str, ...]:
        """The rulings that such an event rests on."""
        return self.rulings


class BeCancelled(Verb):
    """An effect is cancelled, by its source if that is known."""

    name = "cancelled"

    def log(self, told: Account) -> str:
        source = told.event.source
        return f"{told.card} is cancelled." if source < 0 else f"{told.name(source)} cancels it."


class Fizzle(Verb):
    """An effect is over of which nothing, or not all, may have come."""

    name = "fizzle"


class LeftOut(Verb):
    """Something that a card or the turn would have brought does not happen."""

    name = "left out"

    def log(self, told: Account) -> str:
        reason = str(told.event.memory.sentence)
        named = told.event.card >= 0 and told.knows(told.event.card)
        return f"{told.card}: {reason}" if named else reason
