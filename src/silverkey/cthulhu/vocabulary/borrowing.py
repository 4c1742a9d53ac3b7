"""Effects of other cards: looked at before they happen, copied onto another target, triggered for nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.board import NOTHING
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.legality import effect_refusal
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.triggering import ability_at
from silverkey.cardgame.words.changes import Change
from silverkey.cardgame.words.conditions import Condition
from silverkey.cardgame.words.constants import Rule
from silverkey.cardgame.words.lasting import Lasts
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.table.values import Used
from silverkey.cthulhu.vocabulary.deeds import Do
from silverkey.cthulhu.vocabulary.domains import AsResources
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.moments import LEAVING
from silverkey.cthulhu.vocabulary.searching import told_at_once
from silverkey.cthulhu.words import COST, NEXT_ACTION, OPERATIONS, PLAYED
from silverkey.kernel.decision import Option
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.node import register
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

NOT_PLAYED_NOW = Refusal(
    "Characters can be played only in your own operations phase.", ("coc-latest/faq/corrupted-midwife",)
)


@dataclass(frozen=True, eq=False)
class WouldDestroy(Condition):
    """The effect that is answered would itself destroy a card of a kind (coc-latest/faq/library-of-pergamum).

    Or do something else to it.
    """

    cards: Cards
    verbs: tuple[str, ...] = ("destroy",)
    """Any of these; ``LEAVING`` for whatever makes it leave play."""

    def true(self, game: Game, ctx: Context) -> bool:
        used = game.events[ctx.event].memory
        if not isinstance(used, Used):
            return False
        return any(
            card in game.in_play and self.cards.match(game, ctx, card)
            for instruction in used.ability.effect
            if not isinstance(instruction, Lasts)
            for node in instruction.walk()
            if isinstance(node, Do | AsResources) and node.verb in self.verbs
            for card in node.who.cards(game, used.context)
        )

    def english(self, title: str) -> str:
        if self.verbs == LEAVING:
            return f"it would make {self.cards.singular()} leave play"
        return f"it would {english.listed(self.verbs, 'or')} {self.cards.singular()}"


@dataclass(frozen=True, eq=False)
class CopyEffect(Instruction):
    """Do what the answered effect does, with the targets it had, or onto a chosen one; or trigger it once more.

    See coc-2.0/errata/kingsport, coc-latest/faq/ipiutak-copy.
    """

    DEED = "copy"

    onto: Ref | None = None
    anew: bool = False
    """You choose whatever the effect asks for; what was paid and X stay what they were."""
    paid: bool = False
    """Whoever triggered the effect triggers it again: its costs are paid and its choices made anew."""

    def copied(self, game: Game, ctx: Context) -> tuple[tuple[Instruction, ...], Context] | None:
        """The effect with what its words refer to when you have it happen, if it can be told."""
        event = game.events[ctx.event]
        used = event.memory
        ability = used.ability if isinstance(used, Used) else game.printed[event.card].play
        context = used.context if isinstance(used, Used) else used
        if ability is None or not isinstance(context, Context):
            return None
        own = context.copy()
        own.you = ctx.you
        if self.anew:
            own.cards = {name: cards for name, cards in own.cards.items() if name == COST}
        if self.onto is not None:
            cards = self.onto.cards(game, ctx)
            if not cards:
                return None
            ability.targets[0].bind(game, own, cards)
        return ability.effect, own

    def possible(self, game: Game, ctx: Context) -> Any:
        """What you choose anew must be there to be chosen; otherwise it is found out on the way."""
        if self.paid:
            event = game.events[ctx.event]
            used = event.memory
            known = isinstance(used, Used)
            return game.use_refusal(event.player, event.card, used.ability, used.context.event) if known else NO_TARGET
        copied = self.copied(game, ctx) if self.anew else None
        return None if copied is None else effect_refusal(game, copied[1], copied[0])

    def run(self, game: Game, frame: Program) -> Outcome:
        if self.paid:
            event = game.events[frame.ctx.event]
            assert isinstance(event.memory, Used)
            game.use(event.player, event.card, event.memory.ability, event.memory.context.event)
            return LATER
        copied = self.copied(game, frame.ctx)
        if copied is None:
            return SHORT
        game.push(Program(*copied))
        return LATER

    def english(self, title: str) -> str:
        if self.paid:
            return "trigger that effect again"
        if self.anew:
            return "copy that effect without paying its costs; you make all choices that it asks for"
        if self.onto is not None:
            return f"copy the effect with {self.onto.english(title)} as its target"
        return "copy the effects of that event, with the same targets"


@dataclass(frozen=True, eq=False)
class MayTrigger(Rule):
    """You may trigger effects of certain cards in play as if you controlled them."""

    who: Ref

    def lends(self, game: Game, ctx: Context, player: int, card: int) -> bool:
        """Whether it lets a player use a card."""
        return player == ctx.you and card in self.who.cards(game, ctx)

    def english(self, title: str) -> str:
        return english.sentence(f"you may trigger effects of {self.who.english(title)} as if you controlled it")


@dataclass(frozen=True, eq=False)
class ForFree(Instruction):
    """Play an event from where it lies, or trigger an Action of a card in play, without paying the costs.

    The event is discarded afterwards as always. The Action is used as if the card were yours, or its controller's.
    """

    DEED = "play"

    who: Ref
    trigger: bool = False
    as_yours: bool = True

    def user(self, game: Game, ctx: Context, card: int) -> int:
        """For whom it is triggered."""
        return ctx.you if self.as_yours else game.in_play[card].controller

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        for card in self.who.cards(game, ctx):
            if not self.trigger:
                return self.play(game, ctx.you, card)
            places = game.free_actions(self.user(game, ctx, card), card)
            return frame.ask(game, ctx.you, "trigger which", [Option("trigger", card, place) for place in places])
        return SHORT

    def play(self, game: Game, player: int, card: int) -> Outcome:
        """The event is played."""
        ability = game.printed[card].free
        if ability is None or not game.playable_free(player, card):
            return SHORT
        zones.take(game, card)
        game.place(card, PLAYED)
        game.touch()
        game.use(player, card, ability)
        return LATER

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        ability = ability_at(game, option.card, option.number)
        game.use(self.user(game, frame.ctx, option.card), option.card, ability, free=True)
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        who = self.who.english(title)
        if not self.trigger:
            return f"play {who} without paying its cost"
        yours = ", as if you controlled that card" if self.as_yours else ""
        return f"trigger an Action of {who} without paying its costs{yours}"


@dataclass(frozen=True, eq=False)
class PlayNow(Instruction):
    """Play a card at once and pay for it: one in hand, or an event in a discard pile, where it goes back to."""

    DEED = "play"
    DESIGNATES = ("entered",)

    who: Ref
    at: Ref | None = None
    """The story to which a character is committed as it enters."""

    def possible(self, game: Game, ctx: Context) -> Any:
        known = self.who.settled(game, ctx) or ()
        return next(filter(None, (game.playing_refusal_now(ctx.you, card) for card in known)), None)

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        for card in self.who.cards(game, ctx):
            if game.playing_refusal_now(ctx.you, card) is not None:
                return SHORT
            place = -1 if self.at is None else next(iter(self.at.cards(game, ctx)), -1)
            game.play_now(ctx.you, card, place)
            return LATER
        return SHORT

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        ctx = frame.ctx
        entered = tuple(card for card in self.who.cards(game, ctx) if card in game.in_play)
        ctx.cards["entered"] = entered
        ctx.cards["entered@"] = tuple(game.instance_of(card) for card in entered)
        return FULL

    def told_with(self, before: Instruction, title: str) -> list[str]:
        return told_at_once(self, before, title)

    def english(self, title: str) -> str:
        at = "" if self.at is None else f" committed to {self.at.english(title)}"
        return f"play {self.who.english(title)}{at}"


@dataclass(frozen=True, eq=False)
class Owed(Change):
    """Is to be played as somebody's next action."""

    reads = NOTHING

    def english(self, many: bool) -> str:
        return "is to be played as your next action"


_OWED = Owed()
register(_OWED, "cthulhu/rules/owed")


@dataclass(frozen=True, eq=False)
class PlayNext(Instruction):
    """Play a card as your next action, as if it were in your hand."""

    DEED = "play next"

    who: Ref

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.phase == OPERATIONS and game.active == ctx.you else NOT_PLAYED_NOW

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = tuple((card, game.instance_of(card)) for card in self.who.cards(game, ctx))
        game.let_last(Lasting(_OWED, ctx.copy(), cards, NEXT_ACTION))
        return came(bool(cards))

    def english(self, title: str) -> str:
        return f"as your next action, play {self.who.english(title)} like a card in your hand"
