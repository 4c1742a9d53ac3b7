"""The cards of Arkham Horror: every ability is judged by a case, and every text box reads well."""

from __future__ import annotations

import pytest
from alterations import Alteration, alterations
from nodes import cases_about, noticed
from texts import texts_of

from silverkey.arkham.card import Card
from silverkey.arkham.library import all_cards
from silverkey.arkham.vocabulary.writer import write_card

PLAYER_CARDS = [card for card in all_cards() if card.set == "core" and not card.facts.encounter_set]
TEXTS = texts_of("arkham")
WITHOUT = [(card, one) for card in all_cards() for one in alterations(card, TEXTS) if one.kind == "ability"]
"""Every card, whatever its type, without one of its abilities, on any of its sides."""


def test_every_player_card_of_the_core_set_is_written() -> None:
    assert [card.code for card in PLAYER_CARDS] == [f"{number:05}" for number in range(1001, 1104)]


@pytest.mark.parametrize(("card", "altered"), WITHOUT, ids=[f"{card.code}-{one.place}" for card, one in WITHOUT])
def test_a_case_fails_if_one_ability_of_a_card_is_taken_away(card: Card, altered: Alteration[Card]) -> None:
    assert noticed(card, altered.text, "arkham", cases_about(card, "arkham"))


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


def test_a_text_says_all_that_its_ability_asks_for() -> None:
    texts = {card.code: "\n".join(write_card(card)) for card in all_cards()}
    assert "When you draw an encounter card from the encounter deck" in texts["02302"]
    assert "Play when you draw a non-weakness encounter card." in texts["02307"]
    assert "is a location without a Key to the Chamber attached" in texts["02214"]
    assert "[action] [action] Investigate. If you succeed, instead" in texts["02011"]
