"""`silverkey replay`: games that are over, as files: check them, and read them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from silverkey.commands import JSON, fail, print_json
from silverkey.printable import on_a_line

if TYPE_CHECKING:
    from silverkey.sitting.recording import Recording

app = typer.Typer(help="Games that are over, as files.", no_args_is_help=True)
FILE = Annotated[Path, typer.Argument(help="A replay, as the table lets you download it.")]


def _recording(file: Path) -> Recording:
    from silverkey.sitting.recording import LARGEST, read_recording

    try:
        with file.open("rb") as opened:
            return read_recording(opened.read(LARGEST + 1))
    except OSError as error:
        raise fail(f"{file} cannot be read: {(error.strerror or str(error)).lower()}.") from None
    except (ValueError, LookupError) as error:
        raise fail(f"{file}: {error}") from None


@app.command()
def check(file: FILE, json: JSON = False) -> None:
    """Play it again, and compare how things stand after each answer. The exit code is 0 only if all is the same."""
    from silverkey.sitting.recording import Unplayable, checked

    recording = _recording(file)
    compared, why = 0, ""
    try:
        compared = checked(recording)
    except Unplayable as error:
        why = str(error)
    if json:
        print_json({"file": str(file), "same": not why, "answers": len(recording.answers), "why": why})
    elif why:
        typer.echo(on_a_line(f"{file}: {why}"))
    else:
        typer.echo(f"{file}: {len(recording.answers)} answers, played again: {compared} digests are the same.")
    raise typer.Exit(1 if why else 0)


@app.command()
def show(file: FILE) -> None:
    """Tell what happened in it, for whoever may know everything."""
    from silverkey.sitting.recording import Replay, Unplayable

    try:
        for step in Replay(_recording(file)).steps():
            if not step.place:
                typer.echo(on_a_line(step.said))
            for entry in step.told[-1]:
                if not entry.aside:
                    typer.echo(on_a_line(entry.text))
    except Unplayable as error:
        raise fail(f"{file}: {error}") from None
