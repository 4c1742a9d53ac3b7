"""`silverkey deck`: check, convert and show deck files."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from silverkey.commands import GAME, JSON, fail, print_json, require_game
from silverkey.commands.editions import EDITION, require_edition
from silverkey.games import FIRST, GAMES, having, part

app = typer.Typer(help="Check, convert and show deck files.", no_args_is_help=True)

FILE = Annotated[
    Path, typer.Argument(help="A deck: OCTGN .o8d, ArkhamDB .json, .txt with a line like “2 Knife”, or a name.")
]
FORM = Annotated[str, typer.Option(help="o8d, text or json, if the file's ending does not say.")]
STDOUT = Path("-")
WIDEST = 80


def _desk(game: str) -> Any:
    """What a game knows of its decks."""
    require_game(game, "decks")
    return part("decks", game)


@app.command()
def check(
    file: FILE,
    game: GAME = FIRST,
    edition: EDITION = "latest",
    experience: Annotated[int | None, typer.Option(help="What the investigator has earned so far.", min=0)] = None,
    json: JSON = False,
) -> None:
    """Say whether a deck is legal, and everything that is wrong with it."""
    desk = _desk(game)
    if game in having("editions"):
        require_edition(edition, game)
    try:
        verdict = desk.check(_read(file, game), edition, experience)
    except ValueError as error:
        raise fail(str(error)) from None
    if json:
        print_json(verdict)
    else:
        _tell(verdict)
    raise typer.Exit(0 if verdict.legal else 1)


@app.command()
def convert(
    source: Annotated[Path, typer.Argument(metavar="IN", help="The deck to read.")],
    target: Annotated[Path, typer.Argument(metavar="OUT", help="The file to write; - prints it.")],
    game: GAME = FIRST,
    to: FORM = "",
) -> None:
    """Write a deck in another format."""
    _write(_read(source, game), target, to, game)


@app.command()
def show(file: FILE, game: GAME = FIRST, json: JSON = False) -> None:
    """Show a deck's cards, with their costs and classes."""
    summary = _desk(game).summarise(_read(file, game))
    if json:
        print_json(summary)
        return
    part("deckface", game).show_deck(summary)


@app.command("list")
def list_(game: GAME = FIRST, json: JSON = False) -> None:
    """List the decks that come with the game."""
    desk = _desk(game)
    if json:
        print_json(desk.starters())
        return
    for line in desk.told():
        typer.echo(_paragraph(line, ""))


@app.command()
def starter(
    words: Annotated[
        list[str],
        typer.Argument(metavar="NAME… [OUT]", help="Two factions or an investigator; then the file to write, or - ."),
    ],
    game: GAME = FIRST,
    packet: Annotated[int, typer.Option(help="The packet of neutral cards, 1 or 2.")] = 1,
    to: FORM = "",
) -> None:
    """Write a starter deck of the Core Set to a file, to build on."""
    desk = _desk(game)
    names, files = words[: desk.WORDS], words[desk.WORDS :]
    if len(names) < desk.WORDS or len(files) > 1:
        raise fail(f"Name {desk.NAMED_BY}, and then at most one file to write.")
    try:
        deck = desk.starter(names, packet)
    except (ValueError, LookupError) as error:
        raise _failed(error, game, lambda other: other.starter(words[: other.WORDS], packet)) from None
    _write(deck, Path(files[0]) if files else STDOUT, to, game)


def _read(file: Path, game: str) -> Any:
    from silverkey.cardgame.decks import DeckFileError

    try:
        return _desk(game).read_deck(file)
    except DeckFileError as error:
        raise _failed(error, game, lambda other: other.read_deck(file)) from None


def _failed(error: Exception, game: str, attempt: Callable[[Any], Any]) -> typer.Exit:
    """What is wrong; where it can be done in another game, that it is this one which seems to be meant."""
    for other in having("decks"):
        if other == game:
            continue
        try:
            attempt(part("decks", other))
        except (ValueError, LookupError):
            continue
        return fail(f"That is a deck of {GAMES[other].title}; say --game {other}.")
    return fail(str(error))


def _write(deck: Any, target: Path, to: str, game: str) -> None:
    from silverkey.cardgame.decks import DeckFileError

    desk = _desk(game)
    form = to or desk.format_of(target) or ("text" if target == STDOUT else "")
    if not form:
        raise fail(f"Which format is {target} to have? Say --to with one of: {', '.join(desk.FORMATS)}.")
    try:
        content = desk.write_deck(deck, form)
    except DeckFileError as error:
        raise fail(str(error)) from None
    if target == STDOUT:
        typer.echo(content, nl=False)
        return
    try:
        target.write_bytes(content)
    except OSError as error:
        raise fail(f"{target} cannot be written: {(error.strerror or str(error)).lower()}.") from None


def _tell(verdict: Any) -> None:
    typer.echo(_paragraph(verdict.headline, ""))
    for problem in verdict.problems:
        typer.echo(_paragraph(problem.sentence, "- "))
        if problem.source:
            typer.echo(_paragraph(f"({problem.source})", "  "))
    if verdict.remark:
        typer.echo(verdict.remark)


def _paragraph(text: str, start: str) -> str:
    """Text in lines of a usual terminal; ids stay whole."""
    return textwrap.fill(text, WIDEST, initial_indent=start, subsequent_indent="  ", break_on_hyphens=False)
