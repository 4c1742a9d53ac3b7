"""One game between two agents."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from silverkey.agents.base import Agent, ask
from silverkey.cthulhu import invariants
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.decks import core_stories, random_starters
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.rules.setup import new_game

STALLED = 50_000
"""A game with more decisions than this counts as stalled; the longest seen has a fraction of it."""
SAMPLE = 40
"""One decision in so many is tried with every option."""


class GameReport(msgspec.Struct):
    """How one game went."""

    seed: int
    winner: int = -1
    outcome: str = ""
    turns: int = 0
    decisions: int = 0
    error: str = ""


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
    finish_game(start_game(seed, decks, stories, edition), (first, second), report, checked)
    return report


def finish_game(game: Game, agents: Sequence[Agent], report: GameReport, checked: bool) -> None:
    """Let agents play a game to its end."""
    while game.pending is not None:
        report.decisions += 1
        if report.decisions > STALLED:
            raise RuntimeError(f"The game is still going after {STALLED} decisions.")
        if checked:
            invariants.check(game)
            if report.decisions % SAMPLE == 0:
                try_every_option(game)
        game.answer(ask(agents[game.pending.player], game))
    report.winner = game.winner
    report.outcome = game.outcome
    report.turns = game.turn
    if checked:
        invariants.check(game)


def try_every_option(game: Game) -> None:
    """Every option must be accepted and lead to a position that is in order."""
    assert game.pending is not None
    for option in game.pending.options:
        copy = game.clone()
        copy.answer(option)
        invariants.check(copy)
