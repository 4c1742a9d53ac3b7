"""Games of Arkham Horror to test with."""

from __future__ import annotations

from collections.abc import Iterator

from silverkey.agents.base import RandomAgent, ask
from silverkey.arena.arkham.contest import start_campaign, start_scenario
from silverkey.arkham.game import Game
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.arkham.words import DIFFICULTIES


def started(seed: int) -> Game:
    """A scenario at its first decision: which, with how many investigators and how difficult, by the seed."""
    titles = list(all_scenarios())
    return start_scenario(seed, 1 + seed % 4, titles[seed % len(titles)], DIFFICULTIES[seed // 4 % 4])


def campaign(seed: int) -> Game:
    """A whole campaign at its first decision."""
    return start_campaign(seed, 1 + seed % 4, difficulty=DIFFICULTIES[seed // 4 % 4])


def decisions(seed: int, limit: int = 100_000) -> Iterator[Game]:
    """A game at each of its decisions, played at random. The caller may answer in the agent's place."""
    game = started(seed)
    agent = RandomAgent(seed)
    for _ in range(limit):
        if game.pending is None:
            return
        serial, player = game.pending.serial, game.pending.player
        yield game
        if game.pending is not None and (game.pending.serial, game.pending.player) == (serial, player):
            game.answer(ask(agent, game))


def at(kind: str, seeds: range = range(40)) -> Game:
    """A game that asks a question of a kind."""
    return next(game for seed in seeds for game in decisions(seed) if game.pending and game.pending.kind == kind)
