"""What cards do to the actions of a turn: some are lost, some provoke nobody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.vocabulary.constants import additional_actions
from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.events import prevent
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.causing import brought_about
from silverkey.kernel.event import REPLACED
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

NOT_ACTING = Refusal("It is not that investigator's turn.", ("ahlcg-reference/forced.a",))


@dataclass(frozen=True, eq=False)
class LoseActions(Instruction):
    """Lose actions this turn: standard ones first, then additional ones in the order that you choose (1.10)."""

    number: int = 1

    def run(self, game: Game, frame: Program) -> Outcome:
        you = frame.ctx.you
        more = dict.fromkeys(additional_actions(game, you))
        rest = min(self.number - min(self.number, game.investigators[you].actions), len(more))
        if not rest:
            return self.lose(game, frame, ())
        game.push(Choosing(you, "which action", list(more), rest, rest, frame.ctx.source))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return came(bool(value)) if frame.stage else self.lose(game, frame, value)

    def lose(self, game: Game, frame: Program, more: tuple[int, ...]) -> Outcome:
        """They are lost, the additional ones of certain cards among them."""
        frame.stage = 1
        return game.happen([brought_about(frame.ctx, "lose actions", -1, frame.ctx.you, self.number, cards=more)])

    def english(self, title: str) -> str:
        return f"lose {self.number} action{'s' if self.number > 1 else ''} this turn"


@dataclass(frozen=True, eq=False)
class EndTurn(Instruction):
    """Lose all actions that you have left, and your turn ends at once (ahlcg-1.2/faq/duke-turn-ends)."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.active == ctx.you else NOT_ACTING

    def run(self, game: Game, frame: Program) -> Outcome:
        you = frame.ctx.you
        if game.active != you:
            return SHORT
        held = game.investigators[you]
        held.used.extend(additional_actions(game, you))
        held.actions = 0
        frame.stage = len(game.stack)
        if not game.end_turn(you):
            return SHORT
        return LATER if len(game.stack) > frame.stage else self.after(game, frame, value=True)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        game.active = -1
        game.touch()
        return FULL

    def english(self, title: str) -> str:
        return "lose all your remaining actions, and your turn ends at once"


@dataclass(frozen=True, eq=False)
class Unprovoking(Instruction):
    """The action that this ability costs provokes no attacks of opportunity."""

    def run(self, game: Game, frame: Program) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        return "this action does not provoke attacks of opportunity"


UNPROVOKING = Unprovoking()


@dataclass(frozen=True, eq=False)
class SkipPhase(Instruction):
    """The phase that is about to begin is skipped."""

    def run(self, game: Game, frame: Program) -> Outcome:
        prevent(game, game.events[frame.ctx.event], REPLACED)
        game.skip_phase()
        return FULL

    def english(self, title: str) -> str:
        return "skip this phase"


@dataclass(frozen=True, eq=False)
class RepeatPhase(Instruction):
    """The phase that has ended is repeated."""

    def run(self, game: Game, frame: Program) -> Outcome:
        game.repeat_phase()
        return FULL

    def english(self, title: str) -> str:
        return "repeat that phase"
