"""Committing to stories: passives about it and about what is counted and suffered there, and what it takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.words.conditions import Condition, conditions_clause
from silverkey.cardgame.words.constants import Constant, Rule
from silverkey.cardgame.words.limits import AboutCards
from silverkey.cardgame.words.players import Who
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.vocabulary.icons import CountsAs
from silverkey.cthulhu.words import ICON_LETTERS
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


@dataclass(frozen=True, eq=False)
class InStruggles(Rule):
    """What each struggle of a kind brings besides, as part of its result: always, or if this card takes part."""

    icon: int
    effect: tuple[Instruction, ...]
    taking_part: bool = False
    at: Ref | None = None
    """Only at that story."""
    won_by: Who | None = None
    """Only if one of these players wins it."""

    def covers(self, game: Game, ctx: Context, story: int, icon: int, winner: int) -> bool:
        """Whether it speaks of such a struggle at that story."""
        if icon != self.icon or (self.taking_part and game.in_play[ctx.source].committed != story):
            return False
        if self.at is not None and story not in self.at.cards(game, ctx):
            return False
        return self.won_by is None or winner in self.won_by.players(game, ctx)

    def english(self, title: str) -> str:
        part = f" that {title} takes part in" if self.taking_part else ""
        if self.at is not None:
            part += f" at {self.at.english(title)}"
        if self.won_by is not None:
            part += f" that {self.won_by.english()} {'win' if self.won_by.english() == 'you' else 'wins'}"
        effects = english.listed(instruction.english(title) for instruction in self.effect)
        effects = effects.replace("committed to this story", "committed to that story")
        return english.sentence(f"after each [{ICON_LETTERS[self.icon]}] struggle{part}, {effects}")


@dataclass(frozen=True, eq=False)
class CountsAt(AboutCards):
    """Certain cards count their skill and icons, or one of both, at stories that they need not be committed to.

    See coc-latest/faq/beings-of-ib.
    """

    where: Ref
    what: str = ""
    """"skill" or "icons", if it is not both."""

    def told(self, title: str) -> str:
        where = self.where.english(title).replace("this card", title)
        return f"the {self.what or 'skill and icons'} of {self.subject(title)} also count at {where}"


@dataclass(frozen=True, eq=False)
class CommitsAs(Constant):
    """This card, though no character, may commit in the commit windows, and is a character while committed."""

    guise: CountsAs
    when: tuple[Condition, ...] = ()

    def english(self, title: str) -> str:
        return english.sentence(
            f"{conditions_clause(self.when, title)}, {title} may commit to stories as if it were a character; "
            f"as long as it is committed, it {self.guise.english(many=False)}"
        )


@dataclass(frozen=True, eq=False)
class MustCommit(AboutCards):
    """Must commit to some story in every commit window of its controller, or to the story that this card commits to."""

    with_this: bool = False

    def told(self, title: str) -> str:
        if self.with_this:
            return f"{self.subject(title)} must commit to the same story as {title}, if able"
        return f"{self.subject(title)} must be committed to a story whenever that is possible"
