"""Drawing cards, and giving up one's own: sacrifices, discards from hand, whatever is paid with."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.choosing import Choosing, Covering, covers
from silverkey.cardgame.words.amounts import Amount, Count, amount, amount_english, counted
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.choices import announce, stands
from silverkey.cardgame.words.players import Who
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.verbs.preventing import prevented
from silverkey.cthulhu.vocabulary.costs import NOTHING_TO_PAY_WITH, as_cost, remember_paid
from silverkey.cthulhu.vocabulary.filters import Cards, Either
from silverkey.cthulhu.vocabulary.references import PAYABLE
from silverkey.cthulhu.words import (
    ATTACHED_AS_RESOURCE,
    COST,
    DISCARD,
    DOMAIN,
    FROM_BOTTOM,
    HAND,
    IN_PLAY,
    YOU,
    Counts,
    icon_symbols,
)
from silverkey.kernel.decision import PASS, Option
from silverkey.kernel.event import REPLACED
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language import english
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context

AS_MANY = "as many"
"""Where there are fewer, all are given up, which is not the whole (coc-latest/2.6.b)."""
WHOLE_HAND = "whole hand"
"""Where there are fewer, all are given up, but there must be one (coc-2.0/rules/player-hand.a)."""
UP_TO = "up to"
"""Fewer will do, but one at least."""
ANY_NUMBER = "any number of"
"""As many as one likes, be it none."""
FEWER = {AS_MANY: ", as far as possible", WHOLE_HAND: " (or all of it, if there are fewer)"}


@dataclass(frozen=True, eq=False)
class GiveUp(Instruction):
    """You pick cards of a kind that you control and sacrifice them, or discard them from your hand, or more.

    Without more it is exactly so many (coc-latest/2.6.a).
    """

    cards: Cards | Either
    number: int | Amount = 1
    if_able: bool = False
    targeted: bool = False
    """Worded 'choose and …'."""
    fewer: str = ""
    """What if there are not so many, or not so many are wanted: AS_MANY, WHOLE_HAND, UP_TO or ANY_NUMBER."""
    at_random: bool = False
    """Nobody picks; as many as there are."""
    by: str = ""
    """The verb that is done to them, if it is another."""
    showing: Counts | None = None
    """The icons that they must have among them."""
    of: Who | None = None
    """Whose cards chance takes, if they are not yours."""

    DESIGNATES = ("lost",)

    def giver(self, game: Game, ctx: Context) -> Context:
        """The words of whoever gives them up."""
        if self.of is None:
            return ctx
        own = ctx.copy()
        own.you = next(iter(self.of.players(game, ctx)), ctx.you)
        return own

    @property
    def verb(self) -> str:
        """What is done to a card in hand, to a resource, or to a card in play."""
        return self.by or {HAND: "discard from hand", DOMAIN: "sacrifice resource"}.get(self.cards.zone, "sacrifice")

    def legal(self, game: Game, ctx: Context) -> list[int]:
        """The cards that may be given up: not the one that is being played."""
        ctx = self.giver(game, ctx)
        spoken_for = (ctx.source, *ctx.cards.get(ATTACHED_AS_RESOURCE, ()))
        found = self.cards.find(game, ctx)
        return [
            card
            for card in (found if PAYABLE not in ctx.cards else [card for card in found if card in ctx.cards[PAYABLE]])
            if card not in spoken_for or self.cards.zone == IN_PLAY
            if card not in game.in_play or game.in_play[card].controller == ctx.you
            if prevented(game, ctx, self.verb, card, ctx.you) is None
        ]

    def least(self, game: Game, ctx: Context) -> int:
        """How many cards there must be."""
        number = 0 if self.fewer == ANY_NUMBER else amount(self.number, game, ctx)
        return min(1, number) if self.fewer or self.at_random else number

    @property
    def as_many(self) -> bool:
        """Whether it may be tried with fewer, or none."""
        return self.at_random or self.fewer == AS_MANY

    def shown(self, game: Game, cards: list[int]) -> list[tuple[int, ...]]:
        """The icons that each of some characters shows."""
        return [tuple(max(0, number) for number in game.values(card).icons) for card in cards]

    def uncovered(self, game: Game, ctx: Context) -> bool:
        """Whether all together do not show the icons that they must."""
        return self.showing is not None and not covers(self.shown(game, self.legal(game, ctx)), self.showing)

    def possible(self, game: Game, ctx: Context) -> Any:
        return (
            None if self.if_able or self.as_many or len(self.legal(game, ctx)) >= self.least(game, ctx) else NO_TARGET
        )

    def unpayable(self, game: Game, ctx: Context) -> Any:
        if self.uncovered(game, ctx):
            return NOTHING_TO_PAY_WITH
        least = self.least(game, ctx) if self.fewer else amount(self.number, game, ctx)
        return None if len(self.legal(game, ctx)) >= least else NOTHING_TO_PAY_WITH

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        found, least = self.legal(game, ctx), self.least(game, ctx)
        number = len(found) if self.fewer == ANY_NUMBER else min(amount(self.number, game, ctx), len(found))
        if len(found) < least or not number:
            return came(len(found) >= least)
        if self.at_random:
            return self.after(game, frame, tuple(game.chances("random discard", found, number)))
        if self.showing is not None:
            shown, question = self.shown(game, found), self.question(ctx.kind == COST)
            game.push(Covering(ctx.you, question, found, shown, self.showing, ctx.source))
            return LATER
        fewest = least if self.fewer in (UP_TO, ANY_NUMBER) else number
        game.push(Choosing(ctx.you, self.question(ctx.kind == COST), found, fewest, number, ctx.source))
        return LATER

    def question(self, paying: bool) -> str:
        """What the player is asked."""
        if paying:
            return f"pay by {self.verb}" + (" any" if self.fewer == ANY_NUMBER else "")
        return "discard" if self.cards.zone == HAND else self.verb

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 0:
            frame.ctx.cards[_name(frame.ctx)] = value
            remember_paid(game, frame.ctx, value)
            if not value:
                return FULL
            if self.targeted and self.cards.zone != HAND and announce(game, frame, value) is LATER:
                return LATER
            return self.give(game, frame)
        if frame.stage == 1:
            return self.give(game, frame) if stands(game, frame) else SHORT
        return self.again(game, frame, bool(value))

    def give(self, game: Game, frame: Program) -> Outcome:
        """What was picked is given up."""
        frame.stage = 2
        ctx = frame.ctx
        giver = self.giver(game, ctx).you
        happened = game.happen([brought_about(ctx, self.verb, card, giver) for card in ctx.cards[_name(ctx)]])
        return LATER if happened is LATER else self.again(game, frame, happened is FULL)

    def again(self, game: Game, frame: Program, happened: bool) -> Outcome:
        """A sacrifice that a Disrupt thwarted must be made with another card, if able (coc-latest/2.13.ex4)."""
        picked, paying = frame.ctx.cards[_name(frame.ctx)], frame.ctx.kind == COST
        if happened or paying or len(picked) > 1 or picked[0] in game.in_play or self.cards.zone != IN_PLAY:
            short = self.as_many and len(picked) < amount(self.number, game, frame.ctx)
            return came(happened and not short)
        frame.stage = 0
        return self.run(game, frame)

    def english(self, title: str) -> str:
        number = amount_english(self.number)
        what = self.cards.singular() if number == "1" else f"{number} {self.cards.plural()}"
        if self.fewer == UP_TO:
            what = f"up to {what}"
        per = self.number.cards if isinstance(self.number, Count) else None
        if isinstance(self.number, Count) and isinstance(per, Cards) and per.counted and per.choosy:
            what = f"{self.cards.singular()} for each {self.number.each()}"
        if self.fewer == ANY_NUMBER:
            what = f"any number of {self.cards.plural()}"
        if self.showing is not None:
            what = f"any number of {self.cards.plural()} who have at least {icon_symbols(self.showing)} in all"
        if self.by:
            text = as_cost(self.by, what.replace(" in your hand", " from your hand"))
            if self.cards.zone == IN_PLAY:
                text = text.replace("of your deck", "of its owner's deck")
            text = f"choose and {text}" if self.targeted else text
            text = text if number == "1" else text.replace("its owner's hand", "their owners' hands")
            return text.replace("its owner's", "your") if getattr(self.cards, "owner", "") == YOU else text
        verb = "choose and " if self.targeted else ""
        if self.cards.zone != HAND:
            return f"{verb}sacrifice {what}{FEWER.get(self.fewer, '')}" + (", if able" if self.if_able else "")
        how = " at random" if self.at_random else FEWER.get(self.fewer, "")
        text = f"{verb}discard {what.replace(' in ', ' from ')}{how}" + (", if able" if self.if_able else "")
        return text if self.of is None else english.told_of(self.of.english(), text)


def _name(ctx: Context) -> str:
    """The name by which the effect knows what was given up; what was paid with is none of its targets."""
    return COST if ctx.kind == COST else "lost"


sacrifice_own = partial(GiveUp)
"""Sacrifice a card of a kind that you control."""


def discard_cards(number: int | Amount = 1, targeted: bool = True, **more: Any) -> GiveUp:
    """Choose and discard cards from your hand."""
    return GiveUp(Cards(zone=HAND, owner=YOU), number, targeted=targeted, **more)


def discard_at_random(number: int | Amount = 1, of: Who | None = None) -> GiveUp:
    """Discard cards from your hand, or somebody else's, at random: as many as there are."""
    return discard_cards(number, targeted=False, at_random=True, of=of)


