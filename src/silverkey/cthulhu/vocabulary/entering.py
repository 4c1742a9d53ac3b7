"""Instructions that bring cards into play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.references import Chosen, Every, Ref
from silverkey.cthulhu.details import ARRIVES_INSANE, Manner
from silverkey.cthulhu.table.entering import entering_refusal
from silverkey.cthulhu.verbs.preventing import barred
from silverkey.cthulhu.vocabulary import paying
from silverkey.cthulhu.vocabulary.costs import drain_for
from silverkey.cthulhu.vocabulary.places import Places
from silverkey.cthulhu.vocabulary.playing import PlayedAsCopy
from silverkey.cthulhu.vocabulary.references import Fitting
from silverkey.cthulhu.vocabulary.searching import SEARCHED, told_at_once
from silverkey.cthulhu.words import CHARACTER, DECK, DISCARD, DOMAIN, HAND, IN_PLAY
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


@dataclass(frozen=True, eq=False)
class EnterPlay(Instruction):
    """The card that is being played enters play, attached to its host if it is an attachment."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        host = ctx.cards.get("host", ())
        if "host@" in ctx.cards and not host:
            return SHORT
        entered = game.happen(
            [
                Event(
                    "enter",
                    ctx.source,
                    ctx.you,
                    ctx.numbers.get("overpaid", 0),
                    source=ctx.source,
                    by=ctx.you,
                    cause="play",
                    place=host[0] if host else -1,
                    origin=HAND if game.zone[ctx.source] in (DECK, DISCARD, DOMAIN) else "",  # reading/73
                    cards=ctx.cards.get("model", ()),
                )
            ],
        )
        return LATER if entered is LATER else self.after(game, frame, entered is FULL)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        ctx = frame.ctx
        copy = game.in_play.get(ctx.source)
        for constant in game.printed[ctx.source].constants:
            if isinstance(constant, PlayedAsCopy) and copy is not None and copy.shows is not None:
                pair = tuple((card, game.in_play[card].entered) for card in (*ctx.cards["model"], ctx.source))
                game.let_last(Lasting(constant.afterwards, ctx.copy(), pair, "model"))
        return came(bool(value))

    def english(self, title: str) -> str:
        return f"{title} enters play"


