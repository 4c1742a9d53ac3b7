"""`silverkey deck`: check, convert and show deck files."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from silverkey.commands import JSON, fail, print_json
from silverkey.commands.editions import EDITION, require_edition

if TYPE_CHECKING:
    from silverkey.cthulhu.deck import Deck
    from silverkey.cthulhu.deckcheck import Verdict

app = typer.Typer(help="Check, convert and show deck files.", no_args_is_help=True)

FILE = Annotated[Path, typer.Argument(help="A deck: OCTGN .o8d, .txt with a line like “3 Local Sheriff”, or .json.")]
STDOUT = Path("-")
WIDEST = 80


@app.command()
def check(
    file: FILE,
    edition: EDITION = "latest",
    json: JSON = False,
) -> None:
    """Say whether a deck is legal, and everything that is wrong with it."""
    from silverkey.cthulhu import deckcheck

    verdict = deckcheck.check(_read(file), require_edition(edition).name)
    if json:
        print_json(verdict)
    else:
        _tell(verdict)
    raise typer.Exit(0 if verdict.legal else 1)


@app.command()
def convert(
    source: Annotated[Path, typer.Argument(metavar="IN", help="The deck to read.")],
    target: Annotated[Path, typer.Argument(metavar="OUT", help="The file to write; - prints it.")],
    to: Annotated[str, typer.Option(help="o8d, text or json, if the file's ending does not say.")] = "",
) -> None:
    """Write a deck in another format."""
    _write(_read(source), target, to)


@app.command()
def show(file: FILE, json: JSON = False) -> None:
    """Show a deck's cards, cost curve and factions."""
    from silverkey.cthulhu.decksummary import summarise

    summary = summarise(_read(file))
    if json:
        print_json(summary)
        return
    from silverkey.terminal.cthulhu.deckface import show_deck

    show_deck(summary)


@app.command("list")
def list_(json: JSON = False) -> None:
    """List the starter decks of the Core Set."""
    from itertools import combinations

    from silverkey.cthulhu.decks import CORE_FACTIONS, PACKETS, starter_deck

    decks = [
        {"factions": list(pair), "packet": packet, "cards": len(starter_deck(*pair, packet))}
        for pair in combinations(CORE_FACTIONS, 2)
        for packet in PACKETS
    ]
    if json:
        print_json(decks)
        return
    for first, second in combinations(CORE_FACTIONS, 2):
        typer.echo(f"{first} and {second}")
    typer.echo("\nEach comes with packet 1 or 2 of neutral cards: silverkey deck starter Agency Hastur --packet 2 OUT")


@app.command()
def starter(
    first: Annotated[str, typer.Argument(help="A faction of the Core Set.")],
    second: Annotated[str, typer.Argument(help="Another one.")],
    target: Annotated[Path, typer.Argument(metavar="OUT", help="The file to write; - prints it.")] = STDOUT,
    packet: Annotated[int, typer.Option(help="The packet of neutral cards, 1 or 2.")] = 1,
    to: Annotated[str, typer.Option(help="o8d, text or json, if the file's ending does not say.")] = "",
) -> None:
    """Write a starter deck of the Core Set to a file, to build on."""
    from silverkey.cthulhu.deck import deck_of
    from silverkey.cthulhu.decks import faction_named, starter_deck

    try:
        factions = faction_named(first), faction_named(second)
        cards = starter_deck(*factions, packet)
    except ValueError as error:
        raise fail(str(error)) from None
    name = f"{factions[0]} and {factions[1]}"
    _write(deck_of(name, (card.facts for card in cards)), target, to)


def _read(file: Path) -> Deck:
    from silverkey.cardgame.decks import DeckFileError
    from silverkey.cthulhu.deckfiles import read_deck

    try:
        return read_deck(file)
    except DeckFileError as error:
        raise fail(str(error)) from None


def _write(deck: Deck, target: Path, to: str) -> None:
    from silverkey.cardgame.decks import DeckFileError
    from silverkey.cthulhu.deckfiles import WRITERS, format_of, write_deck

    form = to or format_of(target) or ("text" if target == STDOUT else "")
    if not form:
        raise fail(f"Which format is {target} to have? Say --to with one of: {', '.join(WRITERS)}.")
    try:
        content = write_deck(deck, form)
    except DeckFileError as error:
        raise fail(str(error)) from None
    if target == STDOUT:
        typer.echo(content, nl=False)
        return
    try:
        target.write_bytes(content)
    except OSError as error:
        raise fail(f"{target} cannot be written: {(error.strerror or str(error)).lower()}.") from None


def _tell(verdict: Verdict) -> None:
    outcome = "legal" if verdict.legal else "not legal"
    typer.echo(f"{verdict.deck}: {verdict.cards} cards, {outcome} in edition {verdict.edition}.")
    for problem in verdict.problems:
        typer.echo(_paragraph(problem.sentence, "- "))
        if problem.source:
            typer.echo(_paragraph(f"({problem.source})", "  "))
    if verdict.not_playable:
        typer.echo(f"{len(verdict.not_playable)} of its titles cannot be played yet; silverkey deck show marks them.")


def _paragraph(text: str, start: str) -> str:
    """Text in lines of a usual terminal; ids stay whole."""
    return textwrap.fill(text, WIDEST, initial_indent=start, subsequent_indent="  ", break_on_hyphens=False)
