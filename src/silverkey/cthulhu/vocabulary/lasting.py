"""Instructions whose effects last, or come later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.lasting import Lasting
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.table.zones import instance_of
from silverkey.cthulhu.vocabulary.changes import Change, Delayed, HasPaid, changes_english
from silverkey.cthulhu.vocabulary.constants import Rule
from silverkey.cthulhu.vocabulary.limits import immune
from silverkey.cthulhu.vocabulary.playing import CostChange
from silverkey.cthulhu.vocabulary.references import Every, Ref
from silverkey.cthulhu.words import AFTER_STORY, NEXT_ACTION, NEXT_TURN_BEGINS, NEXT_TURN_ENDS, REPLACED_STORY, YOU
from silverkey.language import english
from silverkey.language.node import register
from silverkey.language.program import Instruction, Outcome, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


@dataclass(frozen=True, eq=False)
class Lasts(Instruction):
    """Changes that last: by default to the end of the phase (coc-latest/1.4.a)."""

    who: Ref | None
    changes: tuple[Change | Rule, ...]
    until: str = "phase"
    uses: int = -1

    def possible(self, game: Game, ctx: Context) -> Any:
        """There must be something to change; whether any value of it turns out different is not asked."""
        if self.who is None or isinstance(self.who, Every) or self.who.settled(game, ctx) is None:
            return None
        return None if self.changed(game, ctx, self.who) else NO_TARGET

    def changed(self, game: Game, ctx: Context, who: Ref) -> tuple[tuple[int, int], ...]:
        """The cards and stories that the changes are about, each with which instance of the card it is."""
        return tuple(
            (card, standing.entered if standing is not None else -1)
            for card in who.cards(game, ctx)
            for standing in (game.in_play.get(card),)
            if (standing is not None or game.story(card) is not None) and not immune(game, card, ctx.source, ctx.kind)
        )

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards: tuple[tuple[int, int], ...] = ()
        if self.who is not None:
            cards = self.changed(game, ctx, self.who)
            if not cards:
                return isinstance(self.who, Every)
        for lasting in [self.made(game, ctx, change, cards) for change in self.changes]:
            game.let_last(lasting)
        return True

    def made(self, game: Game, ctx: Context, change: Change | Rule, cards: tuple[tuple[int, int], ...]) -> Lasting:
        """One of the changes as an effect, with what is settled when it is made: before any of them has begun."""
        lasting = Lasting(change, ctx.copy(), cards, self.until)
        lasting.context.numbers["turn"] = game.turn
        lasting.uses = self.uses
        change.fix(game, ctx, lasting)
        return lasting

    def english(self, title: str) -> str:
        span = {
            "phase": "until the end of the phase",
            "turn": "until the end of the turn",
            "committed": f"while {title} is committed there",
            "exhausted": f"while {title} is exhausted",
            NEXT_ACTION: f"as {NEXT_ACTION}",
        }.get(self.until, f"until {self.until}" if self.until in (NEXT_TURN_BEGINS, NEXT_TURN_ENDS) else "")
        if self.who is None:
            change = self.changes[0]
            if isinstance(change, Change):
                return f"{span}, {change.english(many=True)}"
            text = change.clause(title)
            if self.uses == 1:
                assert isinstance(change, CostChange) and change.cards is not None
                kind = change.cards.noun(placed=False)
                by = f"{abs(change.by)} {'less' if change.by < 0 else 'more'}"
                player = "you play" if change.who == YOU else "anybody plays"
                text = f"make the next {kind} that {player} this phase cost {by}"
                return text + (f" (to a minimum of {change.minimum})" if change.minimum else "")
        else:
            many = self.who.many
            changes = (change for change in self.changes if isinstance(change, Change))
            text = changes_english(self.who.english(title), changes, many).replace("this card", title)
        return f"{span}, {text}" if span else text


@dataclass(frozen=True, eq=False)
class CountAsPaid(Instruction):
    """You have paid for this card to the end of the phase; ``Cannot`` asks, and says what that is for."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        standing = game.in_play.get(ctx.source)
        if standing is None:
            return False
        game.let_last(Lasting(_PAID, ctx.copy(), ((ctx.source, standing.entered),), "phase"))
        return True

    def english(self, title: str) -> str:
        return ""


_PAID = HasPaid()
register(_PAID, "cthulhu/rules/paid")


@dataclass(frozen=True, eq=False)
class AtEnd(Instruction):
    """Do something at the end of the phase or turn, or after a story has resolved or been replaced."""

    period: str
    delayed: Delayed
    still: Ref | None = None
    """Only if this card is then still in play."""
    story: Ref | None = None
    """The story that must have resolved."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx.copy()
        cards: tuple[tuple[int, int], ...] = ()
        if self.period == REPLACED_STORY and not any(story.winner == ctx.you for story in game.stories):
            return False
        if self.still is not None:
            present = [card for card in self.still.cards(game, ctx) if card in game.in_play]
            if not present:
                return False
            cards = tuple((card, game.in_play[card].entered) for card in present)
        for name in [name for name in ctx.cards if not name.endswith("@")]:
            ctx.cards[f"{name}@"] = tuple(instance_of(game, card) for card in ctx.cards[name])
        if self.story is not None:
            ctx.cards["story"] = self.story.cards(game, ctx)
        game.let_last(Lasting(self.delayed, ctx, cards, self.period))
        return True

    def english(self, title: str) -> str:
        effects = english.once(english.listed(instruction.english(title) for instruction in self.delayed.effect))
        still = "" if self.still is None else f", if {self.still.english(title)} is still in play"
        when = f"at the end of the {self.period}"
        if self.period == REPLACED_STORY:
            when = "after this story has been replaced"
        if self.story is not None:
            when = f"after {self.story.english(title)} has resolved"
        return f"{when}, {effects}{still}"


def at_end(period: str, *effect: Instruction, still: Ref | None = None) -> AtEnd:
    """At the end of the phase or turn, …"""
    return AtEnd(period, Delayed(effect), still)


def after_replacing(*effect: Instruction) -> AtEnd:
    """After you replace this story, …"""
    return AtEnd(REPLACED_STORY, Delayed(effect))


def after_story(story: Ref, *effect: Instruction) -> AtEnd:
    """After that story has resolved, …"""
    return AtEnd(AFTER_STORY, Delayed(effect), story=story)


def until_end_of_phase(who: Ref, *changes: Change) -> Lasts:
    """Until the end of the phase, …"""
    return Lasts(who, changes)
