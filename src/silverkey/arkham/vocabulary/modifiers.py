"""What changes numbers: skills, shroud, fight and evade, health, the damage of an attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.arkham.vocabulary.amounts import PerInvestigator
from silverkey.arkham.words import INVESTIGATE, SKILLS
from silverkey.cardgame.words.amounts import Amount
from silverkey.cardgame.words.amounts import amount as amount_of
from silverkey.cardgame.words.conditions import Condition, all_true, conditions_clause
from silverkey.cardgame.words.constants import Rule
from silverkey.cardgame.words.references import Ref
from silverkey.language import english
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

ATTACK = "attack damage"
"""The damage of an investigator's attack."""
CLUES_DISCOVERED = "clues discovered"
"""How many clues a successful investigation discovers."""
EACH_SKILL = "each skill"
COLLECTED = "resources collected"
"""What an investigator collects in each upkeep phase."""
SKILL_VALUE = "skill value"
"""The skill value of a test, whatever skill is tested."""


@dataclass(frozen=True, eq=False)
class BaseSkill(Rule):
    """Your skill has another base value, to which all else is added."""

    skill: str
    number: int

    def english(self, title: str) -> str:
        return f"Your base [{self.skill}] is {self.number}."


@dataclass(frozen=True, eq=False)
class Modifier(Rule):
    """So much more or less of something, for certain cards, while its conditions hold."""

    what: str
    """A skill, shroud, fight, evade, health, sanity, damage, horror, or the damage of an attack."""
    by: int | Amount
    who: Ref | None = None
    """For which cards; by default for your investigator."""
    when: tuple[Condition, ...] = ()

    def concerns(self, what: str) -> bool:
        """Whether it changes a value of that name."""
        return self.what == what or (self.what == EACH_SKILL and what in SKILLS)

    def covers(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether it changes the value of a card now."""
        if self.who is None:
            if ctx.you < 0 or card != game.investigators[ctx.you].card:
                return False
        elif card not in self.who.cards(game, ctx):
            return False
        return not self.when or all_true(self.when, game, ctx)

    def amount(self, game: Game, ctx: Context) -> int:
        """By how much."""
        return amount_of(self.by, game, ctx)

    def english(self, title: str) -> str:
        who = "you" if self.who is None else self.who.english(title)
        verb = "get" if self.who is None or self.who.many else "gets"
        by = f"{self.by:+}".replace("-", "−") if isinstance(self.by, int) else f"+{self.by.english()}"
        what = f"[{self.what}]" if self.what in SKILLS else "to each skill" if self.what == EACH_SKILL else self.what
        changed = f"+{self.by.of(what)}" if isinstance(self.by, PerInvestigator) else f"{by} {what}"
        text = f"{who} {verb} {changed}"
        if self.what == CLUES_DISCOVERED:
            text = f"{by.lstrip('+')} more clue is discovered there"
        if self.what == COLLECTED:
            text = f"{who} collect {by.lstrip('+')} additional resource during each upkeep phase"
        if self.what == ATTACK:
            text = f"{'your attack' if self.who is None else f'the attack of {who}'} deals {by} damage"
        if self.when:
            text = f"{conditions_clause(self.when, title)}, {text}"
        return english.sentence(text)


@dataclass(frozen=True, eq=False)
class NoIncrease(Rule):
    """While somebody investigates this location, his skill is increased by nothing: no card, no icon, no token."""

    skill: str

    def applies(self, game: Game, ctx: Context, player: int, skill: str) -> bool:
        """Whether the skill of an investigator cannot be increased in the test under way."""
        test = game.test
        if test is None or (test.player, test.skill, skill) != (player, skill, self.skill):
            return False
        return bool(test.action == INVESTIGATE and test.target == ctx.source)

    def english(self, title: str) -> str:
        return f"While you investigate {title}, your [{self.skill}] cannot be increased."


@dataclass(frozen=True, eq=False)
class StandardDamage(Rule):
    """An attack of yours deals other damage than the usual one, which more may be added to."""

    number: Amount
    words: str
    """How much, as it reads."""

    def english(self, title: str) -> str:
        return english.sentence(f"instead of its standard damage, your attack deals {self.words}")
