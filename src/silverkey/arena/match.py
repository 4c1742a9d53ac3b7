"""One game between agents, whatever game it is."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from silverkey.agents.base import Agent, ask, require_agents
from silverkey.cardgame.game import CardGame

STALLED = 50_000
"""A game with more decisions than this counts as stalled; the longest seen has a fraction of it."""
SAMPLE = 40
"""One decision in so many is tried with every option."""


class GameReport(msgspec.Struct):
    """How one game went."""

    seed: int
    winner: int = -1
    """The seat that has won; -1 if nobody has, or all have together."""
    won: bool = False
    """Whether all have won together."""
    outcome: str = ""
    way: str = ""
    """How it came to that, where a game has several parts."""
    turns: int = 0
    decisions: int = 0
    error: str = ""


def play_out(game: CardGame, agents: Sequence[Agent], report: GameReport, checked: bool) -> None:
    """Let agents play a game to its end, one for each seat. Whatever goes wrong is raised.

    ``checked``: examine every position, and every option now and then, which takes several times as long.
    """
    require_agents(agents)
    while game.pending is not None:
        report.decisions += 1
        if report.decisions > STALLED:
            raise RuntimeError(f"The game is still going after {STALLED} decisions.")
        if checked:
            game.examine()
            if report.decisions % SAMPLE == 0:
                try_every_option(game)
        game.answer(ask(agents[game.pending.player], game))
    if checked:
        game.examine()


def try_every_option(game: CardGame) -> None:
    """Every option must be accepted and lead to a position that is in order."""
    assert game.pending is not None
    for option in game.pending.options:
        copy = game.clone()
        copy.answer(option)
        copy.examine()
