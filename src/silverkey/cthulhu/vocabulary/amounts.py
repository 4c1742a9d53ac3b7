"""Numbers on cards: fixed, X, or counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from silverkey.cardgame.board import EVERYTHING, NOTHING
from silverkey.language import english
from silverkey.language.node import Node

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.filters import Cards
    from silverkey.language.context import Context


class Amount(Node):
    """A number that depends on the state of the game."""

    __slots__ = ()

    reads: ClassVar[int] = EVERYTHING
    """What the number depends on, of all that may change."""

    @property
    def reads_skill(self) -> bool:
        """Whether it depends on anybody's skill, and so must wait until skills are settled."""
        return False

    def value(self, game: Game, ctx: Context) -> int:
        """The number now."""
        raise NotImplementedError

    def value_for(self, game: Game, ctx: Context, card: int) -> int:
        """The number for one of the cards that a change applies to."""
        return self.value(game, ctx)

    def known(self, ctx: Context) -> bool:
        """Whether it can be compared: the printed values of a facedown card cannot (coc-latest/2.26.c)."""
        return True

    def english(self) -> str:
        """How the number reads where it is used."""
        raise NotImplementedError

    def each(self) -> str:
        """How it reads after 'for each'."""
        raise NotImplementedError

    def counting(self, number: str, title: str) -> str:
        """That it is so much, such as '3 or more'."""
        raise NotImplementedError

    def where(self) -> str:
        """The sentence that defines it, if it needs one."""
        return ""


@dataclass(frozen=True, eq=False)
class TheX(Amount):
    """X as it was chosen or paid."""

    reads = NOTHING

    def value(self, game: Game, ctx: Context) -> int:
        return ctx.numbers.get("x", 0)

    def english(self) -> str:
        return "X"


X = TheX()


@dataclass(frozen=True, eq=False)
class Count(Amount):
    """How many cards there are of a kind, or some times as many."""

    cards: Cards
    times: int = 1

    @property
    def reads(self) -> int:  # type: ignore[override]
        """Whatever decides which cards are of the kind."""
        return self.cards.reads

    @property
    def reads_skill(self) -> bool:
        return self.cards.skill_max is not None or self.cards.skill_below is not None

    def value(self, game: Game, ctx: Context) -> int:
        return self.times * len(self.cards.find(game, ctx))

    def english(self) -> str:
        if not self.cards.among:
            return "X"
        return "that many" if self.times == 1 else f"{self.times} times that many"

    def each(self) -> str:
        return f"{self.cards.noun()}{self.cards.place()}"

    def where(self) -> str:
        return "" if self.cards.among else f"X is the number of {self.cards.plural()}"


@dataclass(frozen=True, eq=False)
class AllBut(Amount):
    """How many cards there are of a kind beyond so many."""

    number: int
    cards: Cards

    def value(self, game: Game, ctx: Context) -> int:
        return max(0, len(self.cards.find(game, ctx)) - self.number)

    def english(self) -> str:
        return f"all but {self.number}"


@dataclass(frozen=True, eq=False)
class DomainCount(Amount):
    """How many domains you control, all of them or those with few resources."""

    fewer_than: int | None = None
    """Only domains with fewer resources than that."""

    def value(self, game: Game, ctx: Context) -> int:
        limit = self.fewer_than
        return sum(limit is None or len(domain.resources) < limit for domain in game.sides[ctx.you].domains)

    def english(self) -> str:
        return "X"

    def where(self) -> str:
        if self.fewer_than is None:
            return "X is the number of domains you control"
        return f"X is the number of domains he controls with fewer than {self.fewer_than} resources"


@dataclass(frozen=True, eq=False)
class ByHowMuch(Amount):
    """By how many icons a struggle was won, or how much was overpaid."""

    words: str = "the number of icons by which you won it"

    def value(self, game: Game, ctx: Context) -> int:
        return ctx.numbers["margin"] if "margin" in ctx.numbers else game.events[ctx.event].amount

    def english(self) -> str:
        return "X"

    def each(self) -> str:
        return "icon by which that struggle was won"

    def where(self) -> str:
        return f"X is {self.words}"


@dataclass(frozen=True, eq=False)
class OfEvent(Amount):
    """A number of the answered event, or some times as much: what was paid for a card, or the skill at a success."""

    what: str
    """"price", "skill" or "opposing skill"."""
    times: int = 1

    def value(self, game: Game, ctx: Context) -> int:
        event = game.events[ctx.event]
        if self.what == "skill":  # the event has by how much it was more
            return self.times * (event.amount + event.number)
        return self.times * (event.amount if self.what == "price" else event.number)

    def english(self) -> str:
        told = {"price": "what was paid for it", "skill": "your skill there"}.get(self.what, f"the {self.what}")
        return told if self.times == 1 else f"{self.times} times {told}".replace("2 times", "twice")


def known(number: int | Amount, ctx: Context) -> bool:
    """Whether a number can be compared."""
    return isinstance(number, int) or number.known(ctx)


def amount(number: int | Amount, game: Game, ctx: Context) -> int:
    """The value of a fixed or counted number."""
    return number if isinstance(number, int) else number.value(game, ctx)


def counted(number: int | Amount, noun: str) -> str:
    """So many things, by a fixed or counted number."""
    return english.counted(number if isinstance(number, int) else number.english(), noun)


def amount_english(number: int | Amount) -> str:
    """How a fixed or counted number reads."""
    return str(number) if isinstance(number, int) else number.english()
