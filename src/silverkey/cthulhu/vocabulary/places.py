"""Places that are no cards, to which cards are attached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cthulhu.state import DECKS, PILES, place_of_domain
from silverkey.cthulhu.words import DECK, DOMAIN
from silverkey.language.node import Node

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


@dataclass(frozen=True, eq=False)
class Places(Node):
    """Places that are no cards, as what a card may be attached to: decks, discard piles, or your own domains."""

    kind: str
    opponents: bool = False
    """Only those of opponents."""

    def find(self, game: Game, ctx: Context) -> list[int]:
        """All of them, as a card notes what it is attached to."""
        if self.kind == DOMAIN:
            return [place_of_domain(ctx.you, number) for number in range(len(game.sides[ctx.you].domains))]
        places = DECKS if self.kind == DECK else PILES
        return [places[1 - ctx.you]] if self.opponents else [places[ctx.you], places[1 - ctx.you]]

    def any(self, game: Game, ctx: Context) -> bool:
        """There are always some."""
        return True

    def singular(self) -> str:
        """As a text box has it."""
        if self.kind == DOMAIN:
            return "a domain you control"
        whose = "an opponent's" if self.opponents else "a player's"
        return f"{whose} deck" if self.kind == DECK else f"{whose} discard pile"
