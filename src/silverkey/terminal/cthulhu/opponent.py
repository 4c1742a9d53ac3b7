"""The other side of the table."""

from __future__ import annotations

from silverkey.agents.base import Agent, RandomAgent, ask
from silverkey.cthulhu.game import Game
from silverkey.kernel.decision import Option


class Bot:
    """A bot that is the same after undo and resume: what is taken back and played again goes as it went."""

    def __init__(self, kind: str, seed: int) -> None:
        self.kind = kind
        self.seed = seed
        self._agent: Agent | None = None

    def forget(self) -> None:
        """Something was taken back: whatever the bot remembers may never have been."""
        self._agent = None

    def choose(self, game: Game) -> Option:
        """The bot's answer to the pending decision."""
        assert game.pending is not None
        if self.kind == "random":
            return ask(RandomAgent(self.seed * 1_000_003 + game.pending.serial), game)
        if self._agent is None:
            from silverkey.agents.cthulhu.heuristic import HeuristicAgent

            self._agent = HeuristicAgent(self.seed)
        return ask(self._agent, game)
