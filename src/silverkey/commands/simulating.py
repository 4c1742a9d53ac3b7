"""`silverkey simulate`: agents play many games."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from silverkey.commands import GAME, JSON, fail, print_json, require_game
from silverkey.commands.editions import EDITION, require_edition
from silverkey.printable import printable

if TYPE_CHECKING:
    from silverkey.arena.simulation import Decks, SimulationReport

TOLD = 10
"""So many games that went wrong are told one by one."""


def simulate(
    game: GAME = "cthulhu",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The first game's seed; the others follow.")] = 1,
    agents: Annotated[
        str, typer.Option(help="Two, one for each seat: random, heuristic, or yours as module:Class.")
    ] = "random,random",
    decks: Annotated[
        str,
        typer.Option(
            help="starter, random, both in turn, all (decks of every card there is), "
            "or two deck files, one for each seat: a.o8d,b.o8d."
        ),
    ] = "both",
    edition: EDITION = "latest",
    jobs: Annotated[int, typer.Option(help="Processes; 0 for one a core.", min=0)] = 0,
    json: JSON = False,
) -> None:
    """Let agents play many games, and check every position."""
    require_game(game)
    require_edition(edition)
    names = [name.strip() for name in agents.split(",")]
    if len(names) != 2:
        raise fail("Name two agents, such as --agents random,heuristic or --agents mypackage.bots:MyBot,heuristic.")
    if ":" in agents:
        sys.path.insert(0, "")  # agents are sought where the command is given, as by python -m
    from silverkey.agents.roster import UnknownAgent
    from silverkey.arena.simulation import simulate as run

    try:
        report = run(
            games,
            seed,
            names,
            kind=_decks(decks, edition),
            edition=edition,
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


def _tell(report: SimulationReport) -> None:
    typer.echo(
        f"{report.games} games, {report.decisions} decisions; wins by seat {report.wins[0]} and {report.wins[1]}; "
        f"{report.turns_mean} turns on average, at most {report.turns_longest}."
    )
    for error in report.errors[:TOLD]:
        typer.echo(printable(f"Game {error.seed}: {error.error}"), err=True)
    if len(report.errors) > TOLD:
        typer.echo(f"{len(report.errors) - TOLD} more games went wrong.", err=True)


def _decks(wish: str, edition: str) -> Decks:
    """The kind of decks that is wished for, or those of two files; what a tournament has against these is told."""
    from silverkey.arena.simulation import DECKS

    if wish in DECKS:
        return wish
    files = [file.strip() for file in wish.split(",")]
    if len(files) != 2:
        raise fail(f"Decks are: {', '.join(DECKS)}, or two deck files, such as --decks a.o8d,b.o8d.")
    return [_codes(file, edition) for file in files]


def _codes(file: str, edition: str) -> list[str]:
    from silverkey.cthulhu.deckcheck import check, game_cards
    from silverkey.cthulhu.deckfiles import read_deck

    deck = read_deck(Path(file))
    try:
        codes = [card.code for card in game_cards(deck)]
    except LookupError as error:
        raise fail(f"{file}: {error}") from None
    for problem in check(deck, edition).problems:
        typer.echo(printable(f"{file}: {problem.sentence}"), err=True)
    return codes


def _progress(games: int, quiet: bool) -> Callable[[int], None] | None:
    if quiet or not sys.stderr.isatty():
        return None

    def show(done: int) -> None:
        sys.stderr.write(f"\r{done} of {games} games" + ("\n" if done == games else ""))
        sys.stderr.flush()

    return show
