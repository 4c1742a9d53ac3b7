"""A game under examination: it waits at every question and goes on one step at a time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.game import CardGame
from silverkey.kernel.decision import Decision, Option

if TYPE_CHECKING:
    from silverkey.judge.case import Name
    from silverkey.judge.foretelling import Foretold
    from silverkey.judge.naming import Names

T = TypeVar("T")
G = TypeVar("G", bound="Stepper")
"""The class of one game's states under examination."""
G_contra = TypeVar("G_contra", bound="Stepper", contravariant=True)
"""The same, of whoever is only handed them."""

PUT_IN_ORDER = "order"
"""The question in which order things come that happen together."""
NEXT_EFFECT = "order effects"
"""The question which of several effects that must come comes next."""


class Stepper(CardGame, ABC):
    """A game that hides nothing from the judge. Each game has a class that is this and the game itself.

    A game at the table answers a question itself if there is only one answer. Here such questions are put too, so
    that a case may answer them, and windows in which nobody can do anything can be looked at. The steps are those of
    the kernel, taken one at a time.
    """

    puts_all: ClassVar[bool] = True

    COPIED: ClassVar[tuple[str, ...]]
    """Everything that a state of the game is made of."""
    WINDOWS: ClassVar[tuple[str, ...]]
    """The questions of windows, in which cards are used. That of the action window is the first."""
    AS_LISTED: ClassVar[tuple[str, ...]] = (NEXT_EFFECT,)
    """Questions of order that the judge answers with what is listed first."""
    GRANTED: ClassVar[tuple[str, ...]] = ()
    """Questions that the judge says yes to."""

    names: Names[Any]
    """What the case calls its cards; in the class of a game, the names of that game."""
    foretold: Foretold
    """What chance will decide, where the case says so."""
    turn: int
    phase: str

    def go_on_in(self, copy: CardGame, new: G) -> G:
        """A copy of the game under examination as this one is, in an object that is still blank."""
        for name in self.COPIED:
            setattr(new, name, getattr(copy, name))
        new.foretold = self.foretold.copy()
        new.names = self.names
        return new

    def advance(self) -> None:
        """An answer alone moves nothing on: ``tick`` does."""

    def tick(self) -> None:
        """Do the next thing that needs no decision, or put the next question."""
        self.run(1)

    def to_question(self) -> None:
        """Go on until somebody must decide or the game is over."""
        super().advance()

    # Where the game stands

    @property
    def plain(self) -> bool:
        """Whether the pending question answers itself at the table."""
        if self.pending is None:
            return False
        number = len(self.pending.options)
        frame = self.stack[-1]
        return number == 1 or (isinstance(frame, Choosing) and frame.obvious(number))

    @property
    def goes_on(self) -> bool:
        """Whether the pending question asks for one more of what it has been given some of."""
        frame = self.stack[-1]
        return isinstance(frame, Choosing) and bool(frame.picked)

    @property
    @abstractmethod
    def between_actions(self) -> bool:
        """Whether no action is under way: the last one is fully resolved."""

    @abstractmethod
    def reached(self, point: str) -> bool:
        """Whether this is the beginning of a phase, or of a part of one, and nothing in it has happened yet."""

    @abstractmethod
    def looks(self, card: int) -> tuple[object, ...]:
        """All that a player could tell a card by."""

    def has_a_move(self, decision: Decision) -> bool:
        """Whether a question is answered by a move of its own, never by choosing."""
        return decision.kind in self.WINDOWS

    def compelled(self, decision: Decision) -> Sequence[Option]:
        """The answers that the rules leave where nothing can be declined."""
        return decision.options

    # Chance

    @abstractmethod
    def comes_up(self, what: str, one: object, name: Name) -> bool:
        """Whether a result of chance is the one of that name; ``what`` says what is being decided."""

    @abstractmethod
    def result(self, what: str, one: object) -> str:
        """What a result of chance is called."""

    def chance(self, what: str, among: Sequence[T]) -> T:
        """What the case foretells, or else one of these at random."""
        found = self.foretold.pick(self, what, among)
        return super().chance(what, among if found is None else [one for one in among if one == found])

    def shuffle(self, items: list[T]) -> None:
        """Shuffle cards; what the case foretells comes to lie on top."""
        super().shuffle(items)
        self.foretold.arrange(self, items)
