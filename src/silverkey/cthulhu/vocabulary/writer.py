"""Writing a card's text box from its data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from silverkey.cthulhu.vocabulary.abilities import HEADINGS, Ability
from silverkey.cthulhu.vocabulary.amounts import Amount
from silverkey.cthulhu.vocabulary.conditions import AllYours, AtLeast, Phase, Turn
from silverkey.cthulhu.vocabulary.constants import Constant
from silverkey.cthulhu.vocabulary.costs import PlayingCost
from silverkey.cthulhu.vocabulary.flow import EachDoes
from silverkey.cthulhu.vocabulary.icons import GainIcons, Skill
from silverkey.cthulhu.vocabulary.measures import Has
from silverkey.cthulhu.vocabulary.phrasing import sentences
from silverkey.cthulhu.vocabulary.references import ControllerOf
from silverkey.cthulhu.vocabulary.wounds import AssignWounds
from silverkey.cthulhu.words import CONSPIRACY, DISCARD, DOMAIN, HAND, WON
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card

PLACES = {HAND: "in hand", DISCARD: "in your discard pile", DOMAIN: "as a resource"}
"""Where an ability works that does not work in play."""


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


def write_ability(ability: Ability, title: str) -> str:
    """One ability: restriction, heading, trigger, costs, effect, definitions, limit."""
    parts: list[str] = []
    restrictions = [condition for condition in ability.when if isinstance(condition, Phase | Turn | AllYours)]
    conditions = [condition for condition in ability.when if condition not in restrictions]
    played = any(isinstance(cost, PlayingCost) for cost in ability.costs)
    for condition in restrictions:
        only = "only if " if isinstance(condition, AllYours) else ""
        parts.append(english.sentence(f"{'play' if played else 'use'} {only}{condition.english(title)}"))
    costs = _costs(ability, title)
    body = sentences(ability.effect, title)
    first = body[0] if body else ""
    if costs:
        first = f"{english.listed(costs)} {english.following('to', _purpose(ability, title, first))}"
    if conditions:
        clause = f"if {english.listed(condition.english(title) for condition in conditions)}"
        first = f"{clause}, {first}"
    first = _subject_once(ability, first, title)
    if ability.trigger is not None:
        first = f"{ability.moment(title)}, {first}"
    for start in ability.while_true:
        if isinstance(start, AtLeast) and isinstance(start.what, Has):
            first = re.sub(f"^{re.escape(start.what.who.english())} ", "that player ", first)
    if ability.while_true:
        first = f"whenever {english.listed(c.english(title) for c in ability.while_true)}, {first}"
    text = " ".join(english.sentence(part) for part in (first, *body[1:]))
    heading = HEADINGS.get(ability.kind)
    if ability.zone in PLACES and not played:
        heading = f"{heading} ({PLACES[ability.zone]})"
    parts.append(f"{heading}: {text}" if heading else text)
    parts.extend(english.sentence(where) for where in definitions(ability))
    if ability.limit is not None:
        parts.append(ability.limit.english())
    return " ".join(parts)


def _subject_once(ability: Ability, text: str, title: str) -> str:
    """What an effect says, with 'that player' for the controller of a card if the clause before has named him."""
    before = " ".join((ability.moment(title), *(start.english(title) for start in ability.while_true)))
    for instruction in ability.effect[:1]:
        if isinstance(instruction, EachDoes) and isinstance(instruction.who, ControllerOf):
            subject = instruction.who.english()
            if subject in before and text.startswith(f"{subject} "):
                return f"that player{text.removeprefix(subject)}"
    return text


def _costs(ability: Ability, title: str) -> list[str]:
    """What is to be paid. A card that has just been named is 'it'."""
    told: list[str] = []
    for cost in ability.costs:
        text = cost.english("it" if told and told[-1].endswith(title) else title)
        if text:
            told.append(text)
    return told


def _if_won(ability: Ability, title: str) -> str:
    """What a conspiracy does for its winner, if he wants."""
    first, *rest = sentences(ability.effect, title)
    won = english.listed(["you win this conspiracy", *(condition.english(title) for condition in ability.when)])
    effect = english.following("may", _purpose(ability, title, first))
    return " ".join(english.sentence(part) for part in (f"if {won}, you {effect}", *rest))


def _purpose(ability: Ability, title: str, first: str) -> str:
    """What an effect says first, to stand after 'to'."""
    opening = ability.effect[0] if ability.effect else None
    return opening.infinitive(title) if isinstance(opening, EachDoes) else _infinitive(first)


def _infinitive(text: str) -> str:
    """
    >>> _infinitive("choose a character to go insane"), _infinitive("that character goes insane")
    ('choose a character to go insane', 'have that character go insane')
    """
    if english.leading(text)[0] or text.startswith(("choose ", "you ")):
        return text
    for ending in (" goes insane", " go insane"):
        if text.endswith(ending):
            return f"have {text.removesuffix(ending)} go insane"
    return text


def definitions(ability: Ability) -> list[str]:
    """What X is, where the ability itself says so and not 'for each'."""
    told = [node.per for node in ability.walk() if isinstance(node, GainIcons | Skill | AssignWounds)]
    found = (node.where() for node in ability.walk() if isinstance(node, Amount) and node not in told)
    return [text for text in dict.fromkeys(found) if text]


def keyword_words(keywords: Mapping[str, int]) -> list[str]:
    """Keywords as they are read.

    >>> keyword_words({"Heroic": 1, "Toughness": 2, "Fated": 3})
    ['Heroic', 'Toughness +2', 'Fated 3']
    """
    shown = {"Toughness": "Toughness +{}", "Fated": "Fated {}"}
    return [shown.get(word, word).format(number) for word, number in keywords.items()]
