"""Numbers on cards: fixed, X, or counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from operator import eq, ge, le, lt
from typing import Any, ClassVar

from silverkey.cardgame.board import EVERYTHING, NOTHING
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.references import Ref
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.node import Node


class Amount(Node):
    """A number that depends on the state of the game."""

    __slots__ = ()

    reads: ClassVar[int] = EVERYTHING
    """What the number depends on, of all that may change."""

    @property
    def of_chosen(self) -> bool:
        """Whether it is the value of a card that was chosen, which an effect that lasts settles once."""
        return False

    @property
    def late(self) -> bool:
        """Whether it depends on values that may be counted themselves, and so must wait until those are settled."""
        return False

    def value(self, game: Any, ctx: Context) -> int:
        """The number now."""
        raise NotImplementedError

    def value_for(self, game: Any, ctx: Context, card: int) -> int:
        """The number for one of the cards that a change applies to."""
        return self.value(game, ctx)

    def known(self, ctx: Context) -> bool:
        """Whether it can be compared, and is not hidden from everybody."""
        return True

    def english(self) -> str:
        """How the number reads where it is used."""
        return "X"

    def each(self) -> str:
        """How it reads after 'for each'."""
        raise NotImplementedError

    def counting(self, number: str, title: str) -> str:
        """That it is so much, such as '3 or more'."""
        raise NotImplementedError

    def subject(self) -> str:
        """The player who has so much, if it is a player's."""
        return ""

    def where(self) -> str:
        """The sentence that defines it, if it needs one."""
        return ""


@dataclass(frozen=True, eq=False)
class TheX(Amount):
    """X as it was chosen or paid."""

    reads = NOTHING

    def value(self, game: Any, ctx: Context) -> int:
        return ctx.numbers.get("x", 0)


X = TheX()


@dataclass(frozen=True, eq=False)
class Count(Amount):
    """How many cards there are of a kind, or how many certain cards are, or some times as many, or all but a few."""

    cards: Kind | Ref
    times: int = 1
    but: int = 0

    @property
    def reads(self) -> int:  # type: ignore[override]
        return self.cards.reads

    @property
    def late(self) -> bool:
        return isinstance(self.cards, Kind) and self.cards.late

    @property
    def counted(self) -> bool:
        """Whether what is counted speaks of cards that need no number."""
        return isinstance(self.cards, Kind) and self.cards.counted

    def value(self, game: Any, ctx: Context) -> int:
        found = self.cards.find(game, ctx) if isinstance(self.cards, Kind) else self.cards.cards(game, ctx)
        return max(0, self.times * len(found) - self.but)

    def english(self) -> str:
        if self.but:
            return f"all but {self.but}"
        if not self.counted:
            return "X"
        return "that many" if self.times == 1 else f"{self.times} times that many"

    def each(self) -> str:
        return f"{self.cards.noun()}{self.cards.place()}" if isinstance(self.cards, Kind) else self.cards.english("")

    def where(self) -> str:
        what = self.cards.plural() if isinstance(self.cards, Kind) else self.cards.english("")
        return "" if self.counted or self.but else f"X is the number of {what}"


def known(number: int | Amount, ctx: Context) -> bool:
    """Whether a number can be compared."""
    return isinstance(number, int) or number.known(ctx)


def amount(number: int | Amount, game: Any, ctx: Context) -> int:
    """The value of a fixed or counted number."""
    return number if isinstance(number, int) else number.value(game, ctx)


def counted(number: int | Amount, noun: str) -> str:
    """So many things, by a fixed or counted number."""
    return english.counted(number if isinstance(number, int) else number.english(), noun)


def amount_english(number: int | Amount) -> str:
    """How a fixed or counted number reads."""
    return str(number) if isinstance(number, int) else number.english()


@dataclass(frozen=True, eq=False)
class Bound(Node):
    """How high or low a number of a card must be."""

    relation: str
    """"lower than", "at most", "exactly" or "at least"."""
    number: int | Amount
    icon: str = ""
    """The letter of the icons that are counted."""

    def met(self, value: int | None, game: Any, ctx: Context) -> bool:
        """Whether a number is such; what is not known is not."""
        if value is None or not known(self.number, ctx):
            return False
        return RELATIONS[self.relation](value, amount(self.number, game, ctx))

    def told_of(self, what: str) -> str:
        """After the noun.

        >>> at_most(2).told_of("skill"), at_least(1, "T").told_of(""), at_most(0, "T").told_of("")
        ('with skill 2 or lower', 'with a [T] icon', 'without any [T] icons')
        """
        number = amount_english(self.number)
        if self.icon:
            icon = f"[{self.icon}] icon"
            some = english.article(icon) if self.number == 1 else f"{self.relation} {number} {icon}s"
            return f"with {some}" if self.number else f"without any {icon}s"
        behind, ahead = {"at most": ("or lower", "no higher than"), "at least": ("or higher", "no lower than")}.get(
            self.relation, ("", self.relation.replace("exactly", ""))
        )
        told = (number, behind) if behind and " " not in number else (ahead, number)
        return " ".join(filter(None, ("with", what, *told)))


RELATIONS: dict[str, Callable[[int, int], bool]] = {"lower than": lt, "at most": le, "exactly": eq, "at least": ge}


at_most = partial(Bound, "at most")
at_least = partial(Bound, "at least")
below = partial(Bound, "lower than")
