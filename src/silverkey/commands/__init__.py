"""The commands of the command line, a file each, and what they share."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer

from silverkey.printable import in_json, printable

JSON = Annotated[bool, typer.Option("--json", help="Print JSON.")]
GAME = Annotated[str, typer.Option(help="Which game: cthulhu.")]


def fail(message: str) -> typer.Exit:
    """Say what is wrong and leave."""
    typer.echo(printable(message), err=True)
    return typer.Exit(2)


def require_game(game: str) -> None:
    """Only one game is written so far."""
    if game != "cthulhu":
        raise fail(f"There is no game “{game}”. Games are: cthulhu.")


def print_json(value: Any) -> None:
    """Print a value as JSON."""
    typer.echo(in_json(msgspec.json.format(msgspec.json.encode(value), indent=2).decode()))
