"""Instructions that bring cards into play, or attach them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.details import Manner
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.costs import Cost
from silverkey.cardgame.words.references import Chosen, Every, Ref, This
from silverkey.cthulhu.details import ARRIVES_EXHAUSTED, ARRIVES_INSANE
from silverkey.cthulhu.table import draining, zones
from silverkey.cthulhu.table.entering import entering_refusal
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.verbs.preventing import barred, prevented
from silverkey.cthulhu.vocabulary.changes import Belongs
from silverkey.cthulhu.vocabulary.costs import drain_for
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.icons import CountsAs
from silverkey.cthulhu.vocabulary.playing import PlayedAsCopy
from silverkey.cthulhu.vocabulary.references import Fitting, Host
from silverkey.cthulhu.vocabulary.searching import SEARCHED, Pick, told_at_once
from silverkey.cthulhu.words import (
    CHARACTER,
    DECK,
    DISCARD,
    DOMAIN,
    HAND,
    IN_PLAY,
    PLAY,
    PLAYED,
    WHILE_IN_PLAY,
    icon_symbols,
)
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
            ]
        )
        return LATER if entered is LATER else self.after(game, frame, entered is FULL)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage:
            return FULL
        ctx = frame.ctx
        copy = game.in_play.get(ctx.source)
        for constant in game.printed[ctx.source].constants:
            if isinstance(constant, PlayedAsCopy) and copy is not None and copy.shows is not None:
                pair = tuple((card, game.in_play[card].entered) for card in (*ctx.cards["model"], ctx.source))
                game.let_last(Lasting(constant.afterwards, ctx.copy(), pair, "model"))
        if value and game.may_be_interrupted("has played"):
            frame.stage = 1
            height = len(game.stack)
            game.offer_interrupt(Event("has played", ctx.source, ctx.you, by=ctx.you))
            return LATER if len(game.stack) > height else FULL
        return came(bool(value))

    def english(self, title: str) -> str:
        return f"{title} enters play"


@dataclass(frozen=True, eq=False)
class PutIntoPlay(Instruction):
    """Put cards into play under their owners' control (coc-latest/2.24.a); they are then known as "entered"."""

    DESIGNATES = ("entered", SEARCHED)

    who: Ref
    insane: bool = False
    at: Ref | None = None
    """The story they are committed to as they enter. They do not commit there (coc-latest/faq/julia-brown-fetched)."""
    verb: str = "enter"
    """"enter here" is for what enters under your control, whoever owns it."""
    onto: Cards | Ref | None = None
    """Attachments go onto that card; or one of them onto one of a kind that it may be attached to."""
    exhausted: bool = False
    as_played: bool = False
    """As if you had just played them from your hand."""

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
        if self.onto is None:
            return self.bring(game, frame)
        if isinstance(self.onto, Ref):
            ctx.cards["host"] = self.onto.cards(game, ctx)
            return self.bring(game, frame) if ctx.cards["host"] else SHORT
        fitting = game.printed[cards[0]].attach
        hosts = [] if fitting is None else fitting.find(game, Context(ctx.you, cards[0]))
        hosts = [host for host in hosts if self.onto.finds(game, ctx, host)]
        if not hosts:
            return SHORT
        game.push(Choosing(ctx.you, "choose host", hosts, about=ctx.source))
        return LATER

    def bring(self, game: Game, frame: Program) -> Outcome:
        """They enter play."""
        frame.stage = 1
        ctx = frame.ctx
        full = game.happen([self.entry(game, ctx, card) for card in ctx.cards["entering"]])
        return LATER if full is LATER else self.after(game, frame, full is FULL)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        """Remember which cards they are."""
        ctx = frame.ctx
        if frame.stage == 0:  # the host is known
            ctx.cards["host"] = value
            return self.bring(game, frame)
        entered = tuple(card for card in ctx.cards["entering"] if game.zone[card] == IN_PLAY)
        ctx.cards["entered"] = entered
        ctx.cards["entered@"] = tuple(game.instance_of(card) for card in entered)
        return came(bool(value))

    def entry(self, game: Game, ctx: Context, card: int) -> Event:
        """The event of one card entering play."""
        if self.onto is not None:
            return brought_about(ctx, "enter", card, self.player(game, ctx, card), 0, place=ctx.cards["host"][0])
        at = () if self.at is None or game.printed[card].type != CHARACTER else self.at.cards(game, ctx)
        how = ARRIVES_INSANE if self.insane else ARRIVES_EXHAUSTED if self.exhausted else ""
        player = self.player(game, ctx, card)
        place = at[0] if at else -1
        entry = brought_about(ctx, "enter", card, player, 0, place=place, detail=Manner(how) if how else None)
        if self.as_played:
            entry.cause = PLAY
        return entry

    def told_with(self, before: Instruction, title: str) -> list[str]:
        return told_at_once(self, before, title)

    def english(self, title: str) -> str:
        state = ", insane" if self.insane else ""
        if self.at is not None:
            state = f", {'exhausted and ' if self.exhausted else ''}committed to {self.at.english(title)}"
        if self.onto is not None:
            host = self.onto.english(title) if isinstance(self.onto, Ref) else f"{self.onto.singular()} that it fits"
            state = f", attached to {host}"
        whose = " under your control" if self.verb == "enter here" else ""
        state += ", as if you had just played it from hand" if self.as_played else ""
        who = self.who.english(title)
        described = isinstance(self.who, Every) or (isinstance(self.who, Chosen) and not who.startswith("th"))
        if described:
            return f"put into play{whose} {who}{state}"
        revealed = isinstance(self.who, Fitting) and isinstance(self.who.ref, Chosen)
        return f"put {who} into play{whose}{state}{'; the others stay where they are' if revealed else ''}"


