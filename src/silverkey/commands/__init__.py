"""The commands of the command line, a file each, and what they share."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer

from silverkey.games import GAMES, having
from silverkey.printable import in_json, printable

JSON = Annotated[bool, typer.Option("--json", help="Print JSON.")]
WORDS = " or ".join(GAMES)
"""The words of the games, as a sentence has them."""
GAME = Annotated[str, typer.Option("--game", help=f"Which game: {WORDS}.")]


def fail(message: str) -> typer.Exit:
    """Say what is wrong and leave."""
    typer.echo(printable(message), err=True)
    return typer.Exit(2)


def require_game(game: str, room: str) -> None:
    """A game that can be had in a room, or a sentence that says which there are."""
    if game not in having(room):
        raise fail(f"There is no game “{game}”. Games are: {', '.join(having(room))}.")


def print_json(value: Any) -> None:
    """Print a value as JSON."""
    typer.echo(in_json(msgspec.json.format(msgspec.json.encode(value), indent=2).decode()))
