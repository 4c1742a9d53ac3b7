"""Playing many games between agents, on as many cores as are wanted."""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

import msgspec

from silverkey.agents.roster import agent_named
from silverkey.arena.contest import Decks, contest_of
from silverkey.arena.intervals import Interval, wilson
from silverkey.arena.match import GameReport, play_out
from silverkey.games import FIRST


class SimulationReport(msgspec.Struct):
    """How many games went."""

    game: str
    agents: list[str]
    edition: str
    settings: dict[str, str]
    seed: int
    games: int
    decisions: int
    wins: list[int]
    """By seat, where one of them wins."""
    win_intervals: list[Interval]
    """Of each seat, where its share of wins lies."""
    won: int
    """Games that all have won together."""
    won_interval: Interval
    outcomes: dict[str, int]
    ways: dict[str, int]
    """How they came to that, where a game has several parts."""
    turns_mean: float
    turns_longest: int
    decisions_longest: int
    errors: list[GameReport]


def play_game(
    seed: int,
    names: Sequence[str],
    decks: Decks = "",
    checked: bool = True,
    edition: str = "latest",
    game: str = FIRST,
    settings: Mapping[str, str] = MappingProxyType({}),
) -> GameReport:
    """Play one game to its end. Faults of the engine and of agents are reported, not raised."""
    report = GameReport(seed)
    contest = contest_of(game)
    try:
        played = contest.begin(seed, len(names), decks or contest.kinds[0], edition, settings)
        agents = [agent_named(name, game)(seed * 2 + seat) for seat, name in enumerate(names)]
        play_out(played, agents, report, checked)
        contest.sum_up(played, report)
    except Exception as error:  # a fault in one game must not end the others
        report.error = f"{type(error).__name__}: {error}"
    return report


def simulate(
    games: int,
    seed: int,
    names: Sequence[str],
    *,
    game: str = FIRST,
    decks: Decks = "",
    jobs: int = 1,
    checked: bool = True,
    edition: str = "latest",
    settings: Mapping[str, str] = MappingProxyType({}),
    seats: Sequence[int] = (),
    progress: Callable[[int], None] | None = None,
) -> SimulationReport:
    """Play games with consecutive seeds between agents by name, one for each seat, and sum them up.

    ``seats``: how many there are, one game after the other; who is named then sits down again until all are taken.
    ``settings``: what else may be said about a game, such as its scenario.
    Raises LookupError or ValueError if there is no such game or agent, or if the decks cannot be dealt.
    """
    contest = contest_of(game)
    for name in names:
        agent_named(name, game)
    parties = [_seated(names, number) for number in seats] or [list(names)]
    contest.begin(seed, len(parties[0]), decks or contest.kinds[0], edition, settings)
    reports: list[GameReport] = []
    work: list[Job] = [
        (seed + place, parties[place % len(parties)], decks, checked, edition, game, dict(settings))
        for place in range(games)
    ]
    for report in _reports(work, jobs):
        reports.append(report)
        if progress is not None:
            progress(len(reports))
    done = [report for report in reports if not report.error]
    winners = Counter(report.winner for report in done)
    wins = [winners[seat] for seat in range(max(map(len, parties)))]
    won = sum(report.won for report in done)
    return SimulationReport(
        game=game,
        agents=list(names),
        edition=edition,
        settings=dict(settings),
        seed=seed,
        games=len(done),
        decisions=sum(report.decisions for report in done),
        wins=wins,
        win_intervals=[wilson(times, len(done)) for times in wins],
        won=won,
        won_interval=wilson(won, len(done)),
        outcomes=_counted(report.outcome for report in done),
        ways=_counted(report.way for report in done if report.way),
        turns_mean=round(sum(report.turns for report in done) / len(done), 2) if done else 0.0,
        turns_longest=max((report.turns for report in done), default=0),
        decisions_longest=max((report.decisions for report in done), default=0),
        errors=[report for report in reports if report.error],
    )


def _counted(words: Iterable[str]) -> dict[str, int]:
    """How often each word comes, the most frequent first."""
    return dict(Counter(words).most_common())


def _seated(names: Sequence[str], seats: int) -> list[str]:
    """Agents for so many seats: those that are named, over and over."""
    return [names[seat % len(names)] for seat in range(seats)]


Job = tuple[int, Sequence[str], Decks, bool, str, str, Mapping[str, str]]
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
