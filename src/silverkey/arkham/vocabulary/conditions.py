"""Conditions: what must be true for an ability to be used or a passive to apply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.vocabulary.amounts import PerInvestigator
from silverkey.cardgame.words.amounts import Amount, amount, amount_english
from silverkey.cardgame.words.conditions import Condition
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.references import Ref
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


ATTEMPTED = {"investigate": " while investigating", "fight": " during an attack", "evade": " during an evasion"}


@dataclass(frozen=True, eq=False)
class YourTurn(Condition):
    """It is your turn."""

    alone = True
    introduced = ""

    def true(self, game: Game, ctx: Context) -> bool:
        return game.active == ctx.you

    def english(self, title: str) -> str:
        return "during your turn"


@dataclass(frozen=True, eq=False)
class AnyTurn(Condition):
    """It is some investigator's turn."""

    alone = True
    introduced = ""

    def true(self, game: Game, ctx: Context) -> bool:
        return game.active >= 0

    def english(self, title: str) -> str:
        return "during any investigator's turn"


@dataclass(frozen=True, eq=False)
class Attempting(Condition):
    """A skill test of a certain kind is under way, yours if nothing else is said."""

    action: str = ""
    skill: str = ""
    yours: bool = True
    won: bool = False
    """It has succeeded."""

    def true(self, game: Game, ctx: Context) -> bool:
        test = game.test
        if test is None or (self.yours and test.player != ctx.you) or (self.won and not test.passed):
            return False
        return (not self.action or test.action == self.action) and (not self.skill or test.skill == self.skill)

    def english(self, title: str) -> str:
        if self.won:
            return f"this skill test is successful{ATTEMPTED.get(self.action, '')}"
        if self.skill:
            return f"you are testing [{self.skill}]"
        words = {"investigate": "you are investigating", "fight": "you are attacking", "evade": "you are evading"}
        return words.get(self.action, "you are performing a skill test")

    def clause(self, title: str) -> str:
        return f"if {self.english(title)}" if self.won else super().clause(title)


@dataclass(frozen=True, eq=False)
class OnlyFoe(Condition):
    """The enemy that you attack is the only one engaged with you."""

    introduced = "if "

    def true(self, game: Game, ctx: Context) -> bool:
        test = game.test
        return test is not None and game.engaged(ctx.you) == [test.target]

    def english(self, title: str) -> str:
        return "no enemy but the attacked one is engaged with you"


@dataclass(frozen=True, eq=False)
class TurnHere(Condition):
    """It is the turn of an investigator at your location."""

    alone = True
    introduced = ""

    def true(self, game: Game, ctx: Context) -> bool:
        here = game.investigators[ctx.you].location
        return game.active >= 0 and game.investigators[game.active].location == here >= 0

    def english(self, title: str) -> str:
        return "during the turn of an investigator at your location"


@dataclass(frozen=True, eq=False)
class SucceedBy(Condition):
    """The test under way has succeeded by enough."""

    introduced = "if "

    least: int

    def true(self, game: Game, ctx: Context) -> bool:
        test = game.test
        return test is not None and test.passed and test.result >= self.least

    def english(self, title: str) -> str:
        return f"you succeed by {self.least} or more" if self.least else "you succeed"


@dataclass(frozen=True, eq=False)
class TestOn(Condition):
    """A skill test of yours is under way that an ability of a certain card prompted."""

    kind: Kind

    def true(self, game: Game, ctx: Context) -> bool:
        test = game.test
        return test is not None and test.player == ctx.you and self.kind.match(game, ctx, test.ctx.source)

    def english(self, title: str) -> str:
        return f"you are performing a skill test on {self.kind.singular(placed=False)}"


@dataclass(frozen=True, eq=False)
class Compare(Condition):
    """There is at least, at most or less than so much of something."""

    first: Amount
    how: str
    """"or more", "or less" or "fewer than"."""
    second: int | Amount

    def true(self, game: Game, ctx: Context) -> bool:
        one, other = amount(self.first, game, ctx), amount(self.second, game, ctx)
        if self.how == "fewer than":
            return one < other
        return one >= other if self.how == "or more" else one <= other

    def english(self, title: str) -> str:
        number = self.second.number if isinstance(self.second, PerInvestigator) else amount_english(self.second)
        told = f"fewer than {number}" if self.how == "fewer than" else f"{number} {self.how}"
        each = " per investigator" if isinstance(self.second, PerInvestigator) else ""
        return f"{self.first.counting(told, title)}{each}"


@dataclass(frozen=True, eq=False)
class YouAreAt(Condition):
    """You are at a certain location."""

    where: Ref

    def true(self, game: Game, ctx: Context) -> bool:
        return ctx.you >= 0 and game.investigators[ctx.you].location in self.where.cards(game, ctx)

    def english(self, title: str) -> str:
        return f"you are at {self.where.english(title)}"


@dataclass(frozen=True, eq=False)
class EngagedWithThis(Condition):
    """You are engaged with this enemy."""

    def true(self, game: Game, ctx: Context) -> bool:
        return ctx.you >= 0 and ctx.source in game.engaged(ctx.you)

    def english(self, title: str) -> str:
        return f"you are engaged with {title}"


@dataclass(frozen=True, eq=False)
class Stage(Condition):
    """The investigators are at an act, or an agenda, up to a number."""

    what: str
    """act or agenda."""
    most: int

    def true(self, game: Game, ctx: Context) -> bool:
        card = game.act if self.what == "act" else game.agenda
        return bool(game.printed[card].facts.stage <= self.most)

    def english(self, title: str) -> str:
        numbers = " or ".join(str(number) for number in range(1, self.most + 1))
        return f"it is {self.what} {numbers}"


@dataclass(frozen=True, eq=False)
class IsControlled(Condition):
    """A player controls this card, or none does."""

    so: bool = True

    def true(self, game: Game, ctx: Context) -> bool:
        standing = game.in_play.get(ctx.source)
        return standing is not None and (standing.controller >= 0) is self.so

    def english(self, title: str) -> str:
        return f"{'a' if self.so else 'no'} player controls {title}"


YOUR_TURN = YourTurn()
ANY_TURN = AnyTurn()
ENGAGED = EngagedWithThis()
TESTING = Attempting()
ONLY_FOE = OnlyFoe()
TURN_HERE = TurnHere()


def drawing_key(game: Game, card: int) -> tuple[Any, ...]:
    """What copies of an encounter card that are drawn in this phase are counted under."""
    return ("drawn", game.name(card), game.round, game.phase)


@dataclass(frozen=True, eq=False)
class AgainThisPhase(Condition):
    """This is not the first copy of this card that is drawn in this phase."""

    def true(self, game: Game, ctx: Context) -> bool:
        return game.limits.get(drawing_key(game, ctx.source), 0) > 1

    def english(self, title: str) -> str:
        return f"this is not the first copy of {title} drawn this phase"
