"""A deck on the screen: its cards by type, and bars for what it has of each thing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.text import Text

from silverkey.cardgame.decksummary import Summary
from silverkey.terminal.bars import bars

WIDEST = 80


class Chart(NamedTuple):
    """Counts with a title, and colours for some of them."""

    title: str
    counts: Mapping[str, int]
    colours: Mapping[str, str] | None = None


def show(
    deck: Summary,
    heading: str,
    plurals: Mapping[str, str],
    cards: Callable[[str], RenderableType],
    charts: Iterable[Chart],
) -> None:
    """Print a deck. `cards` draws those that are listed under one type."""
    console = Console(highlight=False)
    width = min(WIDEST, console.width)
    console.print(Text(heading, "bold"), width=width)
    for note in deck.notes.splitlines():
        console.print(Text(note, "dim"), width=width)
    for kind, count in deck.types.items():
        console.print(Text(f"\n{plurals.get(kind, kind.capitalize())} ({count})", "bold"))
        console.print(cards(kind), width=width)
    if deck.unknown:
        console.print(Text("\nNot in the catalogue", "bold"))
        for name in deck.unknown:
            console.print(Text(f"  {name}"), width=width)
    for chart in charts:
        if chart.counts:
            console.print(Text(f"\n{chart.title}", "bold"))
            console.print(bars(console, chart.counts, chart.colours))