@dataclass(frozen=True, eq=False)
class EnterAs(Instruction):
    """This event enters play as a character, which it is as long as it is there; it is then known as "entered"."""

    DEED = "enter"
    DESIGNATES = ("entered",)

    guise: CountsAs
    kind: Belongs

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if game.zone[ctx.source] != PLAYED:
            return SHORT
        event = brought_about(ctx, "enter", ctx.source, ctx.you, 0)
        zones.enter_play(game, event)
        instance = game.instance_of(ctx.source)
        for change in (self.guise, self.kind):
            game.let_last(Lasting(change, ctx.copy(), ((ctx.source, instance),), WHILE_IN_PLAY))
        ctx.cards["entered"], ctx.cards["entered@"] = (ctx.source,), (instance,)
        game.note(event)
        return FULL

    def english(self, title: str) -> str:
        skill, icons = f"skill {self.guise.skill}", icon_symbols(self.guise.icons)
        shown = english.listed([skill, icons, *self.guise.keywords])
        return f"put {title} into play as {english.article(self.kind.name)} character with {shown}"


@dataclass(frozen=True, eq=False)
class Attach(Instruction):
    """Attach cards to another: this card, in play or an event being played, or cards from a discard pile or a hand.

    They are under your control (coc-latest/1.15.a), and then known as "attached".
    """

    DEED = "attach"
    DESIGNATES = ("attached",)

    who: Ref
    to: Ref
    facedown: bool = False
    moved: bool = False
    """They are attached to something already, and stay the attachments they are."""

    def possible(self, game: Game, ctx: Context) -> Any:
        """A card that is known must still lie there, and be free to leave."""
        cards = self.who.settled(game, ctx) or self.who.cards(game, ctx)
        for card in () if self.moved else cards:
            there = game.zone[card] in (DISCARD, HAND, PLAYED) and game.can_change(ctx.source)
            if not (there or isinstance(self.who, This)):
                return NO_TARGET
            return zones.stuck(game, card) if self.facedown else prevented(game, ctx, "attach", card, ctx.you)
        return None

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = self.who.cards(game, ctx)
        if self.moved:
            cards = tuple(card for card in cards if card in game.in_play)
        elif not isinstance(self.who, This):
            loose = (card for card in cards if game.zone[card] in (DISCARD, HAND, PLAYED))
            cards = tuple(card for card in loose if zones.stuck(game, card) is None)
        for host in self.to.cards(game, ctx):
            if not cards or (host == ctx.source and not game.can_change(host)):
                return SHORT
            ctx.cards["attached"] = cards
            if self.facedown:
                return came(self.lay(game, ctx, cards, host))
            return game.happen([brought_about(ctx, "attach", card, ctx.you, place=host) for card in cards])
        return SHORT

    def lay(self, game: Game, ctx: Context, cards: tuple[int, ...], host: int) -> bool:
        """They lie face down there."""
        for card in cards:
            origin = game.zone[card]
            zones.lay_facedown(game, ctx.you, card, host)
            game.in_play[card].by_effect = True
            game.note(Event("attach", card, ctx.you, source=ctx.source, place=host, origin=origin))
        return True

    def told_with(self, before: Instruction, title: str) -> list[str]:
        if isinstance(before, Pick) and isinstance(before.kinds[0].but, Host):
            return [f"move {self.who.english(title)} to {before.what()}"]
        return told_at_once(self, before, title) or told_at_once(self, before, title, "to")

    def english(self, title: str) -> str:
        what, to = self.who.english(title), self.to.english(title)
        if self.facedown:
            return f"attach {what} face down to {to}"
        if self.moved:
            return f"move {what} to {to}"
        return f"attach {what} to {to} (it counts as an Attachment support card)"


@dataclass(frozen=True, eq=False)
class PayPrintedCost(Cost):
    """Pay the printed cost of a card, without a match, as the card is not being played.

    Loyal and Steadfast ask for their resources all the same (coc-latest/2.24.b).
    """

    who: Ref

    def refusal(self, game: Game, ctx: Context) -> Refusal | None:
        for card in self.who.cards(game, ctx):
            face = game.printed[card]
            steadfast = draining.steadfast_refusal(game, ctx.you, face) if game.edition.printed_cost_binds else None
            payable = face.cost == 0 or draining.printed_cost_domains(game, ctx.you, face)
            return steadfast or (None if payable else draining.NO_DOMAIN)
        return NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if self.refusal(game, ctx) is not None:
            return SHORT
        face = game.printed[self.who.cards(game, ctx)[0]]
        frame.memo = [face.cost]
        domains = draining.printed_cost_domains(game, ctx.you, face)
        options = [Option("domain", ctx.you, number) for number in domains]
        return frame.ask(game, ctx.you, "drain", options) if face.cost else FULL

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        return drain_for(game, frame.ctx, option.number, frame.memo[0])

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        return f"if able, pay the printed cost of {self.who.english(title)}"
