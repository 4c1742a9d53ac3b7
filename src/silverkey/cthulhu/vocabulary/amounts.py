"""Numbers on cards: fixed, X, or counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.words.amounts import Amount
from silverkey.cthulhu.details import OfSuccess

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


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
        against = event.detail.skill if isinstance(event.detail, OfSuccess) else 0
        if self.what == "skill":  # the event has by how much it was more
            return self.times * (event.amount + against)
        return self.times * (event.amount if self.what == "price" else against)

    def english(self) -> str:
        told = {"price": "what was paid for it", "skill": "your skill there"}.get(self.what, f"the {self.what}")
        return told if self.times == 1 else f"{self.times} times {told}".replace("2 times", "twice")
