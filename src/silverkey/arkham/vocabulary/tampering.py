"""Instructions that meddle with a skill test under way: tokens cancelled, success made certain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.arkham.table import bag
from silverkey.cardgame.events import prevent
from silverkey.kernel.event import CANCELLED, PENDING, Event
from silverkey.kernel.outcome import FULL, SHORT, Outcome
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


@dataclass(frozen=True, eq=False)
class CancelToken(Instruction):
    """The chaos token that is being revealed is cancelled and goes back into the bag; another is revealed."""

    def run(self, game: Game, frame: Program) -> Outcome:
        event = game.events[frame.ctx.event]
        if event.status != PENDING:
            return SHORT
        prevent(game, event, CANCELLED)
        bag.put_back(game, event.word)
        if game.observer is not None:
            game.observer(Event("cancelled", -1, event.player, source=frame.ctx.source))
        return FULL

    def english(self, title: str) -> str:
        return "cancel that token, return it to the bag and reveal another in its place"


@dataclass(frozen=True, eq=False)
class FailOutright(Instruction):
    """The test under way fails automatically."""

    def run(self, game: Game, frame: Program) -> Outcome:
        test = game.test
        if test is None:
            return SHORT
        test.automatic = "failure"
        return FULL

    def english(self, title: str) -> str:
        return "this test fails automatically"


@dataclass(frozen=True, eq=False)
class SucceedOutright(Instruction):
    """The test under way succeeds automatically, unless it fails automatically."""

    def run(self, game: Game, frame: Program) -> Outcome:
        test = game.test
        if test is None or test.automatic:
            return SHORT
        test.automatic = "success"
        return FULL

    def english(self, title: str) -> str:
        return "you succeed automatically"
