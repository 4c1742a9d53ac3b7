"""Games to test with."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from silverkey.agents.base import RandomAgent, ask
from silverkey.arena.cthulhu.decks import decks_for, stories_for
from silverkey.cardgame.game import CardGame
from silverkey.cardgame.sight import SPECTATOR
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.newgame import new_game

VIEWERS = (0, 1, SPECTATOR)


def started(seed: int) -> Game:
    """A game at its first decision: by its seed with starter decks, Core Set decks at random, or all cards."""
    kind = ("starter", "random", "all")[seed % 3]
    return new_game(decks_for(seed, kind), stories_for(seed, kind), seed)


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
            game.answer(ask(agent, game))


def somewhere(seed: int) -> Game:
    """A game somewhere in its middle."""
    games = decisions(seed)
    game = next(games)
    for _ in range(random.Random(seed).randrange(20, 200)):
        game = next(games, game)
    return game if game.pending is not None else started(seed)


def give_faces(game: CardGame, faces: Mapping[int, Any]) -> None:
    """Let cards of a game be others than they are."""
    game.printed = tuple(faces.get(card, face) for card, face in enumerate(game.printed))
