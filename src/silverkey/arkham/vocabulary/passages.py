"""Locations that come to light in the middle of a scenario, and what opens them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.vocabulary.constants import Passage
from silverkey.arkham.words import END_OF_GAME
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.references import Ref
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

A_PASSAGE = Passage()


@dataclass(frozen=True, eq=False)
class ComeToLight(Instruction):
    """This location, which has no unrevealed side, comes into play connected to where it was drawn."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        ctx.cards["passage"] = (game.investigators[ctx.you].location, ctx.source)
        outcome = game.happen([brought_about(ctx, "enter", ctx.source, ctx.you)])
        return outcome if outcome is LATER else self.after(game, frame, value=True)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        """It is there: nothing of it is hidden, and one can get there."""
        standing = game.in_play.get(frame.ctx.source)
        if standing is None:
            return SHORT
        standing.revealed = True
        game.let_last(Lasting(A_PASSAGE, frame.ctx.copy(), (), END_OF_GAME))
        return FULL

    def english(self, title: str) -> str:
        return f"put {title} into play, connected to the location from which it was drawn"


@dataclass(frozen=True, eq=False)
class AttachThis(Instruction):
    """This card, which is in play, is attached to another; nobody controls it any more."""

    where: Ref

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.where.cards(game, ctx) else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        hosts = self.where.cards(game, frame.ctx)
        if not hosts:
            return SHORT
        return game.happen([brought_about(frame.ctx, "attach", frame.ctx.source, frame.ctx.you, place=hosts[0])])

    def english(self, title: str) -> str:
        return f"attach {title} to {self.where.english(title)}"
