"""A deck to read: its cards by type, its costs, icons and classes."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from silverkey.arkham.decks.summary import Line, Summary
from silverkey.terminal.deckface import Chart, show

COLOURS = {"guardian": "blue", "seeker": "yellow", "rogue": "green", "mystic": "magenta", "survivor": "red"}
PLURALS = {"asset": "Assets", "event": "Events", "skill": "Skills", "weakness": "Weaknesses"}


def show_deck(deck: Summary) -> None:
    """Print a deck."""
    heading = deck.investigator if deck.investigator.startswith(deck.name) else f"{deck.name}: {deck.investigator}"
    charts = (Chart("Cost", deck.costs), Chart("Skill icons", deck.icons), Chart("Classes", deck.classes, COLOURS))
    show(
        deck,
        f"{heading}, {deck.cards} cards",
        PLURALS,
        lambda kind: _cards([line for line in deck.lines if line.type == kind]),
        charts,
    )


def _cards(lines: list[Line]) -> Table:
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(justify="right", width=4)
    table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    table.add_column(width=10, no_wrap=True)
    table.add_column(justify="right", width=2)
    table.add_column(width=5, no_wrap=True)
    for line in lines:
        name = "" if line.classes == ("neutral",) else line.classes[0]
        table.add_row(str(line.quantity), Text(line.name), Text(name, COLOURS.get(name, "")), line.cost, line.icons)
    return table
