"""Passives that forbid something, or shield cards from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.board import COMMITMENT, NOTHING
from silverkey.cardgame.board import PILES as OUT_OF_PLAY
from silverkey.cardgame.refusal import Refusal
from silverkey.cthulhu.table.board import Board, joining
from silverkey.cthulhu.table.zones import instance_of
from silverkey.cthulhu.vocabulary.amounts import Amount, amount, amount_english
from silverkey.cthulhu.vocabulary.changes import HasPaid
from silverkey.cthulhu.vocabulary.conditions import Condition, all_true, conditions_clause
from silverkey.cthulhu.vocabulary.constants import Constant, Rule, looked_at
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.references import Ref, Who
from silverkey.cthulhu.words import TRIGGERED
from silverkey.language import english
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cardgame.lasting import Lasting
    from silverkey.cthulhu.game import Game


@dataclass(frozen=True, eq=False)
class Cannot(Rule):
    """Something cannot be done with certain cards while its conditions hold (coc-latest/2.2.a)."""

    verb: str
    who: Ref
    when: tuple[Condition, ...] = ()
    words: str = ""
    at: Ref | None = None
    """The story that they cannot commit to."""
    unless_paid: bool = False
    """Not for players who have paid for this card (see ``CountAsPaid``)."""

    @property
    def reads(self) -> int:  # type: ignore[override]
        """What is forbidden is asked later, but for blanking, which is part of a survey itself."""
        at_once = looked_at(self.who, *self.when) if self.verb == "blank" else NOTHING
        return OUT_OF_PLAY | at_once | (NOTHING if self.at is None else COMMITMENT)

    def verbs(self, game: Game, ctx: Context) -> list[str]:
        """What is forbidden, by the names that the rules ask for."""
        return [self.verb] if self.at is None else [joining(story) for story in self.at.cards(game, ctx)]

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        for verb in self.verbs(game, ctx):
            board.forbid(verb, self, ctx)

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        """A lasting prohibition is about the cards that were meant when it was made."""
        met = [card for card in self.who.cards(game, ctx) if not immune(game, card, ctx.source, ctx.kind)]
        lasting.cards = tuple((card, instance_of(game, card)) for card in met)

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        ctx = lasting.context.copy()
        ctx.cards["barred"] = tuple(card for card, instance in lasting.cards if instance_of(game, card) == instance)
        for verb in self.verbs(game, ctx):
            board.forbid(verb, self, ctx, lasting.number)

    def covers(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether it forbids this for the card now."""
        if "barred" in ctx.cards:
            return card in ctx.cards["barred"]
        if not all_true(self.when, game, ctx) or card not in self.who.cards(game, ctx):
            return False
        return not self.unless_paid or not _paid(game, ctx, game.in_play[card].controller)

    def refusal(self, game: Game, ctx: Context) -> Refusal:
        """The refusal that names this card."""
        return _forbids(game, ctx, self)

    def english(self, title: str) -> str:
        unpaid = " whose controllers have not paid" if self.unless_paid else ""
        text = f"{_subject(self.who, title)}{unpaid} cannot {self.words or self.verb}"
        if self.at is not None:
            text += f" to {self.at.english(title)}"
        if self.unless_paid:
            text += " in that phase"
        if self.when:
            text += f" {conditions_clause(self.when, title)}"
        return english.sentence(text)


def _paid(game: Game, ctx: Context, player: int) -> bool:
    """Whether a player has paid for the card that this is about."""
    this = (ctx.source, game.in_play[ctx.source].entered)
    return any(
        isinstance(effect.change, HasPaid) and effect.context.you == player and this in effect.cards
        for effect in game.lasting
    )


def _subject(who: Ref, title: str) -> str:
    """Who cannot or does not do something: 'all' before a negation would say less than is meant."""
    return who.english(title).removeprefix("all ")


def _forbids(game: Game, ctx: Context, constant: Constant, *rulings: str) -> Refusal:
    name = game.name(ctx.source)
    return Refusal(f"{name} forbids it: {constant.english(name)}", (*rulings, "coc-latest/2.2.a"))


