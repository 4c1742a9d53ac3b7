"""Whole games as text, to see whether a change of the engine has changed how games go.

``make transcripts ARGS="record before.gz"`` plays games with all the cards there are under every edition, at random but
from fixed seeds, and writes down every question with its answers in English, every answer given and every result;
``--game arkham`` those of Arkham Horror: every scenario, campaign and difficulty, with one to four investigators.
After a change ``record after.gz`` and ``compare before.gz after.gz`` show what is different: nothing, or games that
went another way, or words. Words that differ are shown once each, however often they stand there.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import itertools
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from silverkey.agents.base import Agent, ask
from silverkey.agents.roster import agent_named
from silverkey.arena.contest import contest_of
from silverkey.arena.match import GameReport
from silverkey.cardgame import wording
from silverkey.games import FIRST, having, part
from silverkey.kernel.event import Event

GAMES = 1000
"""Games in all, as many under each edition and with each setting."""
SHOWN = 40
"""So many differences are shown."""

Job = tuple[str, str, int, int, str, dict[str, str]]
"""A game to be played: which, by which agents, its seed, how many play, the edition, and what else is set."""


def main() -> int:
    """Record or compare; 0 unless there is a difference."""
    parser = argparse.ArgumentParser(prog="make transcripts", description=(__doc__ or "").split("\n")[0])
    what = parser.add_subparsers(dest="what", required=True)
    record = what.add_parser("record", help="play the games and write them to a file")
    record.add_argument("file", type=Path)
    record.add_argument("--game", choices=having("arena"), default=FIRST, help=f"which game ({FIRST})")
    record.add_argument("--games", type=int, default=GAMES, help=f"how many, over all editions and settings ({GAMES})")
    record.add_argument("--agent", default="random", help="who plays, a name as for silverkey simulate (random)")
    record.add_argument("--seed", type=int, default=1, help="the first seed (1)")
    compare = what.add_parser("compare", help="show how two recordings differ")
    compare.add_argument("before", type=Path)
    compare.add_argument("after", type=Path)
    asked = parser.parse_args()
    if asked.what == "record":
        return _record(asked.file, _jobs(asked.game, asked.agent, asked.games, asked.seed))
    return _compare(asked.before, asked.after)


# Recording


def _jobs(game: str, agent: str, games: int, seed: int) -> list[Job]:
    """The games to be played: for each seed one of every edition, number of players and setting."""
    contest = contest_of(game)
    ways = list(itertools.product(contest.seats, part("editions", game).EDITIONS, contest.ways))
    return [
        (game, agent, seed + number, seats, edition, dict(settings))
        for number in range(games // len(ways))
        for seats, edition, settings in ways
    ]


def _record(file: Path, jobs: list[Job]) -> int:
    every = hashlib.blake2b(digest_size=16)
    spawn = multiprocessing.get_context("spawn")
    with gzip.open(file, "wt", encoding="utf-8", compresslevel=4) as out, spawn.Pool(os.cpu_count()) as pool:
        for number, text in enumerate(pool.imap(_transcript, jobs, chunksize=4), 1):
            out.write(text)
            every.update(text.encode())
            if sys.stderr.isatty():
                print(f"\r{number} of {len(jobs)} games", end="", file=sys.stderr, flush=True)
    print(f"{len(jobs)} games, fingerprint {every.hexdigest()}.")
    return 0


def _transcript(job: Job) -> str:
    """One game from the first question to its end."""
    word, name, seed, seats, edition, settings = job
    contest = contest_of(word)
    game = contest.begin(seed, seats, contest.kinds[-1], edition, settings)
    agent: Agent = agent_named(name, word)(seed)
    lines = [" ".join((f"# game {seed} under {edition}", *([f"for {seats}:"] if settings else ()), *settings.values()))]

    def hear(event: Event) -> None:
        said = wording.line(game, event, None)
        if said:
            lines.append(f"  {said}")

    game.observer = hear
    while game.pending is not None:
        decision = game.pending
        option = ask(agent, game)
        answers = [game.WORDING.option(game, one, decision) for one in decision.options]
        lines.append(f"? {decision.player} {decision.kind}: {game.WORDING.question(game, decision)}")
        lines.extend(
            f"{'*' if one is option else '-'} {text}" for one, text in zip(decision.options, answers, strict=True)
        )
        game.answer(option)
    report = GameReport(seed)
    contest.sum_up(game, report)
    lines.append(f"= {report.winner} {report.outcome}")
    return "\n".join(lines) + "\n"


# Comparing


def _compare(before: Path, after: Path) -> int:
    """Say which games went another way, and which words differ in those that did not."""
    words: Counter[tuple[str, str]] = Counter()
    astray: list[str] = []
    games = same = 0
    for old, new in zip(_games(before), _games(after), strict=True):
        games += 1
        if old == new:
            same += 1
            continue
        if [line[:1] for line in old] == [line[:1] for line in new] and old[0] == new[0] and old[-1] == new[-1]:
            words.update((a, b) for a, b in zip(old, new, strict=True) if a != b)
            continue
        place = next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
        astray.append("\n".join([f"{old[0]}, line {place}:", *_beside(old, place, "<"), *_beside(new, place, ">")]))
    for found in astray[:SHOWN]:
        print(found)
    for (a, b), times in words.most_common(SHOWN):
        print(f"{times} times\n< {a}\n> {b}")
    print(f"{games} games: {same} the same, {len(astray)} went another way; {len(words)} lines are worded otherwise.")
    return 0 if same == games else 1


def _games(file: Path) -> Iterator[list[str]]:
    game: list[str] = []
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for line in lines:
            if line.startswith("# game") and game:
                yield game
                game = []
            game.append(line.rstrip("\n"))
    if game:
        yield game


def _beside(game: list[str], place: int, mark: str) -> list[str]:
    return [f"{mark} {line}" for line in game[max(0, place - 2) : place + 3]]


if __name__ == "__main__":
    sys.exit(main())
