"""`silverkey cards` and `silverkey card`: the catalogue as a list, and one card of it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from silverkey.commands import GAME, JSON, fail, print_json, require_game
from silverkey.commands.editions import EDITION, require_edition
from silverkey.games import FIRST, having, part

if TYPE_CHECKING:
    from silverkey.cardgame.catalogue import Columns

GAP = "  "


def cards(
    game: GAME = FIRST,
    set_: Annotated[str, typer.Option("--set", help="Only the cards of this set or pack, such as core.")] = "",
    faction: Annotated[str, typer.Option(help="Only cards of this faction or class, such as agency or seeker.")] = "",
    type_: Annotated[str, typer.Option("--type", help="Only cards of this type, such as character or asset.")] = "",
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
    for line in lines(found, width, catalogue.COLUMNS):
        typer.echo(line)


def lines(found: Sequence[Any], width: int | None, columns: Columns) -> Iterator[str]:
    """Cards as a table that is no wider than the screen, if there is one, and how many they are."""
    rows = [columns.headings, *map(columns.row, found)]
    widths = _widths(rows, width, columns)
    for row in rows if found else ():
        yield GAP.join(_fitted(cell, room) for cell, room in zip(row, widths, strict=True) if room).rstrip()
    missing = "" if all(card.playable for card in found) else "; those with * cannot be played yet"
    yield f"{len(found)} card{'' if len(found) == 1 else 's'}{missing}"


def _widths(rows: Sequence[Sequence[str]], screen: int | None, columns: Columns) -> list[int]:
    """How wide each column is; 0 for one that is left out."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for heading, least in columns.giving_way if screen is not None else ():
        excess = sum(widths) + len(GAP) * (sum(map(bool, widths)) - 1) - (screen or 0)
        if excess > 0:
            column = columns.headings.index(heading)
            widths[column] = max(least, widths[column] - excess) if least else 0
    return widths


def _fitted(cell: str, room: int) -> str:
    return cell.ljust(room) if len(cell) <= room else f"{cell[: room - 1]}…"


def card(title: str, game: GAME = FIRST, edition: EDITION = "latest", json: JSON = False) -> None:
    """Show one card, as an edition words it."""
    require_game(game, "catalogue")
    if game in having("editions"):
        require_edition(edition, game)
    from silverkey.cardgame.finding import CardNotFound

    try:
        facts = part("catalogue", game).find_facts(title, edition)
    except CardNotFound as error:
        raise fail(str(error)) from None
    if json:
        print_json(facts)
        return
    part("cardface", game).show_card(facts)
