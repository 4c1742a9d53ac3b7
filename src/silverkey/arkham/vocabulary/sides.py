"""Cards that are turned over in play, so that what stands on their other side is resolved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.arkham.words import ON_THE_BACK
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


@dataclass(frozen=True, eq=False)
class TurnOver(Instruction):
    """This card is turned over, and what stands on its other side is resolved."""

    def run(self, game: Game, frame: Program) -> Outcome:
        card = frame.ctx.source
        if card not in game.in_play:
            return SHORT
        game.in_play[card].turned = True
        game.touch()
        effect = tuple(part for ability in game.printed[card].reverse for part in ability.effect)
        game.push(Program(effect, Context(frame.ctx.you, card, kind=ON_THE_BACK)))
        return LATER

    def english(self, title: str) -> str:
        return "flip this card over and resolve its other side"


@dataclass(frozen=True, eq=False)
class TurnBack(Instruction):
    """This card, which was turned over, is turned back."""

    def run(self, game: Game, frame: Program) -> Outcome:
        standing = game.in_play.get(frame.ctx.source)
        if standing is None:
            return SHORT
        standing.turned = False
        game.touch()
        return FULL

    def english(self, title: str) -> str:
        return "flip this card back over"
