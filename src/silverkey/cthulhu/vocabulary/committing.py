"""Committing to stories: passives about it and about what is counted and suffered there, and what it takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.legality import effect_refusal
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.conditions import Condition, conditions_clause
from silverkey.cardgame.words.constants import Constant, Rule
from silverkey.cardgame.words.limits import AboutCards, at
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.vocabulary.icons import CountsAs
from silverkey.cthulhu.vocabulary.playing import Toll
from silverkey.cthulhu.words import COST, ICON_LETTERS
from silverkey.kernel.frame import Frame
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

INSANE = Refusal("An insane character cannot commit.", ("coc-latest/2.10.e",))
COMMITTED = Refusal("It is already committed.", ("coc-latest/2.10.h",))
NO_ATTACKER = Refusal(
    "The opponent commits only to stories where the active player has characters.",
    ("coc-latest/3.1.b", "coc-latest/faq/military-bike-defender"),
)


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
class CountsAt(AboutCards):
    """Certain cards count their skill and icons at stories that they need not be committed to.

    See coc-latest/faq/beings-of-ib.
    """

    where: Ref

    def told(self, title: str) -> str:
        where = self.where.english(title).replace("this card", title)
        return f"the skill and icons of {self.subject(title)} also count at {where}"


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


def cancellable(game: Game, source: int) -> bool:
    """Whether the effects of a card can be cancelled."""
    if source < 0:
        return True
    if any(not toll.cancellable and ctx.source == source for toll, ctx, _ in game.board.said(Toll)):
        return False
    return game.board.forbids(game, "cancelled", source) is None


class CommitTolls(Frame["Game"]):
    """A player does what cards ask of whoever commits characters; hands back whether he could."""

    __slots__ = ("player", "sources", "tolls")

    STEPS = ("pay",)

    def __init__(self, player: int, tolls: list[Toll], sources: list[int]) -> None:
        self.player = player
        self.tolls = tolls
        self.sources = sources

    def due(self, game: Game) -> Program | None:
        """What the next one asks for, if it can be done."""
        ctx, price = Context(self.player, self.sources[0], kind=COST), self.tolls[0].price
        assert isinstance(price, tuple)
        return Program(price, ctx) if effect_refusal(game, ctx, price) is None else None

    def pay(self, game: Game) -> None:
        """One after the other."""
        due = self.due(game) if self.tolls else None
        if due is None:
            game.pop(not self.tolls)
        else:
            game.push(due, "paid")

    def paid(self, game: Game, value: bool) -> None:
        """One is done."""
        del self.tolls[0], self.sources[0]


def commit_tolls(game: Game, player: int) -> CommitTolls | None:
    """What committing characters takes of a player besides, or None if nothing does."""
    tolls = [(toll, ctx.source) for toll, ctx, _ in game.board.said(Toll) if toll.to == "commit"]
    return CommitTolls(player, [toll for toll, _ in tolls], [source for _, source in tolls]) if tolls else None


def joining_refusal(game: Game, player: int, card: int, story: int) -> Refusal | None:
    """Why a character that a player controls cannot go to a story by an effect, or None."""
    if game.in_play[card].insane:
        return INSANE
    if game.in_play[card].committed == story:
        return COMMITTED
    if player != game.active and not game.committed(story, game.active):
        return NO_ATTACKER
    return game.board.forbids(game, at(story, "commit"), card) or game.board.forbids(game, "commit", card)
