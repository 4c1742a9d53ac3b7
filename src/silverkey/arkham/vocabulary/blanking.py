"""Text boxes that count as blank."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.board import EVERYTHING
from silverkey.cardgame.words.constants import Rule
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.references import Ref
from silverkey.language import english
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


@dataclass(frozen=True, eq=False)
class IgnoreUnrevealed(Rule):
    """What certain locations say on their unrevealed sides is ignored."""

    reads = EVERYTHING

    where: Kind

    def cards(self, game: Game, ctx: Context) -> list[int]:
        """The locations meant: as long as they are unrevealed."""
        return [card for card in self.where.find(game, ctx) if not game.in_play[card].revealed]

    def english(self, title: str) -> str:
        return f"Ignore the text on the unrevealed sides of {self.where.plural()}."


@dataclass(frozen=True, eq=False)
class Blank(Rule):
    """The text boxes of certain cards count as blank, but for their traits."""

    reads = EVERYTHING

    who: Ref

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        """The cards meant."""
        return self.who.cards(game, ctx)

    def english(self, title: str) -> str:
        be = "count as if they were" if self.who.many else "counts as if it were"
        return english.sentence(f"{self.who.english(title)} {be} without text, but for traits")
