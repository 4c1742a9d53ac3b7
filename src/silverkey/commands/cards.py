"""`silverkey cards` and `silverkey card`: the catalogue as a list, and one card of it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from silverkey.commands import GAME, JSON, fail, print_json, require_game
from silverkey.commands.editions import EDITION, require_edition
from silverkey.games import FIRST, part

if TYPE_CHECKING:
    from silverkey.cthulhu.catalogue import CardFacts

HEADINGS = ("Set", "No.", "Title", "Type", "Faction", "Cost", "Skill", "Icons", " ")
GIVING_WAY = (
    *(("Title", 36), ("Set", 14), ("Faction", 10)),
    *(("Title", 24), ("Set", 6), ("Faction", 7), ("Title", 16)),
    *(("Set", 0), ("Type", 0), ("Faction", 0), ("No.", 0)),
)
"""The columns that give way on a narrow screen, in this order, and what each keeps."""
GAP = "  "


def cards(
    game: GAME = FIRST,
    set_: Annotated[str, typer.Option("--set", help="Only the cards of this set, such as core.")] = "",
    faction: Annotated[str, typer.Option(help="Only the cards of this faction, such as agency or neutral.")] = "",
    type_: Annotated[str, typer.Option("--type", help="Only cards of this type, such as character.")] = "",
    cost: Annotated[str, typer.Option(help="Only cards of this cost, a number or X.")] = "",
    search: Annotated[str, typer.Option(help="Only cards that do this, such as wound or draw.")] = "",
    json: JSON = False,
) -> None:
    """List cards."""
    require_game(game, "catalogue")
    catalogue = part("catalogue", game)

    try:
        found = catalogue.list_cards(set_, search, faction, type_, cost)
    except ValueError as error:
        raise fail(str(error)) from None
    if json:
        print_json(found)
        return
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    for line in lines(found, width):
        typer.echo(line)


def lines(found: Sequence[CardFacts], width: int | None) -> Iterator[str]:
    """Cards as a table that is no wider than the screen, if there is one, and how many they are."""
    rows = [HEADINGS, *map(_row, found)]
    widths = _widths(rows, width)
    for row in rows if found else ():
        yield GAP.join(_fitted(cell, room) for cell, room in zip(row, widths, strict=True) if room).rstrip()
    missing = "" if all(card.playable for card in found) else "; those with * cannot be played yet"
    yield f"{len(found)} card{'' if len(found) == 1 else 's'}{missing}"


def _widths(rows: Sequence[Sequence[str]], screen: int | None) -> list[int]:
    """How wide each column is; 0 for one that is left out."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for heading, least in GIVING_WAY if screen is not None else ():
        excess = sum(widths) + len(GAP) * (sum(map(bool, widths)) - 1) - (screen or 0)
        if excess > 0:
            column = HEADINGS.index(heading)
            widths[column] = max(least, widths[column] - excess) if least else 0
    return widths


def _row(card: CardFacts) -> tuple[str, ...]:
    name = f"{card.title}, {card.descriptor}" if card.descriptor else card.title
    faction = card.faction.removeprefix("The ").removeprefix("Order of the ")
    icons, mark = card.icons or card.struggles, "" if card.playable else "*"
    return card.set, card.number, name, card.type, faction, card.cost or "", card.skill or "", icons, mark


def _fitted(cell: str, room: int) -> str:
    return cell.ljust(room) if len(cell) <= room else f"{cell[: room - 1]}…"


def card(title: str, edition: EDITION = "latest", json: JSON = False) -> None:
    """Show one card, as an edition words it."""
    require_edition(edition)
    from silverkey.cardgame.finding import CardNotFound
    from silverkey.cthulhu import catalogue

    try:
        facts = catalogue.find_facts(title, edition)
    except CardNotFound as error:
        raise fail(str(error)) from None
    if json:
        print_json(facts)
        return
    from silverkey.terminal.cthulhu.cardface import show_card

    show_card(facts)
