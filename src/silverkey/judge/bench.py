"""A game under examination: it waits at every question and goes on one tick at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from silverkey.cardgame.choosing import Choosing
from silverkey.cthulhu.edition import Edition
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.rules.actions import ActionWindow
from silverkey.cthulhu.rules.turn import StartPhase, Turn
from silverkey.kernel.decision import Option
from silverkey.kernel.record import blank, fields_of

if TYPE_CHECKING:
    from silverkey.judge.foretelling import Foretold
    from silverkey.judge.naming import Names

T = TypeVar("T")


class Bench(Game):
    """A game that hides nothing from the judge.

    A game at the table answers a question itself if there is only one answer. Here such questions are put too, so
    that a case may answer them, and windows in which nobody can do anything can be looked at.
    """

    __slots__ = ("foretold", "names")

    COPIED = fields_of(Game)
    puts_all: ClassVar[bool] = True

    foretold: Foretold | None
    """What chance will decide, if the case says so."""
    names: Names | None
    """What the case calls its cards."""

    def __init__(self, seed: int, edition: Edition) -> None:
        super().__init__(seed, edition)
        self.foretold = None
        self.names = None

    def answer(self, option: Option, serial: int | None = None) -> None:
        """Answer the pending question. What the table would not have asked leaves no trail there."""
        plain, trail = self.plain, len(self.trail)
        super().answer(option, serial)
        if plain:
            del self.trail[trail:]

    def advance(self) -> None:
        """An answer alone moves nothing on: ``tick`` does."""

    def tick(self) -> None:
        """Do the next thing that needs no decision, or put the next question."""
        self.run(1)

    def to_question(self) -> None:
        """Go on until somebody must decide or the game is over."""
        super().advance()

    @property
    def plain(self) -> bool:
        """Whether the pending question answers itself at the table."""
        if self.pending is None:
            return False
        number = len(self.pending.options)
        frame = self.stack[-1]
        return number == 1 or (isinstance(frame, Choosing) and frame.obvious(number))

    @property
    def between_actions(self) -> bool:
        """Whether no action is under way: the last one is fully resolved."""
        return self.over or (not self.unsettled and isinstance(self.stack[-1], Turn | ActionWindow))

    @property
    def phase_begins(self) -> bool:
        """Whether a phase has begun and nothing in it has happened yet."""
        frame = self.stack[-1]
        return isinstance(frame, StartPhase) and frame.next_step == "initiate"

    def clone(self) -> Bench:
        """A copy that plays on exactly as this game would."""
        copy = super().clone()
        new = blank(Bench)
        for name in self.COPIED:
            setattr(new, name, getattr(copy, name))
        new.foretold = None if self.foretold is None else self.foretold.copy()
        new.names = self.names
        return new

    def spoken(self, card: int) -> str:
        """What a card is called in an account of the game: by the name that the case gives it, too."""
        return super().spoken(card) if self.names is None else self.names.spoken(self, card)

    # Chance

    def chance(self, what: str, among: Sequence[T]) -> T:
        """What the case foretells, or else one of these at random."""
        cards: Any = among
        found = None if self.foretold is None else self.foretold.pick(self, what, cards)
        return super().chance(what, among if found is None else [one for one in among if one == found])

    def shuffle(self, items: list[T]) -> None:
        """Shuffle cards; what the case foretells comes to lie on top."""
        super().shuffle(items)
        cards: Any = items
        if self.foretold is not None:
            self.foretold.arrange(self, cards)
