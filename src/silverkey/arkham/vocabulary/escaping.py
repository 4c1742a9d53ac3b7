"""Getting away from enemies: disengaging and what goes with it, and turning their attacks on others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.details import HORROR_ONLY
from silverkey.cardgame.details import Manner
from silverkey.cardgame.legality import effect_refusal
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.phrasing import joined
from silverkey.cardgame.words.references import Ref
from silverkey.kernel.decision import NO, YES, Option
from silverkey.kernel.outcome import FULL, LATER, Outcome, came
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


@dataclass(frozen=True, eq=False)
class Disengage(Instruction):
    """Disengage from enemies and do something else; until that is done, these engage nobody again."""

    who: Ref
    effect: tuple[Instruction, ...]
    optional: bool = False
    """You may do the first, or only what follows."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.who.cards(game, ctx) else effect_refusal(game, ctx, self.effect)

    def run(self, game: Game, frame: Program) -> Outcome:
        if not self.who.cards(game, frame.ctx):
            return self.go_on(game, frame)
        if self.optional:
            return frame.ask(game, frame.ctx.you, "may", [YES, NO])
        return self.break_away(game, frame)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        return self.break_away(game, frame) if option == YES else self.go_on(game, frame)

    def break_away(self, game: Game, frame: Program) -> Outcome:
        """The engagements are broken."""
        ctx = frame.ctx
        ctx.cards["evaded"] = self.who.cards(game, ctx)
        events = [brought_about(ctx, "disengage", card, ctx.you) for card in ctx.cards["evaded"]]
        outcome = game.happen(events)
        return outcome if outcome is LATER else self.go_on(game, frame)

    def go_on(self, game: Game, frame: Program) -> Outcome:
        """The rest is done."""
        frame.stage = 1
        return frame.carry_out(game, self.effect)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if not frame.stage:
            return self.go_on(game, frame)
        frame.ctx.cards.pop("evaded", None)
        game.touch()
        return came(bool(value))

    def english(self, title: str) -> str:
        may = "you may " if self.optional else ""
        return f"{may}disengage from {self.who.english(title)} and {joined(self.effect, title)}"


@dataclass(frozen=True, eq=False)
class WithoutDamage(Instruction):
    """The attack that is answered deals you no damage, but its horror."""

    def run(self, game: Game, frame: Program) -> Outcome:
        game.events[frame.ctx.event].detail = Manner(HORROR_ONLY)
        return FULL

    def english(self, title: str) -> str:
        return "the attack deals you no damage; you still take its horror"
