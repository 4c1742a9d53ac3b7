"""`silverkey games`: the unfinished games, and how to be rid of some."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from silverkey.commands import JSON, fail, print_json

if TYPE_CHECKING:
    from silverkey.terminal.shelf import Unfinished

app = typer.Typer(help="Your unfinished games.", invoke_without_command=True)


@app.callback()
def games(context: typer.Context, json: JSON = False) -> None:
    """List your unfinished games, the one played last first."""
    if context.invoked_subcommand is not None:
        return
    from silverkey.terminal.shelf import Shelf

    found = Shelf().games()
    if json:
        print_json(found)
        return
    for game in found:
        typer.echo(_line(game))
    if found:
        typer.echo("silverkey play NUMBER goes on with one; silverkey games delete NUMBER removes it.")
    else:
        typer.echo("You have no unfinished games.")


@app.command()
def delete(
    numbers: Annotated[list[int], typer.Argument(metavar="NUMBER...", help="Which games, by their numbers.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Remove unfinished games, or campaigns that are over, for good. Asks first."""
    from silverkey.terminal.shelf import GameOpen, NoSuchGame, Shelf

    shelf = Shelf()
    ended = {game.number: game for game in shelf.ended()}
    known = ended | {game.number: game for game in shelf.games()}
    for number in numbers:
        if number not in known:
            raise fail(f"There is no unfinished game {number}. silverkey games lists those that there are.")
    for number in dict.fromkeys(numbers):
        if not yes and not _confirmed(known[number]):
            typer.echo("It is kept.")
            continue
        try:
            if number in ended:
                shelf.ended_path(number).unlink()
            else:
                shelf.take(number).delete()
        except (GameOpen, NoSuchGame) as error:
            raise fail(str(error)) from None
        except OSError as error:
            raise fail(f"Game {number} cannot be deleted: {(error.strerror or str(error)).lower()}.") from None
        typer.echo(f"Game {number} is deleted.")


def _confirmed(game: Unfinished) -> bool:
    if not sys.stdin.isatty():
        raise fail("Nobody is there to ask; --yes deletes without asking.")
    typer.echo(_line(game))
    try:
        return input("Delete it for good? (yes or no) ").strip().lower() in ("y", "yes")
    except EOFError:
        return False


def _line(game: Unfinished) -> str:
    if game.problem:
        return f"{game.number:>3}  {game.problem} ({game.file})"
    line = f"{game.number:>3}  {game.saved}  {game.match}, {game.progress}"
    if game.edition != "latest":
        line += f", edition {game.edition}"
    return f"{line} (open in another terminal)" if game.open else line
