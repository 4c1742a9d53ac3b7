"""A deck to read: its cards by type, its cost curve and its factions."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from silverkey.cthulhu.decksummary import Line, Summary
from silverkey.cthulhu.words import CHARACTER, CONSPIRACY, EVENT, SILVER_TWILIGHT, STORY, SUPPORT
from silverkey.sitting.cthulhu.names import short
from silverkey.terminal.cthulhu.pieces import colour
from silverkey.terminal.deckface import Chart, show

PLURALS = {
    CHARACTER: "Characters",
    SUPPORT: "Support cards",
    EVENT: "Events",
    CONSPIRACY: "Conspiracies",
    STORY: "Stories",
}


def show_deck(deck: Summary) -> None:
    """Print a deck."""
    factions = {_short(faction): count for faction, count in deck.factions.items()}
    charts = (Chart(f"Cost, {deck.average_cost} on average", deck.costs), Chart("Factions", factions, _colours(deck)))
    show(
        deck,
        f"{deck.name}: {deck.cards} cards",
        PLURALS,
        lambda kind: _cards([line for line in deck.lines if line.type == kind]),
        charts,
    )


def _short(faction: str) -> str:
    return "Silver Twilight" if faction == SILVER_TWILIGHT else short(faction)


def _colours(deck: Summary) -> dict[str, str]:
    return {_short(faction): colour(faction) for faction in deck.factions}


def _cards(lines: list[Line]) -> Table:
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(justify="right", width=4)
    table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    table.add_column(width=15, no_wrap=True)
    table.add_column(justify="right", width=2)
    table.add_column(width=10, no_wrap=True)
    for line in lines:
        values = f"{line.skill} {line.icons}".strip() if line.skill else ""
        table.add_row(
            str(line.quantity),
            Text(line.name),
            Text(_short(line.faction), colour(line.faction)),
            line.cost,
            values,
        )
    return table
