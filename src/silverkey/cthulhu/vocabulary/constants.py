"""Passives that are simply on, of cards and of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.board import EVERYTHING
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.conditions import Condition, all_true, conditions_english
from silverkey.cardgame.words.constants import Constant, Rule
from silverkey.cthulhu.table.board import Board
from silverkey.language import english
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


RULES = {
    "draws shown before": "before an opponent draws a card, he must reveal it",
    "draws shown": "opponents reveal each card as they draw it",
    "one more drawn": "you draw one card more in each of your draw phases",
    "one more story": "to win the game, every player has to win 1 more story than usual",
    "no story phase": "each player skips his story phase",
    "random resources": "an opponent who attaches a resource in the resource phase chooses only the domain; chance "
    "decides which card of his hand it is",
    "always insane": "{this} counts as insane at all times, so that any wound destroys it, but it keeps its values and "
    "text, may commit to stories and may be chosen to go insane",
    "winner picks insane": "whenever you win a [T] struggle with {this} taking part, you and not the loser choose "
    "which of the loser's characters there goes insane",
    "heedless": "you ignore what {this} forbids",
    # Forced Responses are nobody's: the game triggers those (coc-latest/faq/red-tape-forced-response).
    "first cancelled": "the first effect that an opponent triggers in a turn is cancelled",
}
"""What cards say about rules of the game, by the name that these ask for."""


@dataclass(frozen=True, eq=False)
class RuleChange(Rule):
    """A rule of the game is other than usual: one of ``RULES``."""

    rule: str
    rulings: tuple[str, ...] = ()
    """The rulings that say so."""

    def refusal(self, title: str) -> Refusal:
        """Why something does not come that would by the rules."""
        return Refusal(self.english(title), self.rulings)

    def english(self, title: str) -> str:
        return english.sentence(RULES[self.rule].replace("{this}", title))


def changed_by(game: Game, rule: str) -> list[Context]:
    """In whose words a rule of the game is other than usual."""
    return [ctx for word, ctx, _ in game.board.said(RuleChange) if word.rule == rule]


@dataclass(frozen=True, eq=False)
class VictoryNeeds(Constant):
    """Nobody wins the game by stories unless one of these things is true of him."""

    unless: tuple[Condition, ...]

    reads = EVERYTHING

    def allows(self, game: Game, ctx: Context, player: int) -> bool:
        """Whether this player may win."""
        return any(condition.true(game, Context(player, ctx.source)) for condition in self.unless)

    def english(self, title: str) -> str:
        unless = english.listed((condition.english(title) for condition in self.unless), "or")
        return english.sentence(f"no player wins the game by stories unless {unless.replace('your', 'his')}")


@dataclass(frozen=True, eq=False)
class Enters(Constant):
    """This card enters play in a certain way."""

    when: tuple[Condition, ...] = ()

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        """Asked for when the card enters play, not before."""

    def arrives_exhausted(self, game: Game, ctx: Context) -> bool:
        return all_true(self.when, game, ctx)

    def english(self, title: str) -> str:
        text = f"{title} enters play exhausted"
        if self.when:
            text += f" if {conditions_english(self.when, title)}"
        return english.sentence(text)
