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


@dataclass(frozen=True, eq=False)
class ShowsDraws(Constant):
    """Every card that an opponent draws is revealed: before anything is done about the draw, or as it is drawn."""

    first: bool = True

    def covers(self, ctx: Context, player: int) -> bool:
        """Whether it reveals what this player draws."""
        return player != ctx.you

    def english(self, title: str) -> str:
        if self.first:
            return english.sentence("before an opponent draws a card, he must reveal it")
        return english.sentence("opponents reveal each card as they draw it")


@dataclass(frozen=True, eq=False)
class SkipPhase(Rule):
    """Every player skips a phase."""

    phase: str
    rulings: tuple[str, ...] = ()
    """The rulings that say so."""

    def refusal(self) -> Refusal:
        """Why the phase is skipped."""
        return Refusal(self.english(""), self.rulings)

    def english(self, title: str) -> str:
        return f"Each player skips his {self.phase} phase."


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
class RandomResources(Constant):
    """In their resource phases opponents choose the domain, and the card they attach is picked at random."""

    def english(self, title: str) -> str:
        return english.sentence(
            "an opponent who attaches a resource in the resource phase chooses only the domain; "
            "chance decides which card of his hand it is"
        )


@dataclass(frozen=True, eq=False)
class AttachedAs(Constant):
    """What this card has when its own effect has made it an Attachment, beside the rest of its text."""

    subtypes: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        """Part of the values that a survey begins with."""

    def english(self, title: str) -> str:
        has = [
            *(f"the subtype {subtype}" for subtype in self.subtypes),
            *(f"the keyword {keyword}" for keyword in self.keywords),
        ]
        return english.sentence(f"as an Attachment, {title} has {english.listed(has)}")


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


@dataclass(frozen=True, eq=False)
class AlwaysInsane(Constant):
    """This card counts as insane but stays face up, with all that it has, and may commit."""

    def english(self, title: str) -> str:
        return english.sentence(
            f"{title} counts as insane at all times, so that any wound destroys it, but it keeps its values and text, "
            "may commit to stories and may be chosen to go insane"
        )


@dataclass(frozen=True, eq=False)
class More(Constant):
    """A number of the rules is higher: of cards that you draw in your draw phase, or of stories that win the game."""

    what: str
    """"draw" or "win"."""
    number: int = 1

    def english(self, title: str) -> str:
        if self.what == "win":
            stories = "story" if self.number == 1 else "stories"
            return english.sentence(f"to win the game, every player has to win {self.number} more {stories} than usual")
        more = "one card" if self.number == 1 else f"{self.number} cards"
        return english.sentence(f"you draw {more} more in each of your draw phases")
