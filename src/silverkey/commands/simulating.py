"""`silverkey simulate`: agents play many games."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from silverkey.cardgame.names import meant
from silverkey.commands import GAME, JSON, also, fail, print_json, require_game
from silverkey.commands.editions import EDITION, require_edition
from silverkey.games import FIRST, told
from silverkey.printable import printable

if TYPE_CHECKING:
    from silverkey.arena.contest import Contest, Decks
    from silverkey.arena.simulation import SimulationReport

TOLD = 10
"""So many games that went wrong are told one by one."""


@also(told(lambda game: game.settings))
def simulate(
    game: GAME = FIRST,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The first game's seed; the others follow.")] = 1,
    agents: Annotated[str, typer.Option(help="One for each seat: random, heuristic, or yours as module:Class.")] = "",
    decks: Annotated[
        str,
        typer.Option(
            help="both: starter and random in turn; starter, random, all (decks of every card there is), "
            "or two decks, one for each seat, files or names: a.o8d,b.o8d."
        ),
    ] = "",
    edition: EDITION = "latest",
    jobs: Annotated[int, typer.Option(help="Processes; 0 for one a core.", min=0)] = 0,
    json: JSON = False,
    *,
    given: Mapping[str, str],
) -> None:
    """Let agents play many games, and check every position."""
    require_game(game, "arena")
    require_edition(edition, game)
    from silverkey.arena.contest import contest_of

    contest = contest_of(game)
    names = [name.strip() for name in (agents or ",".join(["random"] * contest.seats[0])).split(",")]
    settings = _settings(contest, {name: wish for name, wish in given.items() if name != contest.counted})
    seats = _seats(contest, names, given.get(contest.counted, ""))
    if ":" in agents:
        sys.path.insert(0, "")  # agents are sought where the command is given, as by python -m
    from silverkey.agents.roster import UnknownAgent
    from silverkey.arena.simulation import simulate as run

    try:
        report = run(
            games,
            seed,
            names,
            game=game,
            decks=_decks(contest, decks, len(names), edition),
            edition=edition,
            settings=settings,
            seats=seats,
            jobs=jobs or os.cpu_count() or 1,
            progress=_progress(games, quiet=json),
        )
    except (UnknownAgent, ValueError) as error:
        raise fail(str(error)) from None
    except KeyboardInterrupt:
        typer.echo("Stopped.", err=True)
        raise typer.Exit(130) from None
    if json:
        print_json(report)
    else:
        _tell(report)
    raise typer.Exit(1 if report.errors else 0)


def _settings(contest: Contest[Any], wishes: Mapping[str, str]) -> dict[str, str]:
    """What is wished for, by its name or a part of it, if this game knows it."""
    found: dict[str, str] = {}
    for what, wish in wishes.items():
        if what not in contest.settings:
            raise fail(f"This game has no --{what}.")
        try:
            found[what] = meant(wish, contest.settings[what], what)
        except ValueError as error:
            raise fail(str(error)) from None
    return found


def _seats(contest: Contest[Any], names: list[str], wish: str) -> Sequence[int]:
    """How many play in each game in turn; as many as are named, unless one name stands for all."""
    if wish and wish not in map(str, contest.seats):
        raise fail(f"It is played by {' or '.join(map(str, contest.seats))}.")
    if wish:
        return (int(wish),)
    if len(names) == 1 and len(contest.seats) > 1:
        return contest.seats
    if len(names) not in contest.seats:
        many = " or ".join(map(str, contest.seats))
        raise fail(f"Name {many} agents, such as --agents random,heuristic or --agents mypackage.bots:MyBot,heuristic.")
    return ()


def _tell(report: SimulationReport) -> None:
    if report.games:
        typer.echo(
            f"{report.games} games, {report.decisions} decisions; {_won(report)}; "
            f"{report.turns_mean} turns on average, at most {report.turns_longest}."
        )
    else:
        typer.echo("No game came to its end.")
    for way, times in report.ways.items():
        typer.echo(f"{times:6} {way}")
    for error in report.errors[:TOLD]:
        typer.echo(printable(f"Game {error.seed}: {error.error}"), err=True)
    if len(report.errors) > TOLD:
        typer.echo(f"{len(report.errors) - TOLD} more games went wrong.", err=True)


def _won(report: SimulationReport) -> str:
    """Who has won, or how often all have together, and where the share lies (95 %)."""
    if any(report.wins):
        told = [f"{times} ({interval})" for times, interval in zip(report.wins, report.win_intervals, strict=True)]
        return f"wins by seat {' and '.join(told)}"
    ends = ", ".join(f"{how} {times}" for how, times in sorted(report.outcomes.items()))
    return f"{report.won} won together ({report.won_interval}; {ends})"


def _decks(contest: Contest[Any], wish: str, seats: int, edition: str) -> Decks:
    """The kind of decks that is wished for, or those of files; what a tournament has against these is told."""
    if not wish or wish in contest.kinds:
        return wish
    files = [file.strip() for file in wish.split(",")]
    if len(files) != seats:
        raise fail(
            f"Decks are: {', '.join(contest.kinds)}, or {seats} decks, files or names, such as --decks a.o8d,b.o8d."
        )
    return [_codes(contest, file, edition) for file in files]


def _codes(contest: Contest[Any], file: str, edition: str) -> list[str]:
    try:
        codes, notes = contest.brought(Path(file), edition)
    except LookupError as error:
        raise fail(f"{file}: {error}") from None
    for note in notes:
        typer.echo(printable(f"{file}: {note}"), err=True)
    return codes


def _progress(games: int, quiet: bool) -> Callable[[int], None] | None:
    if quiet or not sys.stderr.isatty():
        return None

    def show(done: int) -> None:
        sys.stderr.write(f"\r{done} of {games} games" + ("\n" if done == games else ""))
        sys.stderr.flush()

    return show
