"""Costs: what stands before "to", and what playing a card takes (coc-latest/2.13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.amounts import Amount, TheX, amount, amount_english
from silverkey.cardgame.words.costs import Cost
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.vocabulary import paying
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.playing import CostChange
from silverkey.cthulhu.words import COST, IN_PLAY
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language.node import register
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context

NOT_READY = Refusal("It must be ready to be exhausted.", ("coc-latest/2.10.d", "coc-latest/2.13.c"))
NOTHING_TO_PAY_WITH = Refusal(
    "You control nothing in play that this cost could be paid with.",
    ("coc-latest/2.13.b", "coc-latest/2.13.c", "coc-latest/1.2.d"),
)
NO_TOKENS = Refusal("You do not have so many success tokens there.", ("coc-latest/2.13.b", "coc-latest/2.13.c"))
NOT_IN_PLAY = Refusal("It is not in play under your control.", ("coc-latest/1.2.a", "coc-latest/2.13.b"))


class Drains(Cost):
    """A cost that is paid by draining a domain, if anything is to be paid."""

    __slots__ = ()

    may_drain: ClassVar[bool] = True
    """Whether it is one."""

    def drains(self, game: Game, ctx: Context) -> list[int] | None:
        """The domains of which it drains one, or None if it drains none of its choice."""
        raise NotImplementedError

    def spared(self, game: Game, frame: Program) -> list[Option]:
        """The domains that may be drained for it now, so that those which later costs drain are left."""
        later = drained_by(game, frame.ctx, frame.program[frame.position + 1 :])
        return [
            Option("domain", frame.ctx.you, number)
            for number in self.drains(game, frame.ctx) or ()
            if paying.each_its_own([[other for other in found if other != number] for found in later])
        ]


def drained_by(game: Game, ctx: Context, costs: tuple[Instruction, ...]) -> list[list[int]]:
    """For each cost that drains a domain, those that would do."""
    found = (cost.drains(game, ctx) for cost in costs if isinstance(cost, Drains) and cost.may_drain)
    return [domains for domains in found if domains is not None]


@dataclass(frozen=True, eq=False)
class PlayingCost(Drains):
    """The cost of the card itself, by draining a domain with a resource match."""

    plays = True

    def refusal(self, game: Game, ctx: Context) -> Refusal | None:
        return paying.playing_refusal(game, ctx.you, ctx.source, ctx.numbers.get("x", 0))

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if paying.steadfast_refusal(game, ctx.you, game.printed[ctx.source]) is not None:
            return SHORT
        if self.drains(game, ctx) is None:
            return came(self.spend_reducers(game, ctx))
        return frame.ask(game, ctx.you, "drain", self.spared(game, frame))

    def drains(self, game: Game, ctx: Context) -> list[int] | None:
        domains = paying.playing_domains(game, ctx.you, ctx.source, ctx.numbers.get("x", 0))
        return None if domains and domains[0][0] < 0 else [number for number, _ in domains]

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        ctx = frame.ctx
        domain = game.sides[ctx.you].domains[option.number]
        cost, _ = paying.payment(game, ctx.you, ctx.source, ctx.numbers.get("x", 0), domain)
        self.spend_reducers(game, ctx)
        drain_for(game, ctx, option.number, cost)
        ctx.numbers["price"] = cost
        return FULL

    def spend_reducers(self, game: Game, ctx: Context) -> bool:
        """Use up changes that hold for one card only."""
        met = {n for change, own, n in game.board.said(CostChange) if change.covers(game, own, ctx.you, ctx.source)}
        for effect in game.lasting:
            if effect.number in met and effect.uses > 0:
                effect.uses -= 1
                game.touch()
        game.lasting = [effect for effect in game.lasting if effect.uses != 0]
        return True

    def english(self, title: str) -> str:
        return ""


@dataclass(frozen=True, eq=False)
class Pay(Drains):
    """Pay a number by draining one domain with at least so many resources; a match is needed only if it says so."""

    number: int | Amount
    match: str = ""
    """The faction that at least one of the resources paid must be of."""

    @property
    def uses_x(self) -> bool:  # type: ignore[override]
        """Whether the player sets X here."""
        return isinstance(self.number, TheX)

    def due(self, game: Game, ctx: Context) -> int:
        """What is to be paid, with any additional cost (coc-latest/2.13.d)."""
        return amount(self.number, game, ctx) + ctx.numbers.get("toll", 0)

    def refusal(self, game: Game, ctx: Context) -> Refusal | None:
        due = self.due(game, ctx)
        if due == 0:
            return paying.NO_MATCH if self.match else None
        if not paying.paying_domains(game, ctx.you, due):
            return paying.NO_DOMAIN
        return None if paying.paying_domains(game, ctx.you, due, self.match) else paying.NO_MATCH

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if self.due(game, ctx) == 0:
            return came(not self.match)
        return frame.ask(game, ctx.you, "drain", self.spared(game, frame))

    def drains(self, game: Game, ctx: Context) -> list[int] | None:
        due = self.due(game, ctx)
        return paying.paying_domains(game, ctx.you, due, self.match) if due else None

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        drain_for(game, frame.ctx, option.number, self.due(game, frame.ctx))
        return FULL

    def english(self, title: str) -> str:
        match = f" with at least one {self.match.removeprefix('The ')} resource" if self.match else ""
        return f"pay {amount_english(self.number)}{match}"


def drain_for(game: Game, ctx: Context, number: int, cost: int) -> None:
    """Drain a domain to pay, and remember what was paid and overpaid."""
    domain = game.sides[ctx.you].domains[number]
    ctx.numbers["paid"] = cost
    ctx.numbers["overpaid"] = max(0, game.drain_total(domain) - cost)  # coc-latest/2.14.c
    paying.drain(game, ctx.you, number, ctx.source, cost)


@dataclass(frozen=True, eq=False)
class PayWith(Cost):
    """Exhaust, sacrifice, discard or return cards of a kind: in play under your control, or your own elsewhere."""

    verb: str
    cards: Cards
    number: int = 1
    any_number: bool = False
    """As many as one likes, be it none."""

    def legal(self, game: Game, ctx: Context) -> list[int]:
        """The cards that may be used: not the one that is being played."""
        found = [card for card in self.cards.find(game, ctx) if card != ctx.source or self.cards.zone == IN_PLAY]
        if self.cards.zone != IN_PLAY:
            return found
        found = [card for card in found if game.in_play[card].controller == ctx.you]
        if self.verb == "exhaust":
            found = [c for c in found if not game.in_play[c].exhausted and not game.in_play[c].insane]
        return found

    def refusal(self, game: Game, ctx: Context) -> Refusal | None:
        return None if self.any_number or len(self.legal(game, ctx)) >= self.number else NOTHING_TO_PAY_WITH

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        candidates = self.legal(game, ctx)
        least, most = (0, len(candidates)) if self.any_number else (self.number, self.number)
        if len(candidates) < least:
            return SHORT
        how = " any" if self.any_number else ""
        game.push(Choosing(ctx.you, f"pay by {self.verb}{how}", candidates, least, most, ctx.source))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 1:
            return came(bool(value))
        frame.stage = 1
        ctx = frame.ctx
        ctx.cards[COST] = value
        if not value:
            return FULL
        for card in value:
            remember_paid(game, ctx, card)
        return game.happen(
            [Event(self.verb, card, ctx.you, source=ctx.source, by=ctx.you, cause=COST) for card in value]
        )

    def english(self, title: str) -> str:
        cards = self.cards.singular() if self.number == 1 else f"{self.number} {self.cards.plural()}"
        if self.any_number:
            cards = f"any number of {self.cards.plural()}"
        if self.verb == "return":
            return f"return {cards} to your hand"
        return as_cost(self.verb, cards)


AS_COSTS = {
    "insane": "drive {who} insane",
    "discard": "discard {who} from play",
    "bottom": "put {who} on the bottom of your deck",
    "sacrifice resource": "sacrifice {who}",
}
"""How a payment reads where it does not read like the effect."""


def as_cost(verb: str, who: str) -> str:
    """What is done to cards to pay with them.

    >>> as_cost("insane", "a character"), as_cost("exhaust", "a character")
    ('drive a character insane', 'exhaust a character')
    """
    return (AS_COSTS.get(verb) or VERBS[verb].does).replace("{who}", who)


def remember_paid(game: Game, ctx: Context, card: int) -> None:
    """Note what is printed on a card in play that a cost takes away, unless it lies face down (coc-latest/2.26.c)."""
    standing = game.in_play.get(card)
    if standing is None:
        return
    facedown = standing.insane or standing.facedown
    face = game.face(card)
    ctx.numbers[f"printed cost of {card}"] = 0 if facedown else face.cost
    ctx.numbers[f"printed skill of {card}"] = 0 if facedown else face.skill
    ctx.numbers["paid facedown"] = int(facedown and game.edition.facedown_unknown)


@dataclass(frozen=True, eq=False)
class DiscardOwnTokens(Cost):
    """Discard success tokens of one's own from stories: so many, or (0) any number, which is then X."""

    number: int
    one_story: bool = True
    """All from the same story."""

    def options(self, game: Game, ctx: Context, least: int) -> list[Option]:
        """The stories with at least so many of one's tokens."""
        return [Option("story", s.card) for s in game.unwon() if s.tokens[ctx.you] >= least]

    def refusal(self, game: Game, ctx: Context) -> Refusal | None:
        if self.one_story:
            return None if self.options(game, ctx, self.number) else NO_TOKENS
        total = sum(story.tokens[ctx.you] for story in game.unwon())
        return None if total >= max(1, self.number) else NO_TOKENS

    def run(self, game: Game, frame: Program) -> Outcome:
        if self.refusal(game, frame.ctx) is not None:
            return SHORT
        frame.memo = [self.number]
        if not self.number:
            frame.ctx.numbers["x"] = 0
            frame.memo = [sum(story.tokens[frame.ctx.you] for story in game.unwon())]
        return self.go_on(game, frame)

    def go_on(self, game: Game, frame: Program) -> Outcome:
        """Where the next tokens are taken from."""
        if not frame.memo[0]:
            return FULL
        ctx = frame.ctx
        options = self.options(game, ctx, self.number if self.one_story else 1)
        if not self.number and ctx.numbers["x"]:
            options.append(DONE)
        return frame.ask(game, ctx.you, "pay by tokens", options)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        ctx = frame.ctx
        if option == DONE:
            return FULL
        number = self.number if self.one_story else 1
        frame.memo[0] -= number
        if not self.number:
            ctx.numbers["x"] += 1
        happened = game.happen([Event("remove token", option.card, ctx.you, number, by=ctx.you, cause=COST)])
        return LATER if happened is LATER else self.go_on(game, frame)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return self.go_on(game, frame) if value else SHORT

    def english(self, title: str) -> str:
        tokens = "one" if self.number == 1 else self.number or "X"
        return f"discard {tokens} of your success tokens" + (
            " from one story" if self.one_story else " from any stories"
        )