@dataclass(frozen=True, eq=False)
class PutIntoPlay(Instruction):
    """Put cards into play under their owners' control (coc-latest/2.24.a); they are then known as "entered"."""

    who: Ref
    insane: bool = False
    at: Ref | None = None
    """The story they are committed to as they enter. They do not commit there (coc-latest/faq/julia-brown-fetched)."""
    verb: str = "enter"
    """"enter here" is for what enters under your control, whoever owns it."""

    def possible(self, game: Game, ctx: Context) -> Any:
        """A card that is known must be able to enter play, of several one; what is chosen, the choice sees to."""
        refusals = [
            barred(game, "enter", card, ctx.kind)
            or entering_refusal(game, self.player(game, ctx, card), card, self.insane)
            for card in self.who.settled(game, ctx) or ()
        ]
        return refusals[0] if refusals and None not in refusals else None

    def player(self, game: Game, ctx: Context, card: int) -> int:
        """Who is to control it."""
        return ctx.you if self.verb == "enter here" else game.owner[card]

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if isinstance(self.who, Fitting):
            ctx.cards[SEARCHED] = self.who.ref.cards(game, ctx)
        cards = [
            card
            for card in self.who.cards(game, ctx)
            if entering_refusal(game, self.player(game, ctx, card), card, self.insane) is None
        ]
        if not cards:
            return came(isinstance(self.who, Every))
        ctx.cards["entering"] = tuple(cards)
        return self.seat(game, frame)

    def seat(self, game: Game, frame: Program) -> Outcome:
        """An attachment needs a host first, however it enters play (coc-latest/2.33.a)."""
        ctx = frame.ctx
        for card in ctx.cards["entering"]:
            fitting = game.printed[card].attach
            if fitting is not None and f"host {card}" not in ctx.cards:
                frame.memo = [card]
                frame.stage = 1
                if isinstance(fitting, Places):
                    return frame.ask(game, ctx.you, fitting.question, fitting.options(game, ctx.you))
                hosts = fitting.find(game, Context(self.player(game, ctx, card), card))
                game.push(Choosing(ctx.you, "choose host", hosts, about=ctx.source))
                return LATER
        frame.stage = 2
        full = game.happen([self.entry(game, ctx, card) for card in ctx.cards["entering"]])
        return LATER if full is LATER else came(self.arrive(game, ctx, full is FULL))

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        """The place that is no card to which the card is attached."""
        card = frame.memo[0]
        fitting = game.printed[card].attach
        assert isinstance(fitting, Places)
        frame.ctx.cards[f"host {card}"] = (fitting.place(option),)
        return self.seat(game, frame)

    def arrive(self, game: Game, ctx: Context, full: bool) -> bool:
        """Remember which cards they are."""
        entered = tuple(card for card in ctx.cards["entering"] if game.zone[card] == IN_PLAY)
        ctx.cards["entered"] = entered
        ctx.cards["entered@"] = tuple(game.instance_of(card) for card in entered)
        return full

    def entry(self, game: Game, ctx: Context, card: int) -> Event:
        """The event of one card entering play."""
        host = ctx.cards.get(f"host {card}", (-1,))[0]
        if self.at is not None and game.printed[card].type == CHARACTER:
            host = next(iter(self.at.cards(game, ctx)), -1)
        player = self.player(game, ctx, card)
        return brought_about(
            ctx, "enter", card, player, 0, place=host, detail=Manner(ARRIVES_INSANE) if self.insane else None
        )

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage != 1:
            return came(self.arrive(game, frame.ctx, bool(value)))
        frame.ctx.cards[f"host {frame.memo[0]}"] = value
        return self.seat(game, frame)

    def told_with(self, before: Instruction, title: str) -> list[str]:
        return told_at_once(self, before, title)

    def english(self, title: str) -> str:
        state = ", insane" if self.insane else ""
        if self.at is not None:
            state = f", committed to {self.at.english(title)}"
        whose = " under your control" if self.verb == "enter here" else ""
        who = self.who.english(title)
        described = isinstance(self.who, Every) or (isinstance(self.who, Chosen) and not who.startswith("th"))
        if described:
            return f"put into play{whose} {who}{state}"
        revealed = isinstance(self.who, Fitting) and isinstance(self.who.ref, Chosen)
        return f"put {who} into play{whose}{state}{'; the others stay where they are' if revealed else ''}"


@dataclass(frozen=True, eq=False)
class PayPrintedCost(Instruction):
    """Pay the printed cost of a card to do something, if able; without a match, as the card is not being played.

    Loyal and Steadfast ask for their resources all the same (coc-latest/2.24.b).
    """

    DEED = "drain"

    who: Ref
    effect: tuple[Instruction, ...]

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        for card in self.who.cards(game, ctx):
            face = game.printed[card]
            if game.edition.printed_cost_binds and paying.steadfast_refusal(game, ctx.you, face) is not None:
                return SHORT
            if face.cost == 0:
                game.push(Program(self.effect, ctx.copy()))
                return LATER
            domains = paying.printed_cost_domains(game, ctx.you, face)
            frame.memo = [face.cost]
            return frame.ask(game, ctx.you, "drain", [Option("domain", ctx.you, number) for number in domains])
        return SHORT

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        (cost,) = frame.memo
        drain_for(game, frame.ctx, option.number, cost)
        game.push(Program(self.effect, frame.ctx.copy()))
        return LATER

    def english(self, title: str) -> str:
        effect = english.listed(instruction.english(title) for instruction in self.effect)
        return english.once(f"pay the printed cost of {self.who.english(title)} to {effect}, if able")
