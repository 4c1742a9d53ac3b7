"""Passives about committing to stories, and about what is counted and suffered there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.board import PILES
from silverkey.cardgame.words.conditions import Condition, all_true, conditions_clause
from silverkey.cardgame.words.constants import Constant, Rule, looked_at
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.table.board import Board
from silverkey.cthulhu.vocabulary.icons import CountsAs
from silverkey.cthulhu.words import ICON_LETTERS, TERROR
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction

if TYPE_CHECKING:
    from silverkey.cardgame.lasting import Lasting
    from silverkey.cthulhu.game import Game


@dataclass(frozen=True, eq=False)
class InStruggles(Rule):
    """What each struggle of a kind brings besides, as part of its result: always, or if this card takes part."""

    icon: int
    effect: tuple[Instruction, ...]
    taking_part: bool = False

    def covers(self, game: Game, ctx: Context, story: int, icon: int) -> bool:
        """Whether it speaks of such a struggle at that story."""
        return icon == self.icon and (not self.taking_part or game.in_play[ctx.source].committed == story)

    def english(self, title: str) -> str:
        part = f" that {title} takes part in" if self.taking_part else ""
        effects = english.listed(instruction.english(title) for instruction in self.effect)
        effects = effects.replace("committed to this story", "committed to that story")
        return english.sentence(f"after each [{ICON_LETTERS[self.icon]}] struggle{part}, {effects}")


@dataclass(frozen=True, eq=False)
class CountsAt(Rule):
    """Certain cards count their skill and icons at stories that they need not be committed to.

    See coc-latest/faq/beings-of-ib.
    """

    who: Ref
    where: Ref
    when: tuple[Condition, ...] = ()

    @property
    def reads(self) -> int:  # type: ignore[override]
        """Its conditions, and whether those whom an effect was made for are still what they were."""
        return looked_at(*self.when) | PILES

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        if all_true(self.when, game, ctx):
            board.say(self, ctx)

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        lasting.cards = tuple((card, game.instance_of(card)) for card in self.who.cards(game, ctx))

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        if all(game.instance_of(card) == instance for card, instance in lasting.cards):
            board.say(self, lasting.context.copy(), lasting.number)

    def english(self, title: str) -> str:
        where = self.where.english(title).replace("this card", title)
        text = f"the skill and icons of {self.who.english(title)} also count at {where}"
        return english.sentence(f"{conditions_clause(self.when, title)}, {text}" if self.when else text)


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
class CommitToll(Constant):
    """Each player must choose and wound a character of his whenever he commits characters to stories.

    That is one wound for each occasion, not for each character, and it is due where an effect commits too
    (coc-latest/faq/at-night-they-roam-pervasive-toxemia).
    """

    cancellable: bool = True

    def english(self, title: str) -> str:
        text = "whoever commits characters to stories must choose a character he controls and wound it for that"
        return english.sentence(text) + ("" if self.cancellable else " This cannot be cancelled.")


@dataclass(frozen=True, eq=False)
class WinnerPicks(Constant):
    """Of a struggle of one kind that you win with this card taking part, you pick who on the losing side suffers."""

    icon: int

    def english(self, title: str) -> str:
        fate = "goes insane" if self.icon == TERROR else "is wounded"
        return english.sentence(
            f"whenever you win a [{ICON_LETTERS[self.icon]}] struggle with {title} taking part, you and not the loser "
            f"choose which of the loser's characters there {fate}"
        )


@dataclass(frozen=True, eq=False)
class MustCommit(Constant):
    """Must commit to some story in every commit window of its controller, if able."""

    who: Ref

    def english(self, title: str) -> str:
        return english.sentence(f"{self.who.english(title)} must be committed to a story whenever that is possible")


def must_commit(game: Game, card: int) -> bool:
    """Whether a character has to commit in every commit window in which it can."""
    return any(card in duty.who.cards(game, ctx) for duty, ctx, _ in game.board.said(MustCommit))


def cancellable(game: Game, source: int) -> bool:
    """Whether the effects of a card can be cancelled."""
    if source < 0:
        return True
    if any(not toll.cancellable and ctx.source == source for toll, ctx, _ in game.board.said(CommitToll)):
        return False
    return game.board.forbids(game, "cancelled", source) is None
