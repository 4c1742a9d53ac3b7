"""The commands of the command line, a file each, and what they share."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Annotated, Any, TypeVar, cast

import msgspec
import typer

from silverkey.games import GAMES, having
from silverkey.printable import in_json, printable

JSON = Annotated[bool, typer.Option("--json", help="Print JSON.")]
WORDS = " or ".join(GAMES)
"""The words of the games, as a sentence has them."""
GAME = Annotated[str, typer.Option("--game", help=f"Which game: {WORDS}.")]

F = TypeVar("F", bound=Callable[..., Any])


def also(options: Mapping[str, str]) -> Callable[[F], F]:
    """Give a command an option for each of these names, with its help; what is said it gets by name, as ``given``."""

    def with_them(command: F) -> F:
        signature = inspect.signature(command, eval_str=True)
        named = {
            name.replace("-", "_"): inspect.Parameter(
                name.replace("-", "_"),
                inspect.Parameter.KEYWORD_ONLY,
                default="",
                annotation=Annotated[str, typer.Option(f"--{name}", help=help)],
            )
            for name, help in options.items()
        }

        @wraps(command)
        def asked(**said: Any) -> Any:
            given = {name: said.pop(name.replace("-", "_")) for name in options}
            return command(**said, given={name: wish for name, wish in given.items() if wish})

        own = [one for one in signature.parameters.values() if one.name != "given"]
        whole = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in own] + list(named.values())
        asked.__dict__["__signature__"] = signature.replace(parameters=whole)
        asked.__annotations__ = {one.name: one.annotation for one in whole}
        return cast(F, asked)

    return with_them


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
