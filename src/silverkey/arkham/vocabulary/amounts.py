"""Numbers on cards: tokens somewhere, margins, per-investigator values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.arkham.vocabulary.references import YOUR_LOCATION
from silverkey.cardgame.words.amounts import Amount, amount, amount_english
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
        return f"{self.what} on {self.who.english('it')}"

    def counting(self, number: str, title: str) -> str:
        return f"there is {number or '1'} {self.what} on {self.who.english(title)}"

    def where(self) -> str:
        return f"X is the number of {self.what} on {self.who.english('it')}"


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


MARGIN = Margin()
