"""The cards of Arkham Horror: every ability is judged by a case, and every text box reads well."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

import pytest
from test_cards import spoken

from silverkey.arkham.card import Card
from silverkey.arkham.catalogue import facts
from silverkey.arkham.library import all_cards
from silverkey.arkham.vocabulary.writer import write_card
from silverkey.judge import Document, find_documents, judge_document
from silverkey.judge.source import Node

ABILITIES_OF, UNREVEALED, OTHER_SIDE = "abilities", "unrevealed", "other side"


def sides(card: Card) -> list[tuple[str, int]]:
    """Every ability of a card by the side that it is on and its place there."""
    turned = () if card.other_side is None else card.other_side.abilities
    texts = {ABILITIES_OF: card.abilities, UNREVEALED: card.unrevealed, OTHER_SIDE: turned}
    return [(side, place) for side, text in texts.items() for place in range(len(text))]


CASES = Path(__file__).parent.parent / "cases" / "arkham"
PLAYER_CARDS = [card for card in all_cards() if card.set == "core" and not card.facts.encounter_set]
NAMED = [card for card in all_cards() if card.set != "core" or (card.facts.encounter_set and facts(card.facts).rulings)]
"""What the 1.2 document names besides the player cards of the Core Set, and what its rulings are shown with."""
ABILITIES = [(card, side, place) for card in (*PLAYER_CARDS, *NAMED) for side, place in sides(card)]


@lru_cache(maxsize=1)
def documents() -> list[tuple[str, Document]]:
    """Every case with what it says."""
    read = [(document.node, document) for document in find_documents([CASES])]
    return [(" ".join(spoken(node)), document) for node, document in read if isinstance(node, Node)]


@contextmanager
def without(card: Card, side: str, place: int) -> Iterator[None]:
    """The card with one of its abilities gone."""
    face = card.other_side if side == OTHER_SIDE and card.other_side is not None else card
    text = "unrevealed" if side == UNREVEALED else "abilities"
    whole = getattr(face, text)
    setattr(face, text, (*whole[:place], *whole[place + 1 :]))
    face.index()
    card.index()
    try:
        yield
    finally:
        setattr(face, text, whole)
        face.index()
        card.index()


def test_every_player_card_of_the_core_set_is_written() -> None:
    assert [card.code for card in PLAYER_CARDS] == [f"{number:05}" for number in range(1001, 1104)]


@pytest.mark.parametrize(
    ("card", "side", "place"), ABILITIES, ids=[f"{card.code}-{side}-{place}" for card, side, place in ABILITIES]
)
def test_a_case_fails_if_one_ability_of_a_card_is_taken_away(card: Card, side: str, place: int) -> None:
    about = [document for text, document in documents() if card.title in text or card.code in text]
    with without(card, side, place):
        assert any(not result.passed for document in about for result in judge_document(document))


CLUMSY = (" a a ", " 1 clues", " your it", "  ", "..", " an a ", "you gets", "you takes", "X X")


@pytest.mark.parametrize("card", all_cards(), ids=lambda card: card.code)
def test_every_text_box_reads_well(card: Card) -> None:
    for line in write_card(card):
        assert line[-1] in ".”!?"
        assert not any(joint in line for joint in CLUMSY)


def test_an_ability_stands_with_its_icon_costs_and_limit() -> None:
    texts = {card.code: write_card(card) for card in PLAYER_CARDS}
    assert texts["01028"][-1] == (
        "[free] Exhaust Beat Cop and deal 1 damage to it: choose an enemy at your location. Deal 1 damage to it."
    )
    assert texts["01098"][-1] == "[action] [action] Discard Haunted."
    assert texts["01101"][-1] == "[action] Parley. Spend 4 resources: discard Mob Enforcer."
    assert texts["01001"][-1] == "[elder sign] +1 for each clue on your location."


def test_an_event_says_when_it_is_played_and_a_chaos_token_what_it_does() -> None:
    texts = {card.code: write_card(card) for card in all_cards()}
    assert texts["01022"] == ["Fast.", "Play after you defeat an enemy. Discover a clue at your location."]
    assert any(line.startswith("[skull] ") for line in texts["01104"])
    assert any(line.startswith("Back: ") for line in texts["01105"])
