"""Games to test with."""

from __future__ import annotations

import random
from collections.abc import Iterator

from silverkey.agents.base import RandomAgent
from silverkey.arena.simulation import decks_for
from silverkey.cthulhu.decks import core_stories
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.rules.setup import new_game


def started(seed: int) -> Game:
    """A game at its first decision; even seeds play starter decks, odd ones decks at random."""
    return new_game(decks_for(seed, "both"), core_stories(), seed)


def decisions(seed: int, limit: int = 100_000) -> Iterator[Game]:
    """A game at each of its decisions, played at random. The caller may answer in the agent's place."""
    game = started(seed)
    agent = RandomAgent(seed)
    for _ in range(limit):
        if game.pending is None:
            return
        serial = game.pending.serial
        yield game
        if game.pending is not None and game.pending.serial == serial:
            game.answer(agent.choose(game))


def somewhere(seed: int) -> Game:
    """A game somewhere in its middle."""
    games = decisions(seed)
    game = next(games)
    for _ in range(random.Random(seed).randrange(20, 200)):
        game = next(games, game)
    return game if game.pending is not None else started(seed)
