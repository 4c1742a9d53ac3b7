"""Those who decide where you do not."""

from __future__ import annotations

from silverkey.agents.base import Agent, RandomAgent, ask
from silverkey.agents.roster import agent_named
from silverkey.cardgame.game import CardGame
from silverkey.kernel.decision import Option

RANDOM = "random"


class Bots:
    """Bots that are the same after undo and resume: what is taken back and played again goes as it went."""

    def __init__(self, game: str, kind: str, seed: int) -> None:
        self.game = game
        self.kind = kind
        self.seed = seed
        self._agents: dict[int, Agent] = {}
        """One for each seat."""

    def forget(self) -> None:
        """Something was taken back: whatever they remember may never have been."""
        self._agents = {}

    def choose(self, game: CardGame) -> Option:
        """The answer to the pending decision."""
        assert game.pending is not None
        if self.kind == RANDOM:
            return ask(RandomAgent(self.seed * 1_000_003 + game.pending.serial), game)
        player = game.pending.player
        if player not in self._agents:
            self._agents[player] = agent_named(self.kind, self.game)(self.seed)
        return ask(self._agents[player], game)
