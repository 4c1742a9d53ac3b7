"""Places that are no cards, to which cards are attached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cthulhu.state import DECKS, PILES, place_of_domain
from silverkey.cthulhu.words import DECK, DOMAIN
from silverkey.kernel.decision import Option
from silverkey.language.node import Node

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


@dataclass(frozen=True, eq=False)
class Places(Node):
    """Places that are no cards, as what a card may be attached to: decks, discard piles, or your own domains."""

    kind: str

    @property
    def question(self) -> str:
        """How a player is asked for one."""
        return "choose domain" if self.kind == DOMAIN else "choose player"

    def find(self, game: Game, ctx: Context) -> list[int]:
        """All of them."""
        return [self.place(option) for option in self.options(game, ctx.you)]

    def any(self, game: Game, ctx: Context) -> bool:
        """There are always some."""
        return True

    def options(self, game: Game, player: int) -> list[Option]:
        """What a player may answer when he is asked for one."""
        if self.kind == DOMAIN:
            return [Option("domain", player, number) for number in range(len(game.sides[player].domains))]
        return [Option("player", -1, player), Option("player", -1, 1 - player)]

    def place(self, option: Option) -> int:
        """The place that an answer means, as a card notes it that is attached there."""
        if self.kind == DOMAIN:
            return place_of_domain(option.card, option.number)
        return (DECKS if self.kind == DECK else PILES)[option.number]

    def singular(self) -> str:
        """As a text box has it."""
        if self.kind == DOMAIN:
            return "a domain you control"
        return "a player's deck" if self.kind == DECK else "a player's discard pile"
