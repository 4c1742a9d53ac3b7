"""A card to read: its facts and its text."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from silverkey.cthulhu.catalogue import CardFacts
from silverkey.rulings import get
from silverkey.terminal.cthulhu.pieces import colour

WIDEST = 100


def card_lines(card: CardFacts) -> list[Text]:
    """Title, facts, subtypes, and a paragraph for each ability."""
    name = f"{card.title}, {card.descriptor}" if card.descriptor else card.title
    lines = [
        Text(f"• {name}" if card.unique else name, f"bold {colour(card.faction)}".strip()),
        Text(", ".join(_facts(card)), "dim"),
    ]
    if card.subtypes:
        lines.append(Text(" ".join(f"{subtype}." for subtype in card.subtypes), "italic"))
    lines.extend(Text(paragraph) for paragraph in card.text.splitlines())
    return lines


def _facts(card: CardFacts) -> list[str]:
    facts = [card.faction.removeprefix("The "), card.type.lower()]
    if card.cost is not None:
        facts.append(f"cost {card.cost}")
    if card.skill is not None:
        facts += [f"skill {card.skill}", f"icons {card.icons or 'none'}"]
    if card.struggles:
        facts.append(f"struggles {card.struggles}")
    facts.append(f"{card.set} {card.number}")
    return [fact for fact in facts if fact]


def show_card(card: CardFacts) -> None:
    """Print a card."""
    console = Console(highlight=False)
    width = min(WIDEST, console.width)
    for line in card_lines(card):
        console.print(line, width=width)
    if not card.playable:
        console.print("Its abilities are not written yet, so it cannot be played.", style="dim", width=width)
    for number in card.rulings:
        console.print(f"[{number}] {get(number).statement}", style="dim", markup=False, width=width)
