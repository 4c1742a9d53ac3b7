"""Writing a card's text box from its data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from silverkey.cardgame.words.constants import Constant
from silverkey.cardgame.words.phrasing import sentences
from silverkey.cthulhu.vocabulary.abilities import PLACES, WRITER, Ability
from silverkey.cthulhu.words import CONSPIRACY, DISCARD, HAND, WON
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card


def write_card(card: Card) -> list[str]:
    """The text box, a paragraph an ability."""
    lines: list[str] = []
    words = keyword_line(card)
    if words:
        lines.append(words)
    if card.attach is not None:
        lines.append(english.sentence(f"attach to {card.attach.singular()}"))
    for ability in card.abilities:
        if isinstance(ability, Ability) and ability.zone == WON and card.type == CONSPIRACY:
            lines.append(_if_won(ability, card.title))
        elif isinstance(ability, Ability | Constant):
            lines.append(ability.english(card.title))
    return _in_either_place(lines)


def _in_either_place(lines: list[str]) -> list[str]:
    """The lines of a text box, with one for an ability that works in hand as well as in the discard pile."""
    there, both = f"({PLACES[DISCARD]})", f"({PLACES[HAND]} or {PLACES[DISCARD]})"
    found: list[str] = []
    for line in lines:
        if there in line and found and found[-1] == line.replace(there, f"({PLACES[HAND]})"):
            found[-1] = line.replace(there, both)
        else:
            found.append(line)
    return found


def keyword_line(card: Card) -> str:
    """Keywords, Steadfast and Transient in one line."""
    parts = keyword_words(card.keywords)
    parts.extend(f"Steadfast {faction.removeprefix('The ')} ×{n}" for faction, n in card.steadfast)
    if card.transient:
        parts.append("Transient")
    return " ".join(f"{part}." for part in parts)


def _if_won(ability: Ability, title: str) -> str:
    """What a conspiracy does for its winner, if he wants."""
    first, *rest = sentences(ability.effect, title)
    won = english.listed(["you win this conspiracy", *(condition.english(title) for condition in ability.when)])
    effect = english.following("may", WRITER.purpose(ability, title, first))
    return " ".join(english.sentence(part) for part in (f"if {won}, you {effect}", *rest, *WRITER.definitions(ability)))


def keyword_words(keywords: Mapping[str, int]) -> list[str]:
    """Keywords as they are read.

    >>> keyword_words({"Heroic": 1, "Toughness": 2, "Fated": 3})
    ['Heroic', 'Toughness +2', 'Fated 3']
    """
    shown = {"Toughness": "Toughness +{}", "Fated": "Fated {}"}
    return [shown.get(word, word).format(number) for word, number in keywords.items()]
