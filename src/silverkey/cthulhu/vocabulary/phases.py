"""Phases that are skipped or repeated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.lasting import use_up
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.constants import Rule
from silverkey.cardgame.words.players import YOURSELF, Who, You
from silverkey.cthulhu.words import STORY_PHASE
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


@dataclass(frozen=True, eq=False)
class Skips(Rule):
    """Certain players skip a phase: whenever it would come, or (an effect that lasts for one use) the next time."""

    phase: str = STORY_PHASE
    who: Who = YOURSELF
    rulings: tuple[str, ...] = ()
    """The rulings that say so."""

    def refusal(self, title: str) -> Refusal:
        """Why the phase does not come."""
        return Refusal(self.english(title), self.rulings)

    def english(self, title: str) -> str:
        return english.sentence(f"{self.told()} {self.phase} phase")

    def told(self) -> str:
        """Who skips, and whose."""
        return "you skip your" if isinstance(self.who, You) else f"{self.who.english()} skips his"

    def for_the_next(self, title: str) -> str:
        return f"skip your next {self.phase} phase"


@dataclass(frozen=True, eq=False)
class Repeats(Rule):
    """The phase that is ending is followed by another of its kind."""

    def for_the_next(self, title: str) -> str:
        return "after this phase has ended, repeat it at once"


def phase_skipped(game: Game, phase: str) -> tuple[int, Refusal] | None:
    """Which card has the active player skip a phase, and why; whatever speaks of the next one speaks of this."""
    said = game.said(Skips)
    if not said:
        return None
    met = [found for found in said if found[0].phase == phase and game.active in found[0].who.players(game, found[1])]
    if not met:
        return None
    use_up(game, {number for _, _, number in met})
    word, ctx, _ = met[-1]
    return ctx.source, word.refusal(game.name(ctx.source))


def repeated(game: Game) -> bool:
    """Whether the phase that has ended comes once more."""
    for _, _, number in game.said(Repeats):
        use_up(game, {number})
        return True
    return False
