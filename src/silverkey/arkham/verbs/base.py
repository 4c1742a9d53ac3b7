"""Verbs that merely occur, and verbs that take steps of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.verbs import Verb
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

IN_VAIN = ("ahlcg-reference/target.a", "ahlcg-reference/triggered.d")
"""What says that nothing is used, and nothing chosen, that would change nothing."""


class Moment(Verb):
    """Something that occurs and changes nothing by itself."""

    def change(self, game: Game, event: Event) -> bool:
        return True


class Stepwise(Verb):
    """Something that takes steps of its own, which the rules know."""

    def step_by_step(self, game: Game, event: Event) -> Frame[Game] | None:
        return game.steps_of(event)
