"""Cards as facts and text, for lists and pages."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.library import SETS, all_cards, fold
from silverkey.cthulhu.vocabulary.writer import write_card
from silverkey.cthulhu.words import CHARACTER, CONSPIRACY, ICON_LETTERS, STORY, icon_letters
from silverkey.language.node import Node


class CardFacts(msgspec.Struct, omit_defaults=False):
    """Everything about a card that a player would look up."""

    title: str
    descriptor: str
    set: str
    number: str
    type: str
    faction: str
    unique: bool
    cost: str | None
    skill: str | None
    icons: str
    subtypes: list[str]
    keywords: list[str]
    steadfast: dict[str, int]
    transient: bool
    struggles: str
    text: str
    """A paragraph a line."""
    playable: bool


def facts(card: Card) -> CardFacts:
    """The facts and text of a card."""
    story = card.type == STORY
    return CardFacts(
        title=card.title,
        descriptor=card.descriptor,
        set=SETS[card.set].name,
        number=f"F{card.number}",
        type=card.type.capitalize(),
        faction="" if story else card.faction,
        unique=card.unique,
        cost=None if story else ("X" if card.x_cost else str(card.cost)),
        skill=("X" if card.x_skill else str(card.skill)) if card.type == CHARACTER else None,
        icons=icon_letters(card.icons),
        subtypes=sorted(card.subtypes),
        keywords=[f"{word} +{n}" if word == "Toughness" else word for word, n in card.keywords.items()],
        steadfast=dict(card.steadfast),
        transient=card.transient,
        struggles="".join(ICON_LETTERS[i] for i in card.struggles) if card.type in (STORY, CONSPIRACY) else "",
        text="\n".join(write_card(card)),
        playable=True,
    )


def list_cards(set_code: str = "", search: str = "") -> list[CardFacts]:
    """The cards of a set, or all; only those that do what is searched for, if anything is."""
    named = {fold(name): code for code, cards in SETS.items() for name in (code, cards.name)}
    if set_code and fold(set_code) not in named:
        known = ", ".join(f"{code} ({cards.name})" for code, cards in SETS.items())
        raise ValueError(f"There is no set “{set_code}”. Sets are: {known}.")
    set_code = named.get(fold(set_code), "")
    return [
        facts(card)
        for card in all_cards()
        if (not set_code or card.set == set_code) and (not search or does(card, search))
    ]


def does(card: Card, search: str) -> bool:
    """Whether a card's abilities use a verb of the language, or its text says the words.

    >>> from silverkey.cthulhu.library import find_card
    >>> does(find_card("Shotgun Blast"), "wound"), does(find_card("Binding"), "wound")
    (True, False)
    """
    wanted = fold(search)
    if wanted in deeds():
        return any(_deed(node) == wanted for ability in card.abilities for node in ability.walk())
    return wanted in fold(card.name) or any(wanted in line.lower() for line in write_card(card))


@lru_cache(maxsize=1)
def deeds() -> frozenset[str]:
    """Everything that some card does: wound, draw, sacrifice, cancel …"""
    found = {_deed(node) for card in all_cards() for ability in card.abilities for node in ability.walk()}
    return frozenset(found - {""})


def _deed(node: Node) -> str:
    return getattr(node, "verb", "") or getattr(type(node), "DEED", "")


def row(card: CardFacts) -> str:
    """A card in one line."""
    values = " ".join(
        part
        for part in (
            f"cost {card.cost}" if card.cost else "",
            f"skill {card.skill}" if card.skill else "",
            card.icons,
        )
        if part
    )
    name = f"{card.title}, {card.descriptor}" if card.descriptor else card.title
    return f"{card.set} {card.number:>4}  {name:<52} {card.type:<10} {card.faction:<24} {values}".rstrip()
