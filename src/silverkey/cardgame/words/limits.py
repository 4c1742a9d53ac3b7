"""Passives that forbid something, or shield cards from it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from silverkey.cardgame.board import PILES
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.conditions import Condition, all_true, conditions_clause
from silverkey.cardgame.words.constants import Constant, Rule, looked_at
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.players import Who
from silverkey.cardgame.words.references import Ref
from silverkey.language import english
from silverkey.language.context import Context


@dataclass(frozen=True, eq=False)
class Cannot(Rule):
    """Something cannot be done with certain cards while its conditions hold.

    Where a kind of cards is said, they are met wherever they are, and by a lasting effect later ones too.
    """

    verb: str
    who: Ref | Kind
    when: tuple[Condition, ...] = ()
    words: str = ""
    by: Who | None = None
    """The players who cannot do it; None for everybody."""
    rulings: tuple[str, ...] = ()

    @property
    def reads(self) -> int:  # type: ignore[override]
        """What is forbidden is asked later."""
        return PILES

    def verbs(self, game: Any, ctx: Context) -> list[str]:
        """What is forbidden, by the names that the rules ask for."""
        return [self.verb] if self.by is None else [by(player, self.verb) for player in self.by.players(game, ctx)]

    def contribute(self, game: Any, board: Any, ctx: Context) -> None:
        for verb in self.verbs(game, ctx):
            board.forbid(verb, self, ctx)

    def fix(self, game: Any, ctx: Context, lasting: Lasting) -> None:
        """A lasting prohibition is about the cards and the player that were meant when it was made."""
        answered = game.events.get(ctx.event)
        if answered is not None:
            lasting.context.numbers["player"] = answered.player
            lasting.context.cards["answered"] = (answered.card,)
        if isinstance(self.who, Kind):
            return
        met = [card for card in self.who.cards(game, ctx) if not game.ignores(card, ctx.source, ctx.kind)]
        lasting.cards = tuple((card, game.instance_of(card)) for card in met)

    def begin(self, game: Any, board: Any, lasting: Lasting) -> None:
        ctx = lasting.context.copy()
        if not isinstance(self.who, Kind):
            ctx.cards["barred"] = tuple(card for card, instance in lasting.cards if game.instance_of(card) == instance)
        for verb in self.verbs(game, ctx):
            board.forbid(verb, self, ctx, lasting.number)

    def covers(self, game: Any, ctx: Context, card: int) -> bool:
        """Whether it forbids this for the card now."""
        if "barred" in ctx.cards:
            return card in ctx.cards["barred"]
        if not all_true(self.when, game, ctx):
            return False
        if isinstance(self.who, Kind):
            return card >= 0 and self.who.match(game, ctx, card)
        return self.who.means(game, ctx, card)

    def refusal(self, game: Any, ctx: Context) -> Refusal:
        """The refusal that names this card."""
        name = game.name(ctx.source)
        return Refusal(f"{name} forbids it: {_text(self, name)}", (*self.rulings, *game.REFUSALS.forbidden))

    def told(self, title: str) -> str:
        """Who cannot do what."""
        who, what = subject_of(self.who, title), self.words or self.verb
        return f"{who} cannot {what}" if self.by is None else f"{self.by.english()} cannot {what} {who}"

    def english(self, title: str) -> str:
        text = self.told(title)
        return english.sentence(f"{text} {conditions_clause(self.when, title)}" if self.when else text)


@lru_cache(maxsize=1000)
def _text(word: Cannot, title: str) -> str:
    """What a word says on a card of that title. The rules refuse far more often than anybody asks why."""
    return word.english(title)


def by(player: int, verb: str) -> str:
    """What is forbidden where only one player cannot do it."""
    return f"{verb} by {player}"


def subject_of(who: Ref | Kind, title: str) -> str:
    """Who cannot or does not do something: 'all' before a negation would say less than is meant."""
    if isinstance(who, Kind):
        return who.plural(placed=False)
    return who.english(title).removeprefix("all ")


@dataclass(frozen=True, eq=False)
class Immune(Constant):
    """Certain cards ignore the effects of cards of a kind, and cannot be chosen by them."""

    who: Ref
    to: Kind | None
    """What they are immune to, by printed facts; None for every triggered effect."""
    when: tuple[Condition, ...] = ()

    @property
    def reads(self) -> int:  # type: ignore[override]
        """A survey itself asks who is immune to passives, and to whose is a matter of print."""
        return looked_at(self.who, *self.when)

    def covers(self, game: Any, ctx: Context, card: int, source: int, kind: str) -> bool:
        """Whether it makes the card immune to an effect of that one; an effect of a kind may outlast it."""
        if self.to is None and kind not in game.TRIGGERED:
            return False
        return (
            self.who.means(game, ctx, card)
            and (self.to is None or self.to.match(game, ctx, source))
            and (not self.when or all_true(self.when, game, ctx))
        )

    def english(self, title: str) -> str:
        verb = "are" if self.who.many else "is"
        to = "triggered effects" if self.to is None else self.to.plural(placed=False)
        text = f"{self.who.english(title)} {verb} immune to {to}"
        return english.sentence(f"{conditions_clause(self.when, title)}, {text}" if self.when else text)


def immune(game: Any, card: int, source: int, kind: str) -> bool:
    """Whether a card ignores an effect of another card, of some kind; never its own."""
    said = game.board.said(Immune)
    if not said or source in (-1, card):
        return False
    return any(word.covers(game, ctx, card, source, kind) for word, ctx, _ in said)


@dataclass(frozen=True, eq=False)
class DoesNot(Constant):
    """The rules leave something undone with certain cards; effects may do it."""

    verb: str
    who: Ref
    words: str
    optional: bool = False
    """Only if its controller likes."""

    def covers(self, game: Any, ctx: Context, card: int) -> bool:
        """Whether the rules pass over this card."""
        return self.who.means(game, ctx, card)

    def refusal(self, game: Any, ctx: Context) -> Refusal:
        """Why they do."""
        name = game.name(ctx.source)
        return Refusal(f"{name} says so: {self.english(name)}")

    def english(self, title: str) -> str:
        subject = subject_of(self.who, title)
        if self.optional:
            return english.sentence(f"{subject} need not {self.words} if you do not want it to")
        return english.sentence(f"{subject} {'do' if self.who.many else 'does'} not {self.words}")


def omission(game: Any, verb: str, card: int) -> Refusal | None:
    """Why the rules themselves leave something undone with a card, though effects may do it, or None."""
    for word, ctx, _ in game.board.said(DoesNot):
        if word.verb == verb and word.covers(game, ctx, card):
            refusal: Refusal = word.refusal(game, ctx)
            return refusal
    return None
