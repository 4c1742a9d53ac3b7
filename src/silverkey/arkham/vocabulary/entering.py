"""Additional costs: what must be paid besides to enter or leave a location, as the move would be made (1.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.arkham.table.map import location_of
from silverkey.arkham.words import TRIGGERED
from silverkey.cardgame.words.constants import Rule
from silverkey.cardgame.words.costs import Cost
from silverkey.cardgame.words.phrasing import joined
from silverkey.kernel.outcome import FULL, Outcome
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def owes(ctx: Context) -> bool:
    """Whether whoever resolves an effect pays additional costs; what is forced or instructed asks for none (1.6.b)."""
    return ctx.kind in TRIGGERED


@dataclass(frozen=True, eq=False)
class EntryCost(Rule):
    """As an additional cost to enter this location, or the one that this is attached to, something must be done."""

    price: tuple[Instruction, ...]
    leaving: bool = False
    """To leave it, too."""

    def asked(self, game: Game, ctx: Context, here: int, place: int) -> bool:
        """Whether it is asked of whoever moves from one location to another."""
        mine = location_of(game, ctx.source)
        return place == mine or (self.leaving and here == mine)

    def affordable(self, game: Game, ctx: Context) -> bool:
        """Whether you could pay it now."""
        return all(part.refusal(game, ctx) is None for part in self.price if isinstance(part, Cost))

    def english(self, title: str) -> str:
        what = "move into or out of the location that it is attached to" if self.leaving else f"enter {title}"
        return english.sentence(f"as an additional cost to {what}, you must {joined(self.price, title)}")


def entry_costs(game: Game, player: int, place: int) -> list[tuple[EntryCost, Context]]:
    """What it costs an investigator besides to move to a location, in whose words."""
    found: list[tuple[EntryCost, Context]] = []
    here = game.investigators[player].location
    for word, ctx, _ in game.board.said(EntryCost):
        if word.asked(game, ctx, here, place):
            found.append((word, Context(player, ctx.source)))
    return found


def affordable(game: Game, player: int, place: int) -> bool:
    """Whether an investigator could pay what it costs besides to move to a location."""
    return all(word.affordable(game, ctx) for word, ctx in entry_costs(game, player, place))


@dataclass(frozen=True, eq=False)
class CallOff(Instruction):
    """The effects of the move that is about to be made are cancelled."""

    def run(self, game: Game, frame: Program) -> Outcome:
        game.call_off()
        return FULL

    def english(self, title: str) -> str:
        return "cancel the effects of the move"
