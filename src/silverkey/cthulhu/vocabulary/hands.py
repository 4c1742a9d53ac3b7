"""Instructions about hands and discard piles."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.words.amounts import Amount, amount, amount_english, counted
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.references import Chosen, Ref
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.vocabulary import paying
from silverkey.cthulhu.vocabulary.causing import show
from silverkey.cthulhu.vocabulary.costs import drain_for
from silverkey.cthulhu.vocabulary.preventing import prevented
from silverkey.cthulhu.vocabulary.searching import Pick
from silverkey.cthulhu.words import DECK, DISCARD, HAND, PLAYED
from silverkey.kernel.decision import PASS, Option
from silverkey.kernel.event import REPLACED
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome
from silverkey.language.context import Context
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
class KeepEvent(Instruction):
    """Keep the event that is being played instead of discarding it, at the price of draining a domain."""

    price: int = 0
    """What is to be paid; 0 for draining any domain."""
    to: str = HAND
    """HAND, or DECK for the top of it."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        options = [Option("domain", ctx.you, number) for number in paying.paying_domains(game, ctx.you, self.price)]
        return frame.ask(game, ctx.you, "may drain", [*options, PASS])

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        ctx = frame.ctx
        if option == PASS:
            return SHORT
        drain_for(game, ctx, option.number, self.price)
        if game.zone[ctx.source] == PLAYED:
            zones.put(game, ctx.source, self.to)
        return FULL

    def english(self, title: str) -> str:
        price = f"pay {self.price}" if self.price else "drain one of your domains"
        way = f"take {title} back into your hand" if self.to == HAND else f"put {title} on top of your deck"
        return f"you may {price} to {way} instead of discarding it"


@dataclass(frozen=True, eq=False)
class ToHand(Instruction):
    """Put cards into their owner's hand, from a pile."""

    @property
    def verb(self) -> str:
        """What happens to them."""
        return "return"

    who: Ref

    def possible(self, game: Game, ctx: Context) -> Any:
        known = self.who.settled(game, ctx)
        if known is None:
            return None
        refusals = (prevented(game, ctx, "return", card, ctx.you) for card in known)
        return next(filter(None, refusals), None if known else NO_TARGET)

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = self.who.cards(game, ctx)
        if not cards:
            return SHORT
        if ctx.numbers.get("of a kind") and all(game.zone[card] == DECK for card in cards):
            show(game, ctx, ctx.you, cards)  # coc-latest/2.11.c: a card of a kind that was searched for is shown
        return game.happen(
            [brought_about(ctx, "return", card, game.owner[card]) for card in cards],
        )

    def told_with(self, before: Instruction, title: str) -> list[str]:
        if not isinstance(before, Pick) or not isinstance(self.who, Chosen) or self.who.name != before.name:
            return []
        if before.at_once(self.who):
            return [replace(self, who=Chosen(before.name, before.taken())).english(title)]
        return [before.english(title), "reveal that card and put it into your hand"] if before.of_a_kind else []

    def english(self, title: str) -> str:
        return f"put {self.who.english(title)} into your hand"


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
