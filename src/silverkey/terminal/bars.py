"""Counts as bars."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.table import Table
from rich.text import Text

LONGEST = 40


def bars(console: Console, counts: Mapping[str, int], colours: Mapping[str, str] | None = None) -> Table:
    """A line for each count, with a bar as long as it is; of plain letters where the terminal has no others."""
    block = "#" if console.options.ascii_only else "█"
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", min_width=4)
    table.add_column(justify="right")
    table.add_column()
    most = max(LONGEST, *counts.values(), 1)
    for name, count in counts.items():
        table.add_row(name, str(count), Text(block * round(count * LONGEST / most), (colours or {}).get(name, "")))
    return table
