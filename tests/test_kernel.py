"""The machine itself."""

from __future__ import annotations

import pytest
from games import started

from silverkey.cthulhu.game import Game
from silverkey.kernel.frame import Frame


class Circle(Frame[Game]):
    """A procedure that never ends and asks nobody."""

    __slots__ = ()

    STEPS = ("again",)

    def __init__(self) -> None:
        self.step = 0

    def again(self, game: Game) -> None:
        """Once more."""


def test_rules_that_run_in_a_circle_are_a_fault_and_no_wait() -> None:
    game = started(0)
    game.pending = None
    game.push(Circle())
    with pytest.raises(RuntimeError, match="run in a circle at Circle"):
        game.advance()
