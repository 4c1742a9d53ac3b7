"""Passives that forbid something, or shield cards from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from silverkey.cardgame.board import NO_EFFECT, NOTHING, PILES
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.amounts import Amount, amount_english
from silverkey.cardgame.words.conditions import Condition, all_true, conditions_clause
from silverkey.cardgame.words.constants import Rule, looked_at
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.players import Who
from silverkey.cardgame.words.references import Every, Ref
from silverkey.language import english
from silverkey.language.context import Context

MEANT = "meant"
"""The name of the cards that a lasting rule is about."""
NOWHERE = -1
"""Stands for a place where none is meant."""


@dataclass(frozen=True, eq=False)
class AboutCards(Rule):
    """A rule about certain cards while its conditions hold.

    One that lasts is about the cards that were meant when it was made, as long as they stay what they are. Where a kind
    of cards is said, they are met wherever they are, and by a lasting effect later ones too.
    """

    DESIGNATES = ("answered",)

    who: Ref | Kind
    when: tuple[Condition, ...] = field(default=(), kw_only=True)

    @property
    def reads(self) -> int:  # type: ignore[override]
        """What it says is asked later."""
        return NOTHING

    def speak(self, game: Any, board: Any, ctx: Context, effect: int) -> None:
        """Enter it into a survey: as a passive, or as the lasting effect of that number."""
        board.say(self, ctx, effect)

    def contribute(self, game: Any, board: Any, ctx: Context) -> None:
        self.speak(game, board, ctx, NO_EFFECT)

    def fix(self, game: Any, ctx: Context, lasting: Lasting) -> None:
        """Who was meant when it was made: cards, and the player and place of what was answered."""
        answered = game.events.get(ctx.event)
        if answered is not None:
            lasting.context.numbers["player"] = answered.player
            lasting.context.cards["answered"] = (answered.card,)
            lasting.context.cards["answered at"] = (answered.place,)
        if isinstance(self.who, Ref):
            met = [card for card in self.who.cards(game, ctx) if not game.ignores(card, ctx.source, ctx.kind)]
            lasting.cards = tuple((card, game.instance_of(card)) for card in met)

    def begin(self, game: Any, board: Any, lasting: Lasting) -> None:
        ctx = lasting.context.copy()
        if isinstance(self.who, Ref):
            ctx.cards[MEANT] = tuple(card for card, instance in lasting.cards if game.instance_of(card) == instance)
            board.reads |= PILES
        self.speak(game, board, ctx, lasting.number)

    def covers(self, game: Any, ctx: Context, card: int) -> bool:
        """Whether it is about this card now."""
        if self.when and not all_true(self.when, game, ctx):
            return False
        if MEANT in ctx.cards:
            return card in ctx.cards[MEANT]
        if isinstance(self.who, Ref):
            return self.who.means(game, ctx, card)
        return card >= 0 and self.who.match(game, ctx, card)

    def subject(self, title: str) -> str:
        """Whom it is about: 'all' before a negation would say less than is meant."""
        return self.who.english(title) if isinstance(self.who, Ref) else self.who.plural(placed=False)

    def told(self, title: str) -> str:
        """What it says, but for its conditions."""
        raise NotImplementedError

    def english(self, title: str) -> str:
        text = self.told(title)
        return english.sentence(f"{conditions_clause(self.when, title)}, {text}" if self.when else text)


@dataclass(frozen=True, eq=False)
class Cannot(AboutCards):
    """Something cannot be done with certain cards; or the rules leave it undone, but effects may do it."""

    verb: str
    words: str = ""
    """What is not done, where the verb does not say it."""
    modal: str = "cannot"
    """"cannot"; of the rules "does not", or "need not" if their controller does not want it."""
    by: Who | None = None
    """The players who cannot do it; None for everybody."""
    at: Ref | None = None
    """The places where it cannot be done; None for anywhere."""
    rulings: tuple[str, ...] = ()

    @property
    def reads(self) -> int:  # type: ignore[override]
        """What is forbidden is asked later, but for blanking, which is part of a survey, and for the place meant."""
        at_once = looked_at(self.who, *self.when) if self.verb == "blank" else NOTHING
        return at_once | (NOTHING if self.at is None else self.at.reads)

    def speak(self, game: Any, board: Any, ctx: Context, effect: int) -> None:
        verb = self.verb if self.modal == "cannot" else f"{self.modal} {self.verb}"
        verbs = [verb]
        if self.by is not None:
            verbs = [by(player, verb) for player in self.by.players(game, ctx)]
        elif self.at is not None:
            verbs = [at(place, verb) for place in self.at.cards(game, ctx)]
        for verb in verbs:
            board.forbid(verb, self, ctx, effect)

    def covers(self, game: Any, ctx: Context, card: int) -> bool:
        return super().covers(game, ctx, card) and not game.exempt(card, ctx.source)

    def refusal(self, game: Any, ctx: Context) -> Refusal:
        """The refusal that names this card."""
        name = game.name(ctx.source)
        if self.modal != "cannot":
            return Refusal(f"{name} says so: {_text(self, name)}", self.rulings)
        return Refusal(f"{name} forbids it: {_text(self, name)}", (*self.rulings, *game.REFUSALS.forbidden))

    def told(self, title: str) -> str:
        who, what = self.subject(title).removeprefix("all "), self.words or self.verb
        many = not isinstance(self.who, Ref) or self.who.many
        modal = self.modal.replace("does", "do") if many else self.modal
        text = f"{who} {modal} {what}" if self.by is None else f"{everybody(self.by)} {modal} {what} {who}"
        if self.at is None:
            return text
        place = any_of(self.at, title)
        return text.replace("{place}", place) if "{place}" in text else f"{text} to {place}"

    def english(self, title: str) -> str:
        text = self.told(title)
        return english.sentence(f"{text} {conditions_clause(self.when, title)}" if self.when else text)


def everybody(who: Who) -> str:
    """Players as the subject of a negation: 'each' before it would say less than is meant."""
    return {"each player": "players", "each opponent": "opponents"}.get(who.english(), who.english())


def any_of(places: Ref, title: str) -> str:
    """Places as they read after 'to', where any one of them is meant: 'other stories', not 'all other stories'."""
    return places.kind.plural() if isinstance(places, Every) else places.english(title)


@lru_cache(maxsize=1000)
def _text(word: Cannot, title: str) -> str:
    """What a word says on a card of that title. The rules refuse far more often than anybody asks why."""
    return word.english(title)


def by(player: int, verb: str) -> str:
    """What is forbidden where only one player cannot do it."""
    return f"{verb} by {player}"


def at(place: int, verb: str) -> str:
    """What is forbidden where it cannot be done at one place."""
    return f"{verb} at {place}"


def omission(game: Any, verb: str, card: int, place: int = NOWHERE) -> Refusal | None:
    """Why the rules themselves leave something undone with a card (there), though effects may do it, or None."""
    board = game.board
    if not board.prohibitions:
        return None
    left_undone = f"does not {verb}"
    refusal: Refusal | None = board.forbids(game, left_undone, card)
    if refusal is None and place != NOWHERE:
        refusal = board.forbids(game, at(place, left_undone), card)
    return refusal


@dataclass(frozen=True, eq=False)
class Immune(AboutCards):
    """Certain cards ignore the effects of cards of a kind, and cannot be chosen by them; or only the latter."""

    to: Kind | None = None
    """What they are immune to, as it is in play or else by its print; None for every triggered effect."""
    chosen: bool = False
    """They merely cannot be chosen by triggered effects."""
    cost_max: int | Amount | None = None
    """Effects that cost more may choose them."""
    by: Who | None = None
    """Only effects of these players count."""
    triggered: bool = False
    """Of what they are immune to, only triggered effects count."""
    alone: bool = False
    """What may not choose them may do so beside another target."""

    @property
    def reads(self) -> int:  # type: ignore[override]
        """A survey itself asks who is immune to passives, and to whose is a matter of print."""
        return looked_at(self.who, *self.when)

    def meets(self, game: Any, ctx: Context, source: int, kind: str) -> bool:
        """Whether it is about an effect of that card, of some kind."""
        if (self.to is None or self.triggered) and kind not in game.TRIGGERED:
            return False
        if self.by is not None and game.user_of(source) not in self.by.players(game, ctx):
            return False
        return self.to is None or self.to.match(game, ctx, source)

    def told(self, title: str) -> str:
        if self.chosen:
            cost = "" if self.cost_max is None else f" that cost {amount_english(self.cost_max)} or less"
            where = self.cost_max.where() if isinstance(self.cost_max, Amount) else ""
            who, chosen = self.subject(title), "chosen as the only target of" if self.alone else "chosen by"
            return f"{who.removeprefix('all ')} cannot be {chosen} {self.effects}{cost}{'. ' if where else ''}{where}"
        many = isinstance(self.who, Ref) and self.who.many
        return f"{self.subject(title)} {'are' if many else 'is'} immune to {self.effects}"

    @property
    def effects(self) -> str:
        """What they are shielded from."""
        whose = "" if self.by is None else OWNERS.get(self.by.english(), f"{self.by.english()}'s") + " "
        if self.to is None:
            return f"{whose}triggered effects"
        to = self.to.plural(placed=False)
        return f"{whose}triggered effects of {to}" if self.triggered else f"{whose}{to}"


OWNERS = {"each opponent": "opponents'", "you": "your"}
"""Players as owners of effects."""


def immune(game: Any, card: int, source: int, kind: str) -> bool:
    """Whether a card ignores an effect of another card, of some kind, which may have left; never its own."""
    said = game.said(Immune)
    if not said or source in (-1, card):
        return False
    return any(
        not word.chosen and word.meets(game, ctx, source, kind) and word.covers(game, ctx, card)
        for word, ctx, _ in said
    )
