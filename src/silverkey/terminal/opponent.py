"""The other side of the table."""

from __future__ import annotations

from silverkey.agents.base import Agent, RandomAgent
from silverkey.cthulhu.game import Game
from silverkey.kernel.decision import Option


class Opponent:
    """A bot that is the same after undo and resume.

    Every decision gets an agent of its own, whose chances depend on the seed and the question alone: what is taken
    back and played again goes as it went.
    """

    def __init__(self, kind: str, seed: int) -> None:
        self.kind = kind
        self.seed = seed

    def choose(self, game: Game) -> Option:
        """The bot's answer to the pending decision."""
        assert game.pending is not None
        return self._agent(self.seed * 1_000_003 + game.pending.serial).choose(game)

    def _agent(self, seed: int) -> Agent:
        if self.kind == "random":
            return RandomAgent(seed)
        from silverkey.agents.heuristic import HeuristicAgent

        return HeuristicAgent(seed)
