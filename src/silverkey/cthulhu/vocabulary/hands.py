"""Instructions about hands and discard piles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.words.amounts import Amount, amount, amount_english, counted
from silverkey.cardgame.words.causing import brought_about
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.words import DISCARD, HAND
from silverkey.kernel.decision import PASS, Option
from silverkey.kernel.event import REPLACED
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


@dataclass(frozen=True, eq=False)
class DrawCards(Instruction):
    """Draw cards."""

    DEED = "draw"

    number: int | Amount = 1
    up_to: bool = False
    """Until there are so many in hand."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        number = amount(self.number, game, ctx)
        if self.up_to:
            number -= len(game.sides[ctx.you].hand)
            if number <= 0:
                return FULL
        return game.happen([brought_about(ctx, "draw", -1, ctx.you, number)])

    def english(self, title: str) -> str:
        if self.up_to:
            return f"draw cards until there are {amount_english(self.number)} in your hand"
        return f"draw {counted(self.number, 'card')}"


@dataclass(frozen=True, eq=False)
class DrawFewer(Instruction):
    """Of the cards that one is about to draw, decide not to draw some."""

    DEED = "draw"

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        numbers = range(1, game.events[ctx.event].amount + 1)
        return frame.ask(game, ctx.you, "draw fewer", [PASS, *(Option("number", -1, number) for number in numbers)])

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        if option == PASS:
            return SHORT
        event = game.events[frame.ctx.event]
        event.amount -= option.number
        if event.amount == 0:
            event.status = REPLACED
        return FULL

    def english(self, title: str) -> str:
        return "you may decide not to draw some of them"


@dataclass(frozen=True, eq=False)
class SwapWithDiscard(Instruction):
    """Exchange any number of cards in one's hand with as many from the top of one's discard pile."""

    DEED = "exchange"

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        side = game.sides[ctx.you]
        most = min(len(side.hand), len(side.discard))
        if not most:
            return FULL
        if zones.stuck(game, side.discard[0]) is not None:
            return SHORT
        game.push(Choosing(ctx.you, "exchange", side.hand.copy(), 0, most, ctx.source))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        side = game.sides[frame.ctx.you]
        taken = side.discard[-len(value) :] if value else []
        for card in value:
            zones.move(game, card, DISCARD)
        for card in taken:
            zones.move(game, card, HAND)
        return FULL

    def english(self, title: str) -> str:
        return "may exchange any number of cards in your hand with as many from the top of your discard pile"
