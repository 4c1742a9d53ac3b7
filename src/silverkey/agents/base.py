"""What an agent is."""

from __future__ import annotations

import random
from typing import Protocol

from silverkey.cthulhu.game import Game
from silverkey.kernel.decision import Option


class Agent(Protocol):
    """Chooses among the options of a decision. It may look at the game only through its own view."""

    def choose(self, game: Game) -> Option:
        """An option of the pending decision."""
        ...


class RandomAgent:
    """Any option, with equal chances."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)

    def choose(self, game: Game) -> Option:
        """Any option."""
        assert game.pending is not None
        options = game.pending.options
        return options[int(self.random.random() * len(options))]
