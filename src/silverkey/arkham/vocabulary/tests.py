"""Passives about tests, costs and slots, and what tests promise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.conditions import Condition, all_true, conditions_clause
from silverkey.cardgame.words.constants import Constant, Rule
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.phrasing import joined
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

MAX_COMMITTED = Refusal("No more copies of it may be committed to this test.", ("ahlcg-reference/limits.c",))
OWN_TESTS_ONLY = Refusal("It may only be committed to a test of one's own.", ("ahlcg-reference/test/2.a",))


@dataclass(frozen=True, eq=False)
class CommitOnly(Constant):
    """To which tests a card may be committed: so many copies to each, or only to one's own."""

    most: int = 0
    """So many copies to one test."""
    own: bool = False

    def refusal_for(self, game: Game, test: Any, player: int, card: int) -> Refusal | None:
        """Why a player may not commit the card to a test, or None."""
        if self.own and player != test.player:
            return OWN_TESTS_ONLY
        if self.most and sum(game.name(other) == game.name(card) for other in test.committed) >= self.most:
            return MAX_COMMITTED
        return None

    def english(self, title: str) -> str:
        if self.own:
            return "Commit only to a skill test you are performing."
        return f"Max {self.most} committed per skill test."


@dataclass(frozen=True, eq=False)
class Returning(Constant):
    """The card returns to hand after a test that succeeded by enough."""

    by: int

    def holds(self, test: Any) -> bool:
        """Whether a test was good enough."""
        return bool(test.passed and test.result >= self.by)

    def english(self, title: str) -> str:
        return f"If you succeed by {self.by} or more, {title} returns to your hand after the test."


@dataclass(frozen=True, eq=False)
class DoubleOrNothing(Constant):
    """The difficulty of the test that this is committed to is doubled, and so is what comes of its success."""

    def english(self, title: str) -> str:
        return (
            "Double the difficulty of this skill test. If it is successful, each effect of the successful test resolves"
            " twice."
        )


@dataclass(frozen=True, eq=False)
class InvestigationToll(Rule):
    """To investigate this location costs more actions, which are spent as the investigation would begin (1.6)."""

    number: int = 1

    def english(self, title: str) -> str:
        return f"You must spend {self.number} additional action{'s' if self.number > 1 else ''} to investigate {title}."


def toll(game: Game, location: int) -> int:
    """How many more actions it costs to investigate a location."""
    return sum(word.number for word, ctx, _ in game.board.said(InvestigationToll) if ctx.source == location)


@dataclass(frozen=True, eq=False)
class ActionTax(Rule):
    """The first of certain actions in each round costs more actions."""

    actions: tuple[str, ...]
    number: int = 1

    def more(self, game: Game, ctx: Context, player: int, action: str) -> int:
        """How much more an action costs an investigator now."""
        if ctx.you != player or action not in self.actions:
            return 0
        taken = game.investigators[player].taken
        return 0 if any(one in self.actions for one in taken) else self.number

    def english(self, title: str) -> str:
        actions = english.listed(self.actions, "or")
        return f"The first time you {actions} each round, it costs {self.number} additional action."


@dataclass(frozen=True, eq=False)
class CostChange(Rule):
    """Certain cards cost an investigator more or less to play."""

    number: int
    cards: Kind
    when: tuple[Condition, ...] = ()

    def by(self, game: Game, ctx: Context, player: int, card: int) -> int:
        """How much more a card costs an investigator."""
        own = ctx.copy()
        own.you = player
        if ctx.you not in (-1, player) or not self.cards.match(game, own, card):
            return 0
        return self.number if all_true(self.when, game, own) else 0

    def english(self, title: str) -> str:
        more = "more" if self.number > 0 else "less"
        text = f"{self.cards.plural(placed=False)} cost you {abs(self.number)} {more} to play"
        return english.sentence(f"{conditions_clause(self.when, title)}, {text}" if self.when else text)


@dataclass(frozen=True, eq=False)
class UseSkill(Rule):
    """One skill is used in place of others: by an investigator, or to investigate this location."""

    skill: str
    instead_of: tuple[str, ...] = ()
    """By an investigator; without any, to investigate this location."""

    def english(self, title: str) -> str:
        if not self.instead_of:
            return f"{title} is investigated with [{self.skill}]."
        others = english.listed([f"[{one}]" for one in self.instead_of])
        return f"You may make your tests of {others} with [{self.skill}]."


def skill_used(game: Game, location: int, skill: str) -> str:
    """The skill that a location is investigated with."""
    said: list[str] = [word.skill for word, ctx, _ in game.board.said(UseSkill) if ctx.source == location]
    return said[0] if said else skill


def skills_for(game: Game, player: int, skill: str) -> list[str]:
    """The skills that an investigator may use for a test of one: that, and what may take its place."""
    others = [w.skill for w, ctx, _ in game.board.said(UseSkill) if ctx.you == player and skill in w.instead_of]
    return list(dict.fromkeys((skill, *others)))


@dataclass(frozen=True, eq=False)
class SilentBag(Rule):
    """You reveal no chaos tokens for your tests."""

    def english(self, title: str) -> str:
        return "You reveal no chaos tokens for skill tests that you perform."


@dataclass(frozen=True, eq=False)
class ReadAs(Rule):
    """A chaos token counts as another."""

    token: str
    other: str

    def english(self, title: str) -> str:
        return f"Each [{self.token}] that you reveal counts as [{self.other}]."


@dataclass(frozen=True, eq=False)
class ExtraSlot(Rule):
    """You have more slots of a kind, perhaps only for certain assets."""

    slot: str
    number: int = 1
    only: Kind | None = None

    def room(self, game: Game, ctx: Context, held: list[int], card: int) -> int:
        """How much room it gives beside some assets for one more: what serves only certain assets, for those alone."""
        if self.only is None:
            return self.number
        wanted = [*held, card] if card >= 0 else held
        fitting = [one for one in wanted if self.only.match(game, ctx, one)]
        taken: int = sum(game.face(one).facts.slots.count(self.slot) for one in fitting)
        return min(self.number, taken)

    def english(self, title: str) -> str:
        only = "" if self.only is None else f", only for {self.only.plural(placed=False)}"
        return f"You have {self.number} additional {self.slot} slot{'s' if self.number > 1 else ''}{only}."


@dataclass(frozen=True, eq=False)
class Promise(Rule):
    """What follows if the test under way succeeds, or fails."""

    kind: str
    """"success" or "failure"; "after" before it where it comes once the test has ended."""
    effect: tuple[Instruction, ...]

    def clause(self, title: str) -> str:
        """The sentence without capital and full stop."""
        later = "after this skill test, " if self.kind.startswith("after") else ""
        does = "succeed" if self.kind.endswith("success") else "fail"
        return f"if you {does}, {later}{joined(self.effect, title)}"

    def english(self, title: str) -> str:
        return english.sentence(self.clause(title))
