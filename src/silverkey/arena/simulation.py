"""Playing many games between agents, on as many cores as are wanted."""

from __future__ import annotations

import multiprocessing
import random
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import msgspec

from silverkey.agents.roster import agent_named
from silverkey.arena.match import GameReport, finish_game, start_game
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.decks import core_stories, deck_of_everything, every_story, random_deck, random_starters
from silverkey.cthulhu.library import find_card

Decks = str | Sequence[Sequence[str]]
"""One of ``DECKS``, or two decks as titles or codes of cards."""


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


def decks_for(seed: int, kind: Decks) -> list[list[Card]]:
    """The two decks of a simulated game."""
    if not isinstance(kind, str):
        return [[find_card(name) for name in deck] for deck in kind]
    rng = random.Random(seed)
    if kind == "all":
        return [deck_of_everything(rng), deck_of_everything(rng)]
    if kind == "starter" or (kind == "both" and seed % 2 == 0):
        return random_starters(rng)
    return [random_deck(rng, rng.choice((1, 2, 2, 3))) for _ in range(2)]


def stories_for(seed: int, kind: Decks) -> list[Card]:
    """The story deck of a simulated game: the Core Set's, or ten of all."""
    return random.Random(seed).sample(every_story(), 10) if kind == "all" else core_stories()


def play_game(
    seed: int, names: Sequence[str], kind: Decks = "both", checked: bool = True, edition: str = "latest"
) -> GameReport:
    """Play one game to its end. Faults of the engine and of agents are reported, not raised."""
    report = GameReport(seed)
    try:
        game = start_game(seed, decks_for(seed, kind), stories_for(seed, kind), edition)
        finish_game(game, [agent_named(name)(seed * 2 + seat) for seat, name in enumerate(names)], report, checked)
    except Exception as error:  # a fault in one game must not end the others
        report.error = f"{type(error).__name__}: {error}"
    return report


def simulate(
    games: int,
    seed: int,
    names: Sequence[str],
    *,
    kind: Decks = "both",
    jobs: int = 1,
    checked: bool = True,
    edition: str = "latest",
    progress: Callable[[int], None] | None = None,
) -> SimulationReport:
    """Play games with consecutive seeds between two agents by name, and sum them up.

    Raises LookupError or ValueError if there is no such agent, or if the decks cannot be dealt.
    """
    for name in names:
        agent_named(name)
    start_game(seed, decks_for(seed, kind), stories_for(seed, kind), edition)
    reports: list[GameReport] = []
    for report in _reports([(number, names, kind, checked, edition) for number in range(seed, seed + games)], jobs):
        reports.append(report)
        if progress is not None:
            progress(len(reports))
    done = [report for report in reports if not report.error]
    wins = Counter(report.winner for report in done)
    return SimulationReport(
        game="cthulhu",
        agents=list(names),
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


Job = tuple[int, Sequence[str], Decks, bool, str]
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