@dataclass(frozen=True, eq=False)
class PayBy(Drains):
    """Do something that is no payment of resources: whatever an effect can do, done in full before the effect."""

    deed: Instruction

    @property
    def may_drain(self) -> bool:  # type: ignore[override]
        """Whether a domain of one's choice is drained."""
        return isinstance(self.deed, Draining)

    def refusal(self, game: Game, ctx: Context) -> Refusal | None:
        kind, ctx.kind = ctx.kind, COST
        refusal: Refusal | None = self.deed.unpayable(game, ctx)
        ctx.kind = kind
        return refusal

    def drains(self, game: Game, ctx: Context) -> list[int] | None:
        return self.deed.drains(game, ctx) if isinstance(self.deed, Draining) else None

    def run(self, game: Game, frame: Program) -> Outcome:
        if isinstance(self.deed, Draining) and self.deed.drains(game, frame.ctx) is not None:
            return frame.ask(game, frame.ctx.you, "drain", self.spared(game, frame))
        kind, frame.ctx.kind = frame.ctx.kind, COST
        outcome = self.deed.run(game, frame)
        frame.ctx.kind = kind
        return outcome

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        kind, frame.ctx.kind = frame.ctx.kind, COST
        outcome = self.deed.after(game, frame, value)
        frame.ctx.kind = kind
        return outcome

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        kind, frame.ctx.kind = frame.ctx.kind, COST
        outcome = self.deed.answered(game, frame, option)
        frame.ctx.kind = kind
        return outcome

    def english(self, title: str) -> str:
        return self.deed.as_cost(title)


class Draining(Instruction):
    """An instruction that drains a domain of one's choice, which no other cost of the same ability may drain."""

    __slots__ = ()

    def drains(self, game: Game, ctx: Context) -> list[int] | None:
        """The domains of which it drains one, or None if there is no choice."""
        raise NotImplementedError


TOLL = Pay(0)
"""An additional payment where an ability has no payment of its own."""
register(TOLL, "cthulhu/rules/toll")


def pay(number: int | Amount) -> Pay:
    """Pay a number of resources."""
    return Pay(number)
