"""How lines are laid out: signs, columns, and texts that are wrapped or cut to a width."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

YOURS = "bright_green"
THEIRS = "bright_red"
_MEASURE = Console(file=StringIO())
"""Wrapping asks for a console; nothing is ever printed on this one."""


class Glyphs(NamedTuple):
    """Signs that a terminal without Unicode needs others for."""

    token: str = "●"
    no_token: str = "○"
    theirs: str = "▼"
    mine: str = "▲"
    rule: str = "─"
    dot: str = "·"
    times: str = "×"


PLAIN = Glyphs("*", ".", "v", "^", "-", "-", "x")


def in_columns(cells: Sequence[Text], width: int, indent: int = 1, most: int = 3, across: bool = False) -> list[Text]:
    """Cells in as many columns as fit, read downwards or across."""
    if not cells:
        return []
    room = width - indent
    for columns in range(min(most, len(cells)), 0, -1):
        rows = -(-len(cells) // columns)
        if across:
            stacks = [cells[start::columns] for start in range(columns)]
        else:
            stacks = [cells[start : start + rows] for start in range(0, len(cells), rows)]
        widths = [max(cell_len(cell.plain) for cell in stack) for stack in stacks]
        if sum(widths) + 3 * (len(widths) - 1) <= room or columns == 1:
            break
    spare = room - sum(widths) - 3 * (len(widths) - 1)
    gap = 3 + max(0, spare // len(widths)) if len(widths) > 1 else 0
    lines: list[Text] = []
    for row in range(rows):
        line = Text(" " * indent)
        for place, stack in enumerate(stacks):
            if row < len(stack):
                cell = stack[row].copy()
                if place + 1 < len(stacks):
                    cell.pad_right(widths[place] + gap - cell_len(cell.plain))
                line.append_text(cell)
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def in_a_row(cells: Sequence[Text], width: int, indent: int = 1) -> Text:
    """As many cells in a line as fit, and how many more there are."""
    row = Text(" " * indent)
    for place, cell in enumerate(cells):
        left = len(cells) - place
        more = f"   + {left} more" if left > 1 else ""
        if place and cell_len(row.plain) + cell_len(cell.plain) + 3 + len(more) > width:
            return row.append(f"   + {left} more", "dim")
        row.append("   " if place else "").append_text(cell)
    return row


def wrapped(text: Text, width: int, indent: int = 0, most: int = 0) -> list[Text]:
    """A text in lines of a width, those after the first indented; what is more than ``most`` lines is cut."""
    room = max(10, width - indent)
    lines = list(text.wrap(_MEASURE, room, tab_size=4)) or [Text()]
    for line in lines:
        line.rstrip()
    if most and len(lines) > most:
        lines = lines[:most]
        lines[-1] = cut(lines[-1].append(" …"), room)
    return [Text(" " * indent if place else "").append_text(line) for place, line in enumerate(lines)]


def cut(text: Text, width: int) -> Text:
    """A text that is at most so wide."""
    text = text.copy()
    text.truncate(width, overflow="ellipsis")
    return text


def counted(titles: Iterable[str]) -> str:
    """Titles with how often each occurs.

    >>> counted(["Ghost", "Panic", "Ghost"])
    'Ghost ×2, Panic'
    """
    counts = Counter(titles)
    return ", ".join(f"{title} ×{n}" if n > 1 else title for title, n in counts.items()) or "none"