@dataclass(frozen=True, eq=False)
class DrawCards(Instruction):
    """Draw cards."""

    DEED = "draw"

    number: int | Amount = 1
    up_to: bool = False
    """Until there are so many in hand."""
    bottom: bool = False
    """From the bottom of the deck."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        number = amount(self.number, game, ctx)
        if self.up_to:
            number -= len(game.sides[ctx.you].hand)
            if number <= 0:
                return FULL
        draw = brought_about(ctx, "draw", -1, ctx.you, number)
        draw.origin = FROM_BOTTOM if self.bottom else ""
        return game.happen([draw])

    def english(self, title: str) -> str:
        if self.up_to:
            return f"draw cards until there are {amount_english(self.number)} in your hand"
        return f"draw {counted(self.number, 'card')}{' from the bottom of your deck' if self.bottom else ''}"


ONE_MORE, SOME_FEWER = "one more", "some fewer"
OTHERWISE = {
    ONE_MORE: "that player draws 1 more",
    SOME_FEWER: "you may decide not to draw some of them",
    FROM_BOTTOM: "draw from the bottom of your deck instead",
    DISCARD: "draw them from the top of your discard pile instead",
}
"""What cards say about cards that are about to be drawn."""


@dataclass(frozen=True, eq=False)
class DrawOtherwise(Instruction):
    """Of what is about to be drawn there is more or less, or it comes from elsewhere: one of ``OTHERWISE``."""

    DEED = "draw"

    how: str

    def possible(self, game: Game, ctx: Context) -> Any:
        pile = game.sides[ctx.you].discard
        able = self.how != DISCARD or any(zones.stuck(game, card) is None for card in pile)
        return None if able else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        event = game.events[ctx.event]
        if self.how == SOME_FEWER:
            numbers = [Option("number", -1, number) for number in range(1, event.amount + 1)]
            return frame.ask(game, ctx.you, "draw fewer", [PASS, *numbers])
        if self.how == ONE_MORE:
            event.amount += 1
        else:
            event.origin = self.how
        return FULL

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        if option == PASS:
            return SHORT
        event = game.events[frame.ctx.event]
        event.amount -= option.number
        if event.amount == 0:
            event.status = REPLACED
        return FULL

    def english(self, title: str) -> str:
        return OTHERWISE[self.how]


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
