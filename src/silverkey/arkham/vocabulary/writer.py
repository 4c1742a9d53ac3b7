"""Writing a card's text box from its data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.printed.facts import X
from silverkey.arkham.vocabulary.abilities import Ability
from silverkey.cardgame.words.constants import Constant

if TYPE_CHECKING:
    from silverkey.arkham.card import Card


def write_card(card: Card) -> list[str]:
    """The text box, a paragraph an ability; what stands on another side comes last, and says so."""
    hidden = (word for word in card.unrevealed if isinstance(word, Ability | Constant))
    lines = [f"Unrevealed: {word.english(card.title)}" for word in hidden]
    words = keyword_line(card)
    if words:
        lines.append(words)
    for ability in card.abilities:
        if isinstance(ability, Ability | Constant):
            lines.append(ability.english(card.title))
    if card.other_side is not None:
        lines.extend(f"Other side: {line}" for line in write_card(card.other_side))
    return lines


def keyword_line(card: Card) -> str:
    """Keywords, uses, exile and victory in one line."""
    facts = card.facts
    parts = list(facts.keywords)
    if facts.uses is not None:
        number, noun = facts.uses
        parts.append(f"Uses ({'X' if number == X else number} {noun})")
    if facts.exile:
        parts.append("Exile")
    if facts.victory is not None:
        parts.append(f"Victory {facts.victory}")
    return " ".join(f"{part}." for part in parts)
