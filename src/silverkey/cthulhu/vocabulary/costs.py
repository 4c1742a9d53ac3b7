"""Costs: what stands before "to", and what playing a card takes (coc-latest/2.13)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from silverkey.cardgame.lasting import use_up
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.amounts import Amount, TheX, amount, amount_english
from silverkey.cardgame.words.costs import Cost
from silverkey.cthulhu.state import place_of_domain
from silverkey.cthulhu.table import draining
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.vocabulary import paying
from silverkey.cthulhu.vocabulary.playing import CostChange, Matches
from silverkey.cthulhu.words import COST
from silverkey.kernel.decision import DONE, NO, YES, Option, offered
from silverkey.kernel.outcome import FULL, SHORT, Outcome
from silverkey.language.node import register
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.state import Domain
    from silverkey.language.context import Context

T = TypeVar("T")

GIVEN = "given"
"""Whether a player does what makes the card that he plays cheaper."""
NOT_READY = Refusal("It must be ready to be exhausted.", ("coc-latest/2.10.d", "coc-latest/2.13.c"))
NOTHING_TO_PAY_WITH = Refusal(
    "You control nothing in play that this cost could be paid with.",
    ("coc-latest/2.13.b", "coc-latest/2.13.c", "coc-latest/1.2.d"),
)
NO_TOKENS = Refusal("You do not have so many success tokens there.", ("coc-latest/2.13.b", "coc-latest/2.13.c"))
NOT_IN_PLAY = Refusal("It is not in play under your control.", ("coc-latest/1.2.a", "coc-latest/2.13.b"))


DEARER = "dearer"
"""The name of the number by which the effect of a card that is being played costs more."""


class Drains(Cost):
    """A cost that is paid by draining a domain, if anything is to be paid."""

    __slots__ = ()

    may_drain: ClassVar[bool] = True
    """Whether it is one."""

    def drains(self, game: Game, ctx: Context) -> list[int] | None:
        """The domains of which it drains one, or None if it drains none of its choice."""
        raise NotImplementedError

    def free(self, game: Game, frame: Program) -> Outcome:
        """Pay where no domain is drained."""
        return FULL

    def run(self, game: Game, frame: Program) -> Outcome:
        """Ask for the domain that is drained now; those which later costs drain must be left."""
        ctx = frame.ctx
        fitting = self.drains(game, ctx)
        if fitting is None:
            return self.free(game, frame)
        later = drained_by(game, ctx, frame.program[frame.position + 1 :])
        spared = [
            offered("domain", ctx.you, number)
            for number in fitting
            if draining.each_its_own([[other for other in found if other != number] for found in later])
        ]
        return frame.ask(game, ctx.you, "drain", spared)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        """The domain is drained, whatever has become of its Transient resources."""
        return FULL


def drained_by(game: Game, ctx: Context, costs: tuple[Instruction, ...]) -> list[list[int]]:
    """For each cost that drains a domain, those that would do."""
    found = (cost.drains(game, ctx) for cost in costs if isinstance(cost, Drains) and cost.may_drain)
    return [fitting for fitting in found if fitting is not None]


@dataclass(frozen=True, eq=False)
class PlayingCost(Drains):
    """The cost of the card itself, by draining a domain with a resource match."""

    plays = True

    def refusal(self, game: Game, ctx: Context) -> Refusal | None:
        x, given, dearer = ctx.numbers.get("x", 0), GIVEN in ctx.numbers, ctx.numbers.get(DEARER, 0)
        refusal = paying.playing_refusal(game, ctx.you, ctx.source, x, given, dearer)
        if refusal is None or given or not any(change.price for change in game.printed[ctx.source].own_cost):
            return refusal
        play = game.printed[ctx.source].play
        assert play is not None
        if not any(isinstance(cost, MayGive) and cost.open(game, ctx) for cost in play.costs):
            return refusal
        return paying.playing_refusal(game, ctx.you, ctx.source, x, True, dearer)

    def drains(self, game: Game, ctx: Context) -> list[int] | None:
        if draining.steadfast_refusal(game, ctx.you, game.printed[ctx.source]) is not None:
            return []
        given, dearer = GIVEN in ctx.numbers, ctx.numbers.get(DEARER, 0)
        return paying.playing_domains(game, ctx.you, ctx.source, ctx.numbers.get("x", 0), given, dearer)

    def run(self, game: Game, frame: Program) -> Outcome:
        if not game.printed[frame.ctx.source].several_domains:
            return super().run(game, frame)
        return self.drain_several(game, frame)

    def drain_several(self, game: Game, frame: Program) -> Outcome:
        """Ask for one domain after the other; as soon as they pay together, that may be all."""
        ctx, x = frame.ctx, frame.ctx.numbers.get("x", 0)
        if paying.playing_refusal(game, ctx.you, ctx.source, x) is not None:
            return SHORT
        cost, joint = paying.joint_payment(game, ctx.you, ctx.source, x, frame.memo)
        enough = paying.joint_refusal(game, ctx.you, ctx.source, x, frame.memo) is None
        domains = enumerate(game.sides[ctx.you].domains)
        options = [Option("domain", ctx.you, n) for n, one in domains if not one.drained and n not in frame.memo]
        if not enough or (options and cost):
            return frame.ask(game, ctx.you, "drain", [*options, DONE] if enough else options)
        return self.drained(game, frame, cost, joint)

    def drained(self, game: Game, frame: Program, cost: int, joint: Domain) -> Outcome:
        """The domains that were picked are drained."""
        ctx = frame.ctx
        self.spend_reducers(game, ctx)
        ctx.numbers |= {"paid": cost, "price": cost, "overpaid": max(0, game.drain_total(joint) - cost)}
        ctx.numbers["domains drained"] = len(frame.memo)
        return draining.drain(game, [(ctx.you, number) for number in frame.memo], ctx.source, cost)

    def free(self, game: Game, frame: Program) -> Outcome:
        self.spend_reducers(game, frame.ctx)
        return FULL

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        ctx, x = frame.ctx, frame.ctx.numbers.get("x", 0)
        if game.printed[ctx.source].several_domains:
            if option != DONE:
                frame.memo.append(option.number)
                return self.drain_several(game, frame)
            paid = paying.joint_payment(game, ctx.you, ctx.source, x, frame.memo)
            return self.drained(game, frame, *paid)
        domain = game.sides[ctx.you].domains[option.number]
        given, dearer = GIVEN in ctx.numbers, ctx.numbers.get(DEARER, 0)
        cost, _ = paying.payment(game, ctx.you, ctx.source, x, domain, given, dearer)
        self.spend_reducers(game, ctx)
        ctx.numbers["price"] = cost
        return drain_for(game, ctx, option.number, cost)

    def spend_reducers(self, game: Game, ctx: Context) -> None:
        """Use up changes that hold for one card only."""
        said = game.said(CostChange)
        spent = {n for change, own, n in said if change.covers(game, own, ctx.you, ctx.source)}
        spent |= {n for word, own, n in game.said(Matches) if word.frees(game, own, ctx.you, ctx.source)}
        use_up(game, spent)

    def english(self, title: str) -> str:
        return ""


@dataclass(frozen=True, eq=False)
class MayGive(Cost):
    """Do what makes the card cheaper that is being played, or leave it where the card can be paid for without."""

    deed: Instruction

    def refusal(self, game: Game, ctx: Context) -> Refusal | None:
        return None

    def open(self, game: Game, ctx: Context) -> bool:
        """Whether it can be done."""
        return _paying(ctx, lambda: self.deed.unpayable(game, ctx)) is None

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if not self.open(game, ctx):
            return FULL
        if paying.playing_refusal(game, ctx.you, ctx.source, ctx.numbers.get("x", 0)) is not None:
            return self.give(game, frame)
        return frame.ask(game, ctx.you, "may", [YES, NO])

    def give(self, game: Game, frame: Program) -> Outcome:
        """It is done."""
        frame.ctx.numbers[GIVEN] = 1
        return _paying(frame.ctx, lambda: self.deed.run(game, frame))

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        return self.give(game, frame) if option == YES else FULL

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return _paying(frame.ctx, lambda: self.deed.after(game, frame, value))

    def english(self, title: str) -> str:
        return ""


@dataclass(frozen=True, eq=False)
class Pay(Drains):
    """Pay a number by draining one domain with at least so many resources; a match is needed only if it says so."""

    NAMES = (("match", "faction"),)

    number: int | Amount
    match: str = ""
    """The faction that at least one of the resources paid must be of."""
    least: int = 0
    """What X must be at least."""

    @property
    def uses_x(self) -> bool:  # type: ignore[override]
        return isinstance(self.number, TheX)

    def due(self, game: Game, ctx: Context) -> int:
        """What is to be paid, with any additional cost (coc-latest/2.13.d)."""
        return amount(self.number, game, ctx) + ctx.numbers.get("toll", 0)

    def refusal(self, game: Game, ctx: Context) -> Refusal | None:
        fitting = self.drains(game, ctx)
        if fitting is None or fitting:
            return None
        return paying.NO_MATCH if draining.paying_domains(game, ctx.you, self.due(game, ctx)) else draining.NO_DOMAIN

    def drains(self, game: Game, ctx: Context) -> list[int] | None:
        due = self.due(game, ctx)
        if due == 0:
            return [] if self.match else None
        return draining.paying_domains(game, ctx.you, due, self.match)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        return drain_for(game, frame.ctx, option.number, self.due(game, frame.ctx))

    def english(self, title: str) -> str:
        match = f" with at least one {self.match.removeprefix('The ')} resource" if self.match else ""
        least = f" (at least {self.least})" if self.least else ""
        return f"pay {amount_english(self.number)}{least}{match}"


def drain_for(game: Game, ctx: Context, number: int, cost: int) -> Outcome:
    """Drain a domain to pay, and remember what was paid and overpaid."""
    domain = game.sides[ctx.you].domains[number]
    ctx.numbers["paid"] = cost
    ctx.numbers.setdefault("drained for cost", place_of_domain(ctx.you, number))
    ctx.numbers["overpaid"] = max(0, game.drain_total(domain) - cost)  # coc-latest/2.14.c
    return draining.drain(game, [(ctx.you, number)], ctx.source, cost)


AS_COSTS = {
    "insane": "drive {who} insane",
    "discard": "discard {who} from play",
    "bottom": "put {who} on the bottom of your deck",
    "sacrifice resource": "sacrifice {who}",
    "uncommit": "remove {who} from its story",
}
"""How a payment reads where it does not read like the effect."""


def as_cost(verb: str, who: str) -> str:
    """What is done to cards to pay with them.

    >>> as_cost("insane", "a character"), as_cost("exhaust", "a character")
    ('drive a character insane', 'exhaust a character')
    """
    return (AS_COSTS.get(verb) or VERBS[verb].does).replace("{who}", who)


def remember_paid(game: Game, ctx: Context, cards: tuple[int, ...]) -> None:
    """Note what is paid with, its skill, and what is printed on it if it is not face down (coc-latest/2.26.c)."""
    if ctx.kind != COST:
        return
    ctx.cards[COST] = cards
    for card in cards:
        standing = game.in_play.get(card)
        if standing is not None:
            facedown = standing.insane or standing.facedown
            face = game.face(card)
            ctx.numbers[f"printed cost of {card}"] = 0 if facedown else face.cost
            ctx.numbers[f"printed skill of {card}"] = 0 if facedown else face.skill
            ctx.numbers[f"skill of {card}"] = game.skill(card)
            ctx.numbers[f"tokens of {card}"] = standing.tokens
            ctx.numbers["paid facedown"] = int(facedown and game.edition.facedown_unknown)


@dataclass(frozen=True, eq=False)
class PayBy(Drains):
    """Do something that is no payment of resources: whatever an effect can do, done in full before the effect."""

    deed: Instruction

    @property
    def uses_x(self) -> bool:  # type: ignore[override]
        """Whether the player sets X by how many cards or tokens he gives."""
        return isinstance(getattr(self.deed, "number", 0), TheX)

    @property
    def may_drain(self) -> bool:  # type: ignore[override]
        """Whether a domain of one's choice is drained."""
        return isinstance(self.deed, Draining)

    def refusal(self, game: Game, ctx: Context) -> Refusal | None:
        refusal: Refusal | None = _paying(ctx, lambda: self.deed.unpayable(game, ctx))
        return refusal

    def drains(self, game: Game, ctx: Context) -> list[int] | None:
        return self.deed.drains(game, ctx) if isinstance(self.deed, Draining) else None

    def free(self, game: Game, frame: Program) -> Outcome:
        return _paying(frame.ctx, lambda: self.deed.run(game, frame))

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return _paying(frame.ctx, lambda: self.deed.after(game, frame, value))

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        return _paying(frame.ctx, lambda: self.deed.answered(game, frame, option))

    def english(self, title: str) -> str:
        return self.deed.as_cost(title)


def _paying(ctx: Context, step: Callable[[], T]) -> T:
    """What comes of something that is done as a cost."""
    kind, ctx.kind = ctx.kind, COST
    outcome = step()
    ctx.kind = kind
    return outcome


class Draining(Instruction):
    """An instruction that drains a domain of one's choice, which no other cost of the same ability may drain."""

    __slots__ = ()

    def drains(self, game: Game, ctx: Context) -> list[int] | None:
        """The domains of which it drains one, or None if there is no choice."""
        raise NotImplementedError


TOLL = Pay(0)
"""An additional payment where an ability has no payment of its own."""
register(TOLL, "cthulhu/rules/toll")
pay = partial(Pay)
"""Pay a number of resources."""
