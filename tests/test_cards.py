"""Every card has a case that fails if the card does nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

import pytest

from silverkey.cardgame.words.choices import Choose
from silverkey.cthulhu import catalogue
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.deckcheck import check_cards
from silverkey.cthulhu.decks import CORE_FACTIONS, starter_deck
from silverkey.cthulhu.library import all_cards
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.entering import EnterPlay
from silverkey.cthulhu.words import EVENT, STORY
from silverkey.judge import Document, find_documents, judge_document
from silverkey.judge.source import Node

CASES = Path(__file__).parent.parent / "cases"
CORE = [card for card in all_cards() if card.set == "core"]


@lru_cache(maxsize=1)
def documents() -> list[tuple[str, Document]]:
    """Every case with its text, the cases of the cards first."""
    found = find_documents([CASES])
    read = [(document.node, document) for document in found if isinstance(document.node, Node)]
    return [(" ".join(spoken(node)).lower(), document) for node, document in read]


def spoken(node: Node) -> Iterator[str]:
    """Everything that a case says."""
    if node.is_map:
        for key, value in node.entries("A case"):
            yield from (*spoken(key), *spoken(value))
    elif node.is_list:
        for item in node.items():
            yield from spoken(item)
    else:
        yield str(node.value)


def cases_about(card: Card) -> list[Document]:
    """The cases that name a card."""
    return [document for text, document in documents() if card.title.lower() in text]


def test_the_core_set_is_complete() -> None:
    assert [card.number for card in CORE] == list(range(1, 166))
    assert sum(card.type != STORY for card in CORE) == 155


@pytest.mark.parametrize("card", all_cards(), ids=lambda card: card.code)
def test_a_case_fails_if_the_card_does_nothing(card: Card) -> None:
    about = cases_about(card)
    assert about, f"No case mentions {card.name}."
    with muted(card):
        assert any(not result.passed for document in about for result in judge_document(document))


@contextmanager
def muted(card: Card) -> Iterator[None]:
    """The card with its text gone; a card without text with other values."""
    names = ("abilities", "usable", "constants", "own_cost", "keywords", "play", "skill", "icons", "values")
    kept = {name: getattr(card, name) for name in names}
    silent = {id(ability): silenced(ability) for ability in card.abilities if isinstance(ability, Ability)}
    if card.type == EVENT and card.play is not None:
        card.usable = {zone: tuple(silent[id(a)] for a in found) for zone, found in card.usable.items()}
        card.play = silent[id(card.play)]
    elif card.abilities or card.keywords:
        card.usable, card.constants, card.own_cost, card.keywords = {}, (), (), {}
    else:
        card.skill += 1
        card.icons = (3, 3, 3, 3)
    card.values = {}
    try:
        yield
    finally:
        for name, value in kept.items():
            setattr(card, name, value)


def silenced(ability: Ability) -> Ability:
    """The ability with its costs and choices, but without what it does."""
    return Ability(
        ability.kind,
        tuple(part for part in ability.effect if isinstance(part, Choose | EnterPlay)),
        costs=ability.costs,
        trigger=ability.trigger,
        when=ability.when,
        zone=ability.zone,
    )


CLUMSY = ("have choose", "attach attached", " to each player ", "the top 4 times", "  ")
"""Joints that show when parts of a sentence are put together without looking at one another."""


@pytest.mark.parametrize("card", all_cards(), ids=lambda card: card.code)
def test_a_card_can_be_shown(card: Card) -> None:
    facts = catalogue.facts_of(card)
    assert facts.playable
    if card.abilities:
        assert facts.text
    for line in facts.text.splitlines():
        assert line[0].isupper()
        assert line.endswith((".", ".”"))
        assert not any(words in line for words in CLUMSY)


def test_cards_can_be_searched_by_what_they_do() -> None:
    titles = {card.title for card in catalogue.list_cards("core", "wound")}
    assert {"Shotgun", "Living Mummy", "Slavering Gug"} <= titles
    assert "Binding" not in titles


def test_any_two_factions_make_a_starter_deck_with_either_packet() -> None:
    for number, first in enumerate(CORE_FACTIONS):
        for second in CORE_FACTIONS[number + 1 :]:
            for packet in (1, 2):
                deck = starter_deck(first, second, packet)
                assert 46 <= len(deck) <= 48
                assert [p.sentence for p in check_cards(deck).problems if "copies" in p.sentence] == []
