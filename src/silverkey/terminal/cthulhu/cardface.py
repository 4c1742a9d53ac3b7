"""A card to read: its facts and its text."""

from __future__ import annotations

from rich.text import Text

from silverkey.cthulhu.catalogue import CardFacts
from silverkey.terminal import cardface
from silverkey.terminal.cthulhu.pieces import colour


def card_lines(card: CardFacts) -> list[Text]:
    """Title, facts, subtypes, and a paragraph for each ability."""
    name = f"{card.title}, {card.descriptor}" if card.descriptor else card.title
    lines = cardface.headed(name, card.unique, colour(card.faction), _facts(card), card.subtypes)
    return [*lines, *(Text(paragraph) for paragraph in card.text.splitlines())]


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
    cardface.show(card_lines(card), card.playable, card.rulings)
