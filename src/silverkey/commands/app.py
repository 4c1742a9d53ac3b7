"""The command `silverkey` and its subcommands."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from silverkey.commands import GAME, JSON, WORDS, also, fail, print_json, require_game
from silverkey.commands import decks as deck_command
from silverkey.commands import editions as editions_command
from silverkey.commands import games as games_command
from silverkey.commands import replays as replay_command
from silverkey.commands.campaigns import campaign as campaign_command
from silverkey.commands.cards import card, cards
from silverkey.commands.editions import EDITION, require_edition
from silverkey.commands.language import say
from silverkey.commands.rulings import rulings
from silverkey.commands.serving import load, serve, table
from silverkey.commands.simulating import simulate
from silverkey.games import FIRST, GAMES, told

TITLES = " and ".join(f"{known.title}: The Card Game" for known in GAMES.values())

app = typer.Typer(
    help=f"{TITLES} by the book: play, judge, look up, simulate.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def silverkey(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version, and whether the core is compiled.", is_eager=True)
    ] = False,
) -> None:
    """The version, or what can be done."""
    if version:
        from silverkey import __version__
        from silverkey.compiled import is_compiled

        typer.echo(f"{__version__}, core compiled" if is_compiled() else __version__)
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
@also(told(lambda game: game.wishes))
def play(
    number: Annotated[
        int | None,
        typer.Argument(metavar="[GAME]", help="Go on with the unfinished game of this number (silverkey games)."),
    ] = None,
    game: GAME = "",
    seed: Annotated[int | None, typer.Option(help="Play the same shuffles again.")] = None,
    new: Annotated[bool, typer.Option("--new", help="Begin a new game; unfinished ones are kept.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game you played last.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colours and no drawing characters.")] = False,
    edition: EDITION = "latest",
    *,
    given: Mapping[str, str],
) -> None:
    """Play in the terminal: against a bot, or with bots.

    Goes on with the game you played last, unless you wish for another.
    """
    if (resume or number is not None) and (new or seed is not None or given or edition != "latest" or game):
        which = "--resume" if resume else f"play {number}"
        raise fail(f"{which} goes on with the game as it is; leave out what would make it another.")
    if game:
        require_game(game, "terminal")
    if edition != "latest":
        require_edition(edition, game or FIRST)
    from silverkey.terminal.seat import CannotSitDown
    from silverkey.terminal.seat import play as sit_down

    try:
        sit_down(game, given, seed, edition, number, new, resume, plain)
    except CannotSitDown as error:
        raise fail(str(error)) from None


@app.command()
def judge(
    paths: Annotated[list[Path], typer.Argument(help="Case files, or folders of them.")],
    explain: Annotated[bool, typer.Option(help="Say what happened at each step, and why.")] = False,
    game: Annotated[str, typer.Option("--game", help=f"Only cases of this game: {WORDS}.")] = "",
    edition: Annotated[str, typer.Option(help="Run every case under this edition, whatever it names.")] = "",
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print only what failed, and how many passed.")] = False,
    json: JSON = False,
) -> None:
    """Run case files."""
    if game:
        require_game(game, "judge")
    if edition:
        require_edition(edition, game or FIRST)
    from silverkey.judge import judge_and_print

    raise typer.Exit(judge_and_print(paths, as_json=json, explain=explain, edition=edition, quiet=quiet, game=game))


@app.command()
def bench(
    game: GAME = FIRST,
    seconds: Annotated[float, typer.Option(help="How long each side plays.", min=0.1)] = 3.0,
    json: JSON = False,
) -> None:
    """Measure speed against python-chess."""
    require_game(game, "arena")
    try:
        import chess  # noqa: F401
    except ModuleNotFoundError:
        raise fail("The benchmark needs python-chess: pip install 'silverkey[bench]'.") from None
    from silverkey.arena.bench import bench as run

    report = run(seconds, game=game)
    if json:
        print_json(report)
        return
    typer.echo(
        f"{report.decisions_per_second:.0f} decisions a second, "
        f"python-chess {report.chess_moves_per_second:.0f} moves: ratio {report.ratio:.2f}. "
        f"Cloning a game takes {report.clone_microseconds:.0f} microseconds. "
        f"The core is {'compiled' if report.compiled else 'plain Python'}."
    )
    for other in report.also:
        what = f"{other.seats} at the table" if other.seats != report.seats else f"decks of the kind “{other.decks}”"
        typer.echo(
            f"With {what}: {other.decisions_per_second:.0f} decisions a second, "
            f"ratio {other.ratio:.2f}, cloning takes {other.clone_microseconds:.0f} microseconds."
        )


app.command()(cards)
app.command()(card)
app.command()(simulate)
app.command()(table)
app.command()(serve)
app.command()(load)
app.command()(rulings)
app.command()(say)
app.command()(campaign_command)
app.add_typer(editions_command.app, name="editions")
app.add_typer(deck_command.app, name="deck")
app.add_typer(games_command.app, name="games")
app.add_typer(replay_command.app, name="replay")
