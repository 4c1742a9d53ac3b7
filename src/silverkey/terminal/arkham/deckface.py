"""A deck to read: its cards by type, its costs, icons and classes."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from silverkey.arkham.decks.summary import Line, Summary
from silverkey.terminal.bars import bars

WIDEST = 80
COLOURS = {"guardian": "blue", "seeker": "yellow", "rogue": "green", "mystic": "magenta", "survivor": "red"}
PLURALS = {"asset": "Assets", "event": "Events", "skill": "Skills", "weakness": "Weaknesses"}


def show_deck(deck: Summary) -> None:
    """Print a deck."""
    console = Console(highlight=False)
    width = min(WIDEST, console.width)
    heading = deck.investigator if deck.investigator.startswith(deck.name) else f"{deck.name}: {deck.investigator}"
    console.print(Text(f"{heading}, {deck.cards} cards", "bold"), width=width)
    for note in deck.notes.splitlines():
        console.print(Text(note, "dim"), width=width)
    for kind, count in deck.types.items():
        console.print(Text(f"\n{PLURALS.get(kind, kind.capitalize())} ({count})", "bold"))
        console.print(_cards([line for line in deck.lines if line.type == kind]), width=width)
    if deck.unknown:
        console.print(Text("\nNot in the catalogue", "bold"))
        for name in deck.unknown:
            console.print(Text(f"  {name}"), width=width)
    for title, counts in (("Cost", deck.costs), ("Skill icons", deck.icons), ("Classes", deck.classes)):
        if counts:
            console.print(Text(f"\n{title}", "bold"))
            console.print(bars(console, counts, COLOURS))


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
