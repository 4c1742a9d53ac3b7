"""Places that are no cards, to which cards are attached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from silverkey.cthulhu.pieces import DECKS, PILES, place_of_domain
from silverkey.kernel.decision import Option
from silverkey.language.node import Node

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


class Places(Node):
    """Places that are no cards, as what a card may be attached to."""

    __slots__ = ()

    question: ClassVar[str] = "choose player"

    def find(self, game: Game, ctx: Context) -> list[int]:
        """All of them."""
        return [self.place(option) for option in self.options(game, ctx.you)]

    def any(self, game: Game, ctx: Context) -> bool:
        """There are always some."""
        return True

    def options(self, game: Game, player: int) -> list[Option]:
        """What a player may answer when he is asked for one."""
        return [Option("player", -1, player), Option("player", -1, 1 - player)]

    def place(self, option: Option) -> int:
        """The place that an answer means, as a card notes it that is attached there."""
        raise NotImplementedError

    def singular(self) -> str:
        """As a text box has it."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class DiscardPiles(Places):
    """The players' discard piles."""

    def place(self, option: Option) -> int:
        return PILES[option.number]

    def singular(self) -> str:
        return "a player's discard pile"


@dataclass(frozen=True, eq=False)
class Decks(Places):
    """The players' decks."""

    def place(self, option: Option) -> int:
        return DECKS[option.number]

    def singular(self) -> str:
        return "a player's deck"


@dataclass(frozen=True, eq=False)
class OwnDomains(Places):
    """Your own domains."""

    question = "choose domain"

    def options(self, game: Game, player: int) -> list[Option]:
        return [Option("domain", player, number) for number in range(len(game.sides[player].domains))]

    def place(self, option: Option) -> int:
        return place_of_domain(option.card, option.number)

    def singular(self) -> str:
        return "a domain you control"
