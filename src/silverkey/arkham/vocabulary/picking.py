"""What chance or need singles out: the nearest of some cards, those with most of something; the lead investigator
decides between equals (ahlcg-1.2/1.5.a)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.table import map as places
from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.words.kinds import Kind
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


class Extreme(Kind):
    """Those cards of a kind that come first by some measure."""

    __slots__ = ()

    kind: Kind

    def find(self, game: Game, ctx: Context) -> list[int]:
        found = self.kind.find(game, ctx)
        return self.best(game, ctx, found) if found else []

    def best(self, game: Game, ctx: Context, cards: list[int]) -> list[int]:
        """The first of some cards, of which there is at least one."""
        raise NotImplementedError

    def match(self, game: Game, ctx: Context, card: int) -> bool:
        return card in self.find(game, ctx)


@dataclass(frozen=True, eq=False)
class Nearest(Extreme):
    """The nearest cards of a kind; without a path only if none has one (ahlcg-1.2/faq/nearest-no-path)."""

    kind: Kind

    def best(self, game: Game, ctx: Context, cards: list[int]) -> list[int]:
        here = game.investigators[ctx.you].location
        return places.nearest(game, here, cards) if here in game.in_play else cards

    def noun(self, placed: bool = True) -> str:
        return f"nearest {self.kind.noun(placed)}"

    def singular(self, placed: bool = True) -> str:
        return f"the {self.noun(placed)}"

    def plural(self, placed: bool = True) -> str:
        return f"nearest {self.kind.plural(placed)}"


@dataclass(frozen=True, eq=False)
class Farthest(Extreme):
    """The cards of a kind that are farthest from you; without a path only if none has one."""

    kind: Kind

    def best(self, game: Game, ctx: Context, cards: list[int]) -> list[int]:
        here = game.investigators[ctx.you].location
        return places.farthest(game, here, cards) if here in game.in_play else cards

    def noun(self, placed: bool = True) -> str:
        return f"{self.kind.noun(placed)} farthest from you"

    def singular(self, placed: bool = True) -> str:
        return f"the {self.noun(placed)}"

    def plural(self, placed: bool = True) -> str:
        return f"{self.kind.plural(placed)} farthest from you"


@dataclass(frozen=True, eq=False)
class WithMost(Extreme):
    """The cards of a kind with the most tokens of a sort."""

    what: str
    """clues, doom, damage or horror; or remaining health."""
    kind: Kind
    fewest: bool = False
    """Those with the fewest, which may be none."""

    def best(self, game: Game, ctx: Context, cards: list[int]) -> list[int]:
        counts = {card: self.count(game, card) for card in cards}
        wanted = min(counts.values()) if self.fewest else max(counts.values())
        return [card for card in cards if counts[card] == wanted]

    def count(self, game: Game, card: int) -> int:
        """How much of it there is on a card."""
        standing = game.in_play[card]
        if self.what == "remaining health":
            return game.value("health", card) - standing.damage
        return int(getattr(standing, self.what))

    def noun(self, placed: bool = True) -> str:
        return f"{self.kind.noun(placed)} with the {'fewest' if self.fewest else 'most'} {self.what}"

    def singular(self, placed: bool = True) -> str:
        return f"the {self.noun(placed)}"

    def plural(self, placed: bool = True) -> str:
        return f"{self.kind.plural(placed)} with the most {self.what}"


@dataclass(frozen=True, eq=False)
class Finding(Instruction):
    """One card of a kind is found, without anybody choosing freely; what comes after calls it by a name."""

    kind: Kind
    name: str = "chosen"

    @property
    def designates(self) -> tuple[str, ...]:
        return (self.name,)

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.kind.find(game, ctx) else game.REFUSALS.no_target


@dataclass(frozen=True, eq=False)
class SingleOut(Finding):
    """One card is meant, without anybody choosing freely; the lead investigator decides between equals."""

    def run(self, game: Game, frame: Program) -> Outcome:
        found = self.kind.find(game, frame.ctx)
        if not found:
            return SHORT
        game.push(Choosing(game.lead, "between equals", found, about=frame.ctx.source))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        frame.ctx.cards[self.name] = value
        return FULL

    def english(self, title: str) -> str:
        return f"find {self.kind.singular()}"
