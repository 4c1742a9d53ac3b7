"""Playing many games between agents, on as many cores as are wanted."""

from __future__ import annotations

import multiprocessing
import random
import signal
from collections import Counter
from collections.abc import Callable, Iterator

import msgspec

from silverkey.agents.base import Agent, RandomAgent
from silverkey.agents.heuristic import HeuristicAgent
from silverkey.cthulhu import invariants
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.decks import core_stories, deck_of_everything, every_story, random_deck, random_starters
from silverkey.cthulhu.edition import edition_named
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.rules.setup import new_game

AGENTS: dict[str, Callable[[int], Agent]] = {"random": RandomAgent, "heuristic": HeuristicAgent}
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
    digest: str = ""
    error: str = ""


class SimulationReport(msgspec.Struct):
    """How many games went."""

    game: str
    agents: list[str]
    edition: str
    seed: int
    games: int
    decisions: int
    wins: list[int]
    outcomes: dict[str, int]
    turns_mean: float
    turns_longest: int
    decisions_longest: int
    errors: list[GameReport]


DECKS = ("starter", "random", "both", "all")
"""Starter decks; legal decks of the Core Set at random; these two in turn; decks of all cards there are."""


def decks_for(seed: int, kind: str) -> list[list[Card]]:
    """The two decks of a simulated game."""
    rng = random.Random(seed)
    if kind == "all":
        return [deck_of_everything(rng), deck_of_everything(rng)]
    if kind == "starter" or (kind == "both" and seed % 2 == 0):
        return random_starters(rng)
    return [random_deck(rng, rng.choice((1, 2, 2, 3))) for _ in range(2)]


def stories_for(seed: int, kind: str) -> list[Card]:
    """The story deck of a simulated game: the Core Set's, or ten of all."""
    return random.Random(seed).sample(every_story(), 10) if kind == "all" else core_stories()


def play_game(
    seed: int, names: list[str], kind: str = "both", checked: bool = True, edition: str = "latest"
) -> GameReport:
    """Play one game to its end. Faults of the engine are reported, not raised."""
    report = GameReport(seed)
    try:
        game = new_game(decks_for(seed, kind), stories_for(seed, kind), seed, edition_named(edition))
        finish_game(game, [AGENTS[name](seed * 2 + seat) for seat, name in enumerate(names)], report, checked)
    except Exception as error:  # a fault in one game must not end the others
        report.error = f"{type(error).__name__}: {error}"
    return report


def finish_game(game: Game, agents: list[Agent], report: GameReport, checked: bool) -> None:
    """Let agents play a game to its end."""
    while game.pending is not None:
        report.decisions += 1
        if report.decisions > STALLED:
            raise RuntimeError(f"The game is still going after {STALLED} decisions.")
        if checked:
            invariants.check(game)
            if report.decisions % SAMPLE == 0:
                try_every_option(game)
        game.answer(agents[game.pending.player].choose(game))
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


def simulate(
    games: int,
    seed: int,
    names: list[str],
    *,
    kind: str = "both",
    jobs: int = 1,
    checked: bool = True,
    edition: str = "latest",
    progress: Callable[[int], None] | None = None,
) -> SimulationReport:
    """Play games with consecutive seeds and sum them up."""
    reports: list[GameReport] = []
    for report in _reports([(number, names, kind, checked, edition) for number in range(seed, seed + games)], jobs):
        reports.append(report)
        if progress is not None:
            progress(len(reports))
    done = [report for report in reports if not report.error]
    wins = Counter(report.winner for report in done)
    return SimulationReport(
        game="cthulhu",
        agents=names,
        edition=edition,
        seed=seed,
        games=len(done),
        decisions=sum(report.decisions for report in done),
        wins=[wins[0], wins[1]],
        outcomes=dict(Counter(report.outcome for report in done)),
        turns_mean=round(sum(report.turns for report in done) / len(done), 2) if done else 0.0,
        turns_longest=max((report.turns for report in done), default=0),
        decisions_longest=max((report.decisions for report in done), default=0),
        errors=[report for report in reports if report.error],
    )


Job = tuple[int, list[str], str, bool, str]
"""The arguments of one game."""


def _reports(work: list[Job], jobs: int) -> Iterator[GameReport]:
    jobs = min(jobs, len(work))
    if jobs <= 1:
        for job in work:
            yield play_game(*job)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(_play, work, chunksize=max(1, min(16, len(work) // (jobs * 4) or 1)))


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(job: Job) -> GameReport:
    return play_game(*job)
