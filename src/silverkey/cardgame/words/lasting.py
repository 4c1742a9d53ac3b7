"""Instructions whose effects last, or come later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.words.changes import Change, Delayed, changes_english
from silverkey.cardgame.words.constants import Rule
from silverkey.cardgame.words.references import Every, Ref
from silverkey.kernel.outcome import FULL, SHORT, Outcome, came
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program


@dataclass(frozen=True, eq=False)
class Lasts(Instruction):
    """Changes that last: by default to the end of the phase."""

    who: Ref | None
    changes: tuple[Change | Rule, ...]
    until: str = "phase"
    uses: int = -1

    def possible(self, game: Any, ctx: Context) -> Any:
        """There must be something to change; whether any value of it turns out different is not asked."""
        if self.who is None or isinstance(self.who, Every) or self.who.settled(game, ctx) is None:
            return None
        return None if self.changed(game, ctx, self.who) else game.REFUSALS.no_target

    def changed(self, game: Any, ctx: Context, who: Ref) -> tuple[tuple[int, int], ...]:
        """The cards that the changes are about, each with which instance of the card it is."""
        return tuple(
            (card, standing.entered)
            for card in who.cards(game, ctx)
            if (standing := game.in_play.get(card)) is not None and not game.ignores(card, ctx.source, ctx.kind)
        )

    def run(self, game: Any, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards: tuple[tuple[int, int], ...] = ()
        if self.who is not None:
            cards = self.changed(game, ctx, self.who)
            if not cards:
                return came(isinstance(self.who, Every))
        for lasting in [self.made(game, ctx, change, cards) for change in self.changes]:
            game.let_last(lasting)
        return FULL

    def made(self, game: Any, ctx: Context, change: Change | Rule, cards: tuple[tuple[int, int], ...]) -> Lasting:
        """One of the changes as an effect, with what is settled when it is made: before any of them has begun."""
        lasting = Lasting(change, ctx.copy(), cards, self.until)
        lasting.uses = self.uses
        change.fix(game, ctx, lasting)
        return lasting

    def span(self, title: str) -> str:
        """How long it lasts, or nothing where that is plain."""
        return f"until the end of the {self.until}"

    def english(self, title: str) -> str:
        change, span = self.changes[0], self.span(title)
        if self.who is not None:
            changes = (change for change in self.changes if isinstance(change, Change))
            text = changes_english(self.who.english(title), changes, self.who.many).replace("this card", title)
        elif isinstance(change, Change):
            text = change.english(many=True)
        elif self.uses == 1:
            return change.for_the_next(title)
        else:
            text = change.clause(title)
        return f"{span}, {text}" if span else text


@dataclass(frozen=True, eq=False)
class AtEnd(Instruction):
    """Do something at the end of a period."""

    period: str
    delayed: Delayed
    still: Ref | None = None
    """Only if this card is then still in play."""

    def waits(self, game: Any, ctx: Context) -> bool:
        """Whether there is something to wait for."""
        return True

    def run(self, game: Any, frame: Program) -> Outcome:
        ctx = frame.ctx.copy()
        cards: tuple[tuple[int, int], ...] = ()
        if self.still is not None:
            present = [card for card in self.still.cards(game, ctx) if card in game.in_play]
            if not present:
                return SHORT
            cards = tuple((card, game.in_play[card].entered) for card in present)
        for name in [name for name in ctx.cards if not name.endswith("@")]:
            ctx.cards[f"{name}@"] = tuple(game.instance_of(card) for card in ctx.cards[name])
        if not self.waits(game, ctx):
            return SHORT
        game.let_last(Lasting(self.delayed, ctx, cards, self.period))
        return FULL

    def when(self, title: str) -> str:
        """What it waits for."""
        return f"at the end of the {self.period}"

    def english(self, title: str) -> str:
        effects = english.once(english.listed(instruction.english(title) for instruction in self.delayed.effect))
        still = "" if self.still is None else f", if {self.still.english(title)} is still in play"
        return f"{self.when(title)}, {effects}{still}"


def at_end(period: str, *effect: Instruction, still: Ref | None = None) -> AtEnd:
    """At the end of the phase or turn, …"""
    return AtEnd(period, Delayed(effect), still)
