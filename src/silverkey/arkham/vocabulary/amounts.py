"""Numbers on cards: tokens somewhere, margins, per-investigator values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.arkham.table.map import clue_value
from silverkey.arkham.vocabulary.references import YOUR_LOCATION
from silverkey.cardgame.words.amounts import Amount, amount, amount_english
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.references import Ref
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


@dataclass(frozen=True, eq=False)
class TokensOn(Amount):
    """How many tokens of a kind are on certain cards."""

    what: str
    """damage, horror, clues, doom or tokens."""
    who: Ref = YOUR_LOCATION

    def value(self, game: Game, ctx: Context) -> int:
        cards = [game.in_play[card] for card in self.who.cards(game, ctx) if card in game.in_play]
        return sum(int(getattr(standing, self.what)) for standing in cards)

    def english(self) -> str:
        return "X"

    def each(self) -> str:
        return f"{self.noun.removesuffix('s')} on {self.who.english('this card')}"

    @property
    def noun(self) -> str:
        """What is counted."""
        return "resources" if self.what == "tokens" else self.what

    def counting(self, number: str, title: str) -> str:
        be = "are" if self.noun.endswith("s") else "is"
        return f"there {be} {number or 'any'} {self.noun} on {self.who.english(title)}"

    def where(self) -> str:
        return f"X is the number of {self.noun} on {self.who.english('this card')}"


@dataclass(frozen=True, eq=False)
class ValueOf(Amount):
    """A value of a card, such as the damage of an enemy; or only what is printed of it."""

    what: str
    who: Ref
    base: bool = False

    def value(self, game: Game, ctx: Context) -> int:
        worth = game.base_value if self.base else game.value
        return sum(worth(self.what, card) for card in self.who.cards(game, ctx) if card in game.in_play)

    def english(self) -> str:
        return "X"

    def where(self) -> str:
        return f"X is the {'base ' if self.base else ''}{self.what} of {self.who.english('it')}"


@dataclass(frozen=True, eq=False)
class NoMore(Amount):
    """A number that counts only up to a limit."""

    of: Amount
    most: int

    def value(self, game: Game, ctx: Context) -> int:
        return min(self.of.value(game, ctx), self.most)

    def english(self) -> str:
        return self.of.english()

    def where(self) -> str:
        return f"{self.of.where()} (max {self.most})"


@dataclass(frozen=True, eq=False)
class Margin(Amount):
    """By how much the test has succeeded or failed, within bounds."""

    least: int = 0
    most: int = 1000

    def value(self, game: Game, ctx: Context) -> int:
        return max(self.least, min(self.most, ctx.numbers.get("margin", 0)))

    def english(self) -> str:
        return "X"

    def each(self) -> str:
        return "point you fail or succeed by"

    def where(self) -> str:
        return "X is the number of points by which the test was won or lost"


@dataclass(frozen=True, eq=False)
class PerInvestigator(Amount):
    """So many for each investigator who began the scenario."""

    number: int

    def value(self, game: Game, ctx: Context) -> int:
        return game.per_investigator(self.number)

    def english(self) -> str:
        return f"{self.number} per investigator"

    def of(self, noun: str) -> str:
        """So many of something."""
        return f"{self.number} {noun} per investigator"

    def each(self) -> str:
        return self.english()

    def counting(self, number: str, title: str) -> str:
        return f"there are {number} investigators"


@dataclass(frozen=True, eq=False)
class ThatMany(Amount):
    """As many as in what is answered."""

    def value(self, game: Game, ctx: Context) -> int:
        return game.events[ctx.event].amount

    def english(self) -> str:
        return "that many"


@dataclass(frozen=True, eq=False)
class Less(Amount):
    """Minus a number, such as what a chaos token takes away."""

    of: int | Amount

    def value(self, game: Game, ctx: Context) -> int:
        return -amount(self.of, game, ctx)

    def english(self) -> str:
        return f"−{amount_english(self.of)}"

    def where(self) -> str:
        return "" if isinstance(self.of, int) else self.of.where()


@dataclass(frozen=True, eq=False)
class Difference(Amount):
    """How much one number is above another; nothing if it is not."""

    first: int | Amount
    second: int | Amount

    def value(self, game: Game, ctx: Context) -> int:
        return max(0, amount(self.first, game, ctx) - amount(self.second, game, ctx))

    def english(self) -> str:
        return "X"

    def where(self) -> str:
        first = self.first if isinstance(self.first, int) else self.first.english()
        second = self.second if isinstance(self.second, int) else self.second.where().removeprefix("X is ")
        return f"X is {first} minus {second}"


def measure(game: Game, player: int, what: str) -> int:
    """How much of something an investigator has."""
    held = game.investigators[player]
    standing = game.in_play[held.card]
    match what:
        case "remaining health":
            return game.value("health", held.card) - standing.damage
        case "remaining sanity":
            return game.value("sanity", held.card) - standing.horror
        case "clues" | "resources":
            return int(getattr(held, what))
        case "cards in hand":
            return len(held.hand)
    return game.value(what, held.card)


@dataclass(frozen=True, eq=False)
class Yours(Amount):
    """How much of something you have."""

    what: str
    """clues, cards in hand, remaining health, remaining sanity, or a skill."""

    def value(self, game: Game, ctx: Context) -> int:
        return measure(game, ctx.you, self.what) if ctx.you >= 0 else 0

    def english(self) -> str:
        return "X"

    def each(self) -> str:
        return f"your {self.what}"

    def counting(self, number: str, title: str) -> str:
        return f"you have {number or '1 or more'} {self.what}"

    def where(self) -> str:
        return f"X is your {self.what}"


@dataclass(frozen=True, eq=False)
class Highest(Amount):
    """The highest number of tokens of a sort on a card of a kind."""

    what: str
    kind: Kind

    def value(self, game: Game, ctx: Context) -> int:
        return max((int(getattr(game.in_play[card], self.what)) for card in self.kind.find(game, ctx)), default=0)

    def english(self) -> str:
        return "X"

    def where(self) -> str:
        return f"X is the highest number of {self.what} on {self.kind.singular()} in play"


@dataclass(frozen=True, eq=False)
class Requisite(Amount):
    """The clues that the current act asks for, of all investigators together."""

    def value(self, game: Game, ctx: Context) -> int:
        return clue_value(game, game.act)

    def english(self) -> str:
        return "the requisite number of"


MARGIN = Margin()
THAT_MANY = ThatMany()
REQUISITE = Requisite()
