"""Effects of cards: all aspects come before whatever comes after one of them (rules reference, Effects and Then)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from silverkey.arkham.rules.timing import Timing, forget
from silverkey.arkham.vocabulary.basics import Attempt
from silverkey.arkham.vocabulary.deeds import Test
from silverkey.arkham.words import AFTER
from silverkey.kernel.frame import Frame
from silverkey.kernel.state import UNTOLD
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

NEXT = -1
"""Stands between events that came about one after the other."""


class Effect(Program):
    """An effect of a card being carried out.

    A skill test has its own steps: what has come about before is followed up before it begins, as the document has it
    where somebody moves before he investigates (ahlcg-1.2/faq/duke-turn-ends).
    """

    __slots__ = ("postponed",)

    def __init__(self, program: tuple[Instruction, ...], ctx: Context) -> None:
        super().__init__(program, ctx)
        self.postponed: list[int] = []
        """What has come about and may be answered once it is done: serial numbers of events."""

    def postpone(self, serials: list[int]) -> None:
        """What comes after these events, which came together, comes once the effect is done."""
        self.postponed += [*serials, NEXT]

    def perform(self, game: Any) -> None:
        if self.postponed and (self.position >= len(self.program) or _tests(self.program[self.position])):
            following, self.postponed = self.postponed, []
            game.push(Following(following), UNTOLD)
            return
        super().perform(game)


def _tests(instruction: Instruction) -> bool:
    return any(isinstance(node, Attempt | Test) for node in instruction.walk())


class Following(Frame["Game"]):
    """What follows from the aspects of an effect, in the order in which they came about."""

    __slots__ = ("events", "heard")

    STEPS = ("follow",)

    def __init__(self, events: list[int]) -> None:
        self.events = events
        self.heard: list[int] = []
        """Those that have been answered."""

    def follow(self, game: Game) -> None:
        """What comes after the next of them, or it is over."""
        forget(game, self.heard)
        if not self.events:
            game.pop()
            return
        end = self.events.index(NEXT)
        self.heard = self.events[:end]
        del self.events[: end + 1]
        game.push(Timing(self.heard.copy(), AFTER))
