"""Phases that cards skip or repeat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.words import ACTIONS, INVESTIGATION
from silverkey.kernel.frame import Frame

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def under_way(game: Game) -> Frame[Game] | None:
    """The phase under way, or None."""
    return next((frame for frame in reversed(game.stack) if getattr(frame, "PHASE", "")), None)


def skip(game: Game) -> None:
    """The phase that begins is over at once; the round ends all the same with the last."""
    phase = under_way(game)
    if phase is not None:
        phase.go("round_ends" if "round_ends" in phase.STEPS else "over")


def repeat(game: Game) -> None:
    """The phase that has just ended comes again, with everybody's turns and actions."""
    phase = under_way(game)
    if phase is None:
        return
    if game.phase == INVESTIGATION:
        for held in game.investigators:
            held.done, held.actions, held.used = False, ACTIONS, []
    afresh = type(phase)()
    for name in type(phase).__slots__:
        setattr(phase, name, getattr(afresh, name))
    phase.go("begins")
