"""Passives of this game that forbid something, or shield cards from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.board import COMMITMENT, NOTHING
from silverkey.cardgame.board import PILES as OUT_OF_PLAY
from silverkey.cardgame.words import limits
from silverkey.cardgame.words.amounts import Amount, amount, amount_english
from silverkey.cardgame.words.conditions import Condition, all_true, conditions_clause
from silverkey.cardgame.words.constants import Constant, looked_at
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.table.board import joining
from silverkey.cthulhu.words import TRIGGERED
from silverkey.language import english
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


@dataclass(frozen=True, eq=False)
class Cannot(limits.Cannot):
    """Something cannot be done with certain cards while its conditions hold (coc-latest/2.2.a)."""

    at: Ref | None = None
    """The story that they cannot commit to."""
    unless_paid: bool = False
    """Not for players who have paid for this card (see ``CountAsPaid``)."""

    @property
    def reads(self) -> int:  # type: ignore[override]
        """What is forbidden is asked later, but for blanking, which is part of a survey, and for the story meant."""
        at_once = looked_at(self.who, *self.when) if self.verb == "blank" else NOTHING
        return OUT_OF_PLAY | at_once | (NOTHING if self.at is None else COMMITMENT)

    def verbs(self, game: Game, ctx: Context) -> list[str]:
        if self.at is None:
            return limits.Cannot.verbs(self, game, ctx)
        return [joining(story) for story in self.at.cards(game, ctx)]

    def covers(self, game: Game, ctx: Context, card: int) -> bool:
        if not limits.Cannot.covers(self, game, ctx, card):
            return False
        free = "barred" in ctx.cards or not self.unless_paid
        return free or not _paid(game, ctx, game.in_play[card].controller)

    def told(self, title: str) -> str:
        text = limits.Cannot.told(self, title)
        if self.at is not None:
            text += f" to {self.at.english(title)}"
        if not self.unless_paid:
            return text
        return f"{text.replace(' cannot ', ' whose controllers have not paid cannot ', 1)} in that phase"


def _paid(game: Game, ctx: Context, player: int) -> bool:
    """Whether a player has paid this phase for the card that this is about."""
    return ("paid", player, game.in_play[ctx.source].entered, game.phase_serial) in game.limits


@dataclass(frozen=True, eq=False)
class ShieldedFrom(Constant):
    """Certain cards cannot be chosen by triggered effects, or only by those that cost enough."""

    who: Ref
    cost_max: int | Amount | None = None
    """Effects that cost more may choose them."""
    when: tuple[Condition, ...] = ()

    def covers(self, game: Game, ctx: Context, card: int, cost: int) -> bool:
        """Whether an effect of that cost cannot choose the card."""
        if not self.who.means(game, ctx, card) or not all_true(self.when, game, ctx):
            return False
        return self.cost_max is None or cost <= amount(self.cost_max, game, ctx)

    def english(self, title: str) -> str:
        text = f"{self.who.english(title)} cannot be chosen by triggered effects"
        if self.cost_max is not None:
            text += f" that cost {amount_english(self.cost_max)} or less"
        if self.when:
            text += f" {conditions_clause(self.when, title)}"
        where = self.cost_max.where() if isinstance(self.cost_max, Amount) else ""
        return english.sentence(text) + (f" {english.sentence(where)}" if where else "")


def shielded(game: Game, card: int, ctx: Context) -> bool:
    """Whether a card cannot be chosen by the triggered effect that this is about, as it costs too little."""
    said = game.board.said(ShieldedFrom)
    if not said or ctx.kind not in TRIGGERED:
        return False
    cost = ctx.numbers.get("printed cost", 0)
    cost = ctx.numbers.get("x", 0) if cost < 0 else cost
    return any(shield.covers(game, own, card, cost) for shield, own, _ in said)