@dataclass(frozen=True, eq=False)
class CannotBe(Rule):
    """Something that cards of a kind are spared: effects that are cancelled, or costs that are lowered.

    Not even Dormant lowers them (coc-latest/faq/carl-stanford-dormant).
    """

    what: str
    """"cancelled" or "cheaper"."""
    cards: Cards
    """By printed facts."""

    def covers(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether a card is one of those."""
        return self.cards.match(game, ctx, card)

    def english(self, title: str) -> str:
        cards = self.cards.plural(placed=False)
        if self.what == "cheaper":
            return english.sentence(f"the cost to play {cards} cannot be lowered")
        return english.sentence(f"the effects of {cards} cannot be cancelled")


def spared(game: Game, what: str, card: int) -> bool:
    """Whether something cannot be done about a card, by what is printed on it."""
    return any(word.what == what and word.covers(game, ctx, card) for word, ctx, _ in game.board.said(CannotBe))


@dataclass(frozen=True, eq=False)
class CannotPlay(Rule):
    """Certain players cannot play certain cards (coc-latest/2.2.a)."""

    who: Who
    cards: Cards
    rulings: tuple[str, ...] = ()

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        """A lasting ban remembers the player and the card of the event that it answers."""
        answered = game.events.get(ctx.event)
        if answered is not None:
            lasting.context.numbers["player"] = answered.player
            lasting.context.cards["answered"] = (answered.card,)

    def covers(self, game: Game, ctx: Context, player: int, card: int) -> bool:
        """Whether it forbids this player to play this card."""
        return player in self.who.players(game, ctx) and self.cards.match(game, ctx, card)

    def refusal(self, game: Game, ctx: Context) -> Refusal:
        """The refusal that names this card."""
        return _forbids(game, ctx, self, *self.rulings)

    def english(self, title: str) -> str:
        what = self.cards.plural(placed=False)
        return english.sentence(f"{self.who.english()} cannot play {what}")


@dataclass(frozen=True, eq=False)
class NotByTriggered(Constant):
    """Triggered effects cannot do certain things to certain cards while its conditions hold."""

    verbs: tuple[str, ...]
    type: str
    """What type of cards."""
    when: tuple[Condition, ...] = ()

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        for verb in self.verbs:
            board.forbid(f"triggered {verb}", self, ctx)

    def covers(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether it forbids this for the card now."""
        if card < 0 or not all_true(self.when, game, ctx):
            return False
        return game.values(card).type == self.type if card in game.in_play else game.printed[card].type == self.type

    def refusal(self, game: Game, ctx: Context) -> Refusal:
        """The refusal that names this card."""
        return _forbids(game, ctx, self)

    def english(self, title: str) -> str:
        done = {"control": "change who controls {who}", "enter": "put {who} into play"}
        cards = [english.plural(self.type), *["them"] * len(self.verbs)]
        deeds = (done[verb].replace("{who}", who) for verb, who in zip(self.verbs, cards, strict=False))
        text = f"triggered effects cannot {english.listed(deeds, 'or')}"
        return english.sentence(f"{conditions_clause(self.when, title)}, {text}" if self.when else text)


@dataclass(frozen=True, eq=False)
class Immune(Constant):
    """Certain cards ignore the effects of cards of a kind, and cannot be chosen by them (coc-latest/2.36.a)."""

    who: Ref
    to: Cards | None
    """What they are immune to, by printed facts; None for every triggered effect."""
    when: tuple[Condition, ...] = ()

    @property
    def reads(self) -> int:  # type: ignore[override]
        """A survey itself asks who is immune to passives, and to whose is a matter of print."""
        return looked_at(self.who, *self.when)

    def covers(self, game: Game, ctx: Context, card: int, source: int, kind: str) -> bool:
        """Whether it makes the card immune to an effect of that one; an effect of a kind may outlast it (2.36.b)."""
        return (
            card in self.who.cards(game, ctx)
            and (kind in TRIGGERED if self.to is None else self.to.match(game, ctx, source))
            and (not self.when or all_true(self.when, game, ctx))
        )

    def english(self, title: str) -> str:
        verb = "are" if self.who.many else "is"
        to = "triggered effects" if self.to is None else self.to.plural(placed=False)
        text = f"{self.who.english(title)} {verb} immune to {to}"
        return english.sentence(f"{conditions_clause(self.when, title)}, {text}" if self.when else text)


@dataclass(frozen=True, eq=False)
class CancelsFirst(Constant):
    """The first effect that each opponent triggers in a turn is cancelled; Forced Responses are nobody's.

    The game triggers those (coc-latest/faq/red-tape-forced-response).
    """

    def english(self, title: str) -> str:
        return "The first effect that an opponent triggers in a turn is cancelled."


@dataclass(frozen=True, eq=False)
class ShieldedFrom(Constant):
    """Certain cards cannot be chosen by triggered effects, or only by those that cost enough."""

    who: Ref
    cost_max: int | Amount | None = None
    """Effects that cost more may choose them."""
    when: tuple[Condition, ...] = ()

    def covers(self, game: Game, ctx: Context, card: int, cost: int) -> bool:
        """Whether an effect of that cost cannot choose the card."""
        if card not in self.who.cards(game, ctx) or not all_true(self.when, game, ctx):
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


@dataclass(frozen=True, eq=False)
class DoesNot(Constant):
    """The rules leave something undone with certain cards; effects may do it (faq/obsessive-inmate-uncommit)."""

    verb: str
    who: Ref
    words: str
    optional: bool = False
    """Only if its controller likes."""

    def covers(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether the rules pass over this card."""
        return card in self.who.cards(game, ctx)

    def refusal(self, game: Game, ctx: Context) -> Refusal:
        """Why they do."""
        name = game.name(ctx.source)
        return Refusal(f"{name} says so: {self.english(name)}")

    def english(self, title: str) -> str:
        subject = _subject(self.who, title)
        if self.optional:
            return english.sentence(f"{subject} need not {self.words} if you do not want it to")
        return english.sentence(f"{subject} {'do' if self.who.many else 'does'} not {self.words}")


def immune(game: Game, card: int, source: int, kind: str) -> bool:
    """Whether a card ignores an effect of another card, of some kind; never its own (coc-latest/2.36.a)."""
    said = game.board.said(Immune)
    if not said or source in (-1, card):
        return False
    return any(word.covers(game, ctx, card, source, kind) for word, ctx, _ in said)


def shielded(game: Game, card: int, ctx: Context) -> bool:
    """Whether a card cannot be chosen by the triggered effect that this is about, as it costs too little."""
    said = game.board.said(ShieldedFrom)
    if not said or ctx.kind not in TRIGGERED:
        return False
    cost = ctx.numbers.get("printed cost", 0)
    cost = ctx.numbers.get("x", 0) if cost < 0 else cost
    return any(shield.covers(game, own, card, cost) for shield, own, _ in said)


def omission(game: Game, verb: str, card: int) -> Refusal | None:
    """Why the rules themselves leave something undone with a card, though effects may do it, or None."""
    for word, ctx, _ in game.board.said(DoesNot):
        if word.verb == verb and word.covers(game, ctx, card):
            return word.refusal(game, ctx)
    return None
