"""Speed, as a ratio to python-chess measured in the same run, so that it means the same on any machine."""

from __future__ import annotations

import random
import statistics
import time
from typing import Any

import msgspec

from silverkey.agents.base import RandomAgent, ask
from silverkey.arena.contest import Contest, contest_of
from silverkey.cardgame.game import CardGame
from silverkey.compiled import is_compiled
from silverkey.games import FIRST


class SeatsReport(msgspec.Struct):
    """What was measured with another number of agents, against the same moves of chess."""

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
    seats: int
    """How many agents play it, one to start with."""
    more_seats: list[SeatsReport]
    """The same with more of them, where a game is measured so too."""
    compiled: bool
    """Whether the core is compiled (docs/performance.md)."""


def bench(seconds: float = 3.0, rounds: int = 3, game: str = FIRST) -> BenchReport:
    """Random play in a game and in chess, in turns, the median of several rounds; then copying at mid-game."""
    contest = contest_of(game)
    ours: dict[int, list[float]] = {seats: [] for seats in contest.measured_seats}
    theirs: list[float] = []
    games = decisions = 0
    for seats in ours:
        _our_rate(contest, seats, 0.2, 0)
    for number in range(rounds):
        theirs.append(_chess_rate(seconds / rounds))
        for seats, rates in ours.items():
            rate, played, answered = _our_rate(contest, seats, seconds / rounds, number)
            rates.append(rate)
            games += played
            decisions += answered
    chess_rate = statistics.median(theirs)
    measured = [
        SeatsReport(
            seats=seats,
            decisions_per_second=round(statistics.median(rates), 1),
            ratio=round(statistics.median(rates) / chess_rate, 3),
            clone_microseconds=round(_clone_time(contest, seats), 1),
        )
        for seats, rates in ours.items()
    ]
    first, *more = measured
    return BenchReport(
        decisions_per_second=first.decisions_per_second,
        chess_moves_per_second=round(chess_rate, 1),
        ratio=first.ratio,
        clone_microseconds=first.clone_microseconds,
        games=games,
        decisions=decisions,
        seats=first.seats,
        more_seats=more,
        compiled=is_compiled(),
    )


def _our_rate(contest: Contest[Any], seats: int, seconds: float, seed: int) -> tuple[float, int, int]:
    """Decisions a second. Only questions with at least two answers are ever asked, so each counts."""
    games = decisions = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        number = seed * 100_000 + games
        game = _begun(contest, seats, number)
        agent = RandomAgent(number)
        while game.pending is not None:
            game.answer(ask(agent, game))
            decisions += 1
        games += 1
    return decisions / (time.perf_counter() - begin), games, decisions


def _chess_rate(seconds: float) -> float:
    """Random moves a second in python-chess."""
    import chess

    rng = random.Random(0)
    moves = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(rng.random() * len(legal))])
            moves += 1
    return moves / (time.perf_counter() - begin)


def _begun(contest: Contest[Any], seats: int, seed: int) -> CardGame:
    game: CardGame = contest.begin(seed, seats, contest.measured, "latest", {})
    return game


def mid_game(seed: int, contest: Contest[Any], seats: int) -> CardGame:
    """A game with much on the table: the first decision that is midway, or the last before the game ends."""
    game = _begun(contest, seats, seed)
    agent = RandomAgent(seed)
    last = game
    while game.pending is not None and not contest.midway(game):
        last = game.clone()
        game.answer(ask(agent, game))
    return game if game.pending is not None else last


def _clone_time(contest: Contest[Any], seats: int) -> float:
    """Microseconds a clone, the median over several mid-games."""
    times: list[float] = []
    for seed in range(20):
        game = mid_game(seed, contest, seats)
        begin = time.perf_counter()
        for _ in range(200):
            game.clone()
        times.append((time.perf_counter() - begin) / 200 * 1e6)
    return statistics.median(times)
