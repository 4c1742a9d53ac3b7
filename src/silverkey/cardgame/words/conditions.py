"""Conditions: what must be true for a passive to apply or an ability to be used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from silverkey.cardgame.board import EVERYTHING
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.amounts import Amount
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.players import YOURSELF, Who, You
from silverkey.cardgame.words.references import Ref
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.node import Node


class Condition(Node):
    """Something that is true or not."""

    __slots__ = ()

    late: ClassVar[bool] = False
    """Looks at present values, so that a passive asks it only when its changes are applied."""
    reads: ClassVar[int] = EVERYTHING
    """What decides whether it holds, of all that may change."""

    alone: ClassVar[bool] = False
    """Stands in a sentence of its own before an ability that it restricts: 'use during your turn'."""
    introduced: ClassVar[str] = "while "
    """What introduces it for a passive."""

    def true(self, game: Any, ctx: Context) -> bool:
        """Whether it holds now."""
        raise NotImplementedError

    def english(self, title: str) -> str:
        """A clause to stand after 'if' or 'while'."""
        raise NotImplementedError

    def clause(self, title: str) -> str:
        """The clause with the word that introduces it for a passive."""
        return f"{self.introduced}{self.english(title)}"

    def restriction(self, title: str) -> str:
        """The clause as it stands alone, after 'play' or 'use'."""
        return f"{'only if ' if self.introduced else ''}{self.english(title)}"

    def subject(self) -> str:
        """The player whom the clause is about, if it is about one."""
        return ""

    def refusal(self) -> Refusal:
        """Why an ability with this restriction cannot be used; the game cites what says so in general."""
        return Refusal(f"That is only possible {self.clause('it')}.")


@dataclass(frozen=True, eq=False)
class Counting(Condition):
    """There are so many cards of a kind, or a number is so high."""

    number: int
    what: Kind | Amount

    @property
    def reads(self) -> int:  # type: ignore[override]
        return self.what.reads

    def count(self, game: Any, ctx: Context) -> int:
        """How many there are."""
        return self.what.value(game, ctx) if isinstance(self.what, Amount) else len(self.what.find(game, ctx))

    def told(self, number: str, title: str) -> str:
        """That there are so many; no number stands for one."""
        what = self.what
        return what.counting(number, title) if isinstance(what, Amount) else what.there_are(number)

    def subject(self) -> str:
        return self.what.subject() if isinstance(self.what, Amount) else ""


@dataclass(frozen=True, eq=False)
class AtLeast(Counting):
    """There are at least so many cards of a kind, or a number that can be counted is as high."""

    def true(self, game: Any, ctx: Context) -> bool:
        return self.count(game, ctx) >= self.number

    def english(self, title: str) -> str:
        return self.told(f"{self.number} or more" if self.number > 1 else "", title)


@dataclass(frozen=True, eq=False)
class AtMost(Counting):
    """There are no more than so many cards of a kind, or (0) none at all; or a number is as low."""

    def true(self, game: Any, ctx: Context) -> bool:
        return self.count(game, ctx) <= self.number

    def english(self, title: str) -> str:
        return self.told(f"{self.number} or fewer" if self.number else "no", title)


@dataclass(frozen=True, eq=False)
class IsA(Condition):
    """A card is of a kind, or in a state, or is not."""

    ref: Ref
    kind: Kind
    so: bool = True

    @property
    def reads(self) -> int:  # type: ignore[override]
        return self.ref.reads | self.kind.reads

    def true(self, game: Any, ctx: Context) -> bool:
        cards = self.ref.cards(game, ctx)
        return bool(cards) and all(self.kind.includes(game, ctx, card) is self.so for card in cards)

    def english(self, title: str) -> str:
        return f"{self.ref.english(title)} is {'' if self.so else 'not '}{self.kind.predicate()}"


@dataclass(frozen=True, eq=False)
class Turn(Condition):
    """It is the turn of a certain player, or of somebody else."""

    alone = True
    introduced = ""

    whose: Who = YOURSELF
    own: bool = True

    def true(self, game: Any, ctx: Context) -> bool:
        players = self.whose.players(game, ctx)
        return bool(players) and (game.active in players) is self.own

    def english(self, title: str) -> str:
        if isinstance(self.whose, You):
            return "during your turn" if self.own else "during an opponent's turn"
        return f"{'during' if self.own else 'outside'} the turn of {self.whose.english()}"


OPPONENTS_TURN = Turn(own=False)


def all_true(conditions: tuple[Condition, ...], game: Any, ctx: Context) -> bool:
    """Whether all of them hold."""
    for condition in conditions:  # noqa: SIM110  a loop is faster here
        if not condition.true(game, ctx):
            return False
    return True


def conditions_clause(conditions: tuple[Condition, ...], title: str) -> str:
    """Several conditions of a passive as one clause, with the word that introduces it."""
    return english.listed(condition.clause(title) for condition in conditions)


def conditions_english(conditions: tuple[Condition, ...], title: str) -> str:
    """Several conditions as one clause."""
    return english.listed(condition.english(title) for condition in conditions)
