"""What a question is about, beyond what the view of it says: the window that it falls into."""

from __future__ import annotations

from silverkey.arkham.game import Game
from silverkey.arkham.rules.round import EnemyPhase, InvestigationPhase, MythosPhase, Turn, UpkeepPhase
from silverkey.arkham.rules.skill_test import SkillTest

WINDOWS = {
    "mythos": "once encounter cards are drawn",
    "investigation": "before anybody takes a turn",
    "turn": "between the actions of another investigator",
    "test": "before cards are committed to a test",
    "draw": "before the chaos token is drawn",
    "enemy": "before enemies attack",
    "attacked": "once enemies have attacked",
    "upkeep": "before cards ready",
}
"""The player windows of a round, and when each of them comes."""

_STEPS: dict[type, dict[str, str]] = {
    SkillTest: {"window_before_committing": "test", "window_after_committing": "draw"},
    Turn: {"window": "turn"},
    MythosPhase: {"window": "mythos"},
    InvestigationPhase: {"window": "investigation"},
    EnemyPhase: {"window": "enemy", "last_window": "attacked"},
    UpkeepPhase: {"window": "upkeep"},
}


def window_of(game: Game) -> str:
    """The name of the player window that is open, or nothing."""
    for frame in reversed(game.stack):
        steps = _STEPS.get(type(frame))
        if steps is not None:
            return steps.get(frame.STEPS[frame.step - 1], "")
    return ""
