"""One game of Call of Cthulhu between two agents."""

from __future__ import annotations

import random
from collections.abc import Sequence

from silverkey.agents.base import Agent
from silverkey.arena.cthulhu.contest import CONTEST
from silverkey.arena.match import GameReport, play_out
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.decks import core_stories, random_starters
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.newgame import new_game


def start_game(
    seed: int = 0,
    decks: Sequence[Sequence[Card]] = (),
    stories: Sequence[Card] = (),
    edition: str = "latest",
) -> Game:
    """A new game, waiting for its first decision: with starter decks that the seed picks and the Core Set's stories,
    unless others are brought."""
    brought = decks or random_starters(random.Random(seed))
    return new_game(brought, stories or core_stories(), seed, EDITIONS.named(edition))


def play_match(
    first: Agent,
    second: Agent,
    *,
    seed: int = 0,
    decks: Sequence[Sequence[Card]] = (),
    stories: Sequence[Card] = (),
    edition: str = "latest",
    checked: bool = False,
) -> GameReport:
    """Let two agents play a game to its end, the first in seat 0. Whatever goes wrong is raised.

    ``checked``: examine every position, and every option now and then, which takes several times as long.
    """
    report = GameReport(seed)
    game = start_game(seed, decks, stories, edition)
    play_out(game, (first, second), report, checked)
    CONTEST.sum_up(game, report)
    return report
