"""A card on the screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from silverkey.rulings import get

WIDEST = 100


def headed(name: str, unique: bool, colour: str, facts: Iterable[str], kinds: Iterable[str]) -> list[Text]:
    """The first lines of a card: its name, its facts, and of what kinds it is besides its type."""
    lines = [Text(f"• {name}" if unique else name, f"bold {colour}".strip()), Text(", ".join(facts), "dim")]
    traits = " ".join(f"{kind}." for kind in kinds)
    return [*lines, Text(traits, "italic")] if traits else lines


def show(lines: Iterable[Text], playable: bool, rulings: Sequence[str]) -> None:
    """Print a card: its lines, whether it can be played, and the rulings on it."""
    console = Console(highlight=False)
    width = min(WIDEST, console.width)
    for line in lines:
        console.print(line, width=width)
    if not playable:
        console.print("Its abilities are not written yet, so it cannot be played.", style="dim", width=width)
    for number in rulings:
        console.print(f"[{number}] {get(number).statement}", style="dim", markup=False, width=width)
