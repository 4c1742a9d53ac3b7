"""Speed, as a ratio to python-chess measured in the same run, so that it means the same on any machine.

Seconds are those of the processor: what else the machine does meanwhile is not counted.
"""

from __future__ import annotations

import random
import statistics
import time
from typing import Any

import msgspec

from silverkey.agents.base import RandomAgent, ask
from silverkey.arena.contest import Contest, Measured, contest_of
from silverkey.cardgame.game import CardGame
from silverkey.compiled import is_compiled
from silverkey.games import FIRST


class Speed(msgspec.Struct):
    """What was measured with decks of a kind and a number of agents, against the same moves of chess."""

    decks: str
    seats: int
    decisions_per_second: float
    ratio: float
    clone_microseconds: float


class BenchReport(msgspec.Struct):
    """What was measured."""

    decisions_per_second: float
    chess_moves_per_second: float
    ratio: float
    clone_microseconds: float
    games: int
    decisions: int
    decks: str
    """The kind of decks, the usual one to start with."""
    seats: int
    """How many agents play it, as is usual."""
    also: list[Speed]
    """The same with other decks, or with more agents."""
    compiled: bool
    """Whether the core is compiled (docs/performance.md)."""


def bench(seconds: float = 3.0, rounds: int = 3, game: str = FIRST) -> BenchReport:
    """Random play in a game and in chess, in turns, the median of several rounds; then copying at mid-game."""
    contest = contest_of(game)
    ours: dict[Measured, list[float]] = {measured: [] for measured in contest.measured}
    theirs: list[float] = []
    games = decisions = 0
    for measured in ours:
        _our_rate(contest, measured, 0.2, 0)
    for number in range(rounds):
        theirs.append(_chess_rate(seconds / rounds))
        for measured, rates in ours.items():
            rate, played, answered = _our_rate(contest, measured, seconds / rounds, number)
            rates.append(rate)
            games += played
            decisions += answered
    chess_rate = statistics.median(theirs)
    first, *also = [
        Speed(
            decks=measured.decks,
            seats=measured.seats,
            decisions_per_second=round(statistics.median(rates), 1),
            ratio=round(statistics.median(rates) / chess_rate, 3),
            clone_microseconds=round(_clone_time(contest, measured), 1),
        )
        for measured, rates in ours.items()
    ]
    return BenchReport(
        decisions_per_second=first.decisions_per_second,
        chess_moves_per_second=round(chess_rate, 1),
        ratio=first.ratio,
        clone_microseconds=first.clone_microseconds,
        games=games,
        decisions=decisions,
        decks=first.decks,
        seats=first.seats,
        also=also,
        compiled=is_compiled(),
    )


def _our_rate(contest: Contest[Any], measured: Measured, seconds: float, seed: int) -> tuple[float, int, int]:
    """Decisions a second. Only questions with at least two answers are ever asked, so each counts."""
    games = decisions = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        number = seed * 100_000 + games
        game = _begun(contest, measured, number)
        agent = RandomAgent(number)
        while game.pending is not None:
            game.answer(ask(agent, game))
            decisions += 1
        games += 1
    return decisions / (time.process_time() - begin), games, decisions


def _chess_rate(seconds: float) -> float:
    """Random moves a second in python-chess."""
    import chess

    rng = random.Random(0)
    moves = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(rng.random() * len(legal))])
            moves += 1
    return moves / (time.process_time() - begin)


def _begun(contest: Contest[Any], measured: Measured, seed: int) -> CardGame:
    game: CardGame = contest.begin(seed, measured.seats, measured.decks, "latest", {})
    return game


def mid_game(seed: int, contest: Contest[Any], measured: Measured) -> CardGame:
    """A game with much on the table: the first decision that is midway, or the last before the game ends."""
    game = _begun(contest, measured, seed)
    agent = RandomAgent(seed)
    last = game
    while game.pending is not None and not contest.midway(game):
        last = game.clone()
        game.answer(ask(agent, game))
    return game if game.pending is not None else last


def _clone_time(contest: Contest[Any], measured: Measured) -> float:
    """Microseconds a clone, the median over several mid-games."""
    times: list[float] = []
    for seed in range(20):
        game = mid_game(seed, contest, measured)
        begin = time.process_time()
        for _ in range(200):
            game.clone()
        times.append((time.process_time() - begin) / 200 * 1e6)
    return statistics.median(times)
