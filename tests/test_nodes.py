"""A mistake in any word of a card makes a case fail."""

from __future__ import annotations

import tomllib
from zlib import crc32

import pytest
from alterations import alterations
from nodes import KNOWN, called, cases_about, noticed, reasons, wordings

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.library import all_cards, find_card

COMPLETE = tomllib.loads(KNOWN.read_text(encoding="utf-8"))["complete"]
WORDINGS = [wording for card in all_cards() for wording in wordings(card)]
ONE_IN = 8
"""The share of mistakes that is tried here; ``make nodes`` tries all."""


@pytest.mark.parametrize("card", [card for card in WORDINGS if card.set in COMPLETE], ids=lambda card: card.code)
def test_a_case_notices_a_mistake_in_a_word_of_the_card(card: Card) -> None:
    about = cases_about(card)
    for altered in alterations(card):
        key = (called(card), altered.words)
        if crc32(" ".join(key).encode()) % ONE_IN == 0 and key not in reasons():
            assert noticed(card, altered.card, about), (
                f"No case notices “{altered.words}” in {key[0]}: write one, or the reason into {KNOWN.name}."
            )


def test_what_is_listed_as_unnoticed_can_be_made() -> None:
    made = {(called(card), altered.words) for card in WORDINGS for altered in alterations(card)}
    assert set(reasons()) <= made


def test_every_kind_of_mistake_is_made() -> None:
    card = find_card("Thomas F. Malone")
    made = {altered.words for altered in alterations(card)}
    assert made >= {
        "0: effect.1 Do dropped",
        "0/effect.0/cards: controller 'opponent' dropped",
        "0/effect.0: number 1 is 2",
        "0/trigger: targets This dropped",
    }
    sheriff = {altered.words for altered in alterations(find_card("Local Sheriff"))}
    assert "0: costs.0 Pay dropped" in sheriff


def test_a_mistake_is_gone_when_it_has_been_tried() -> None:
    card = find_card("Thomas F. Malone")
    kept = card.abilities
    about = cases_about(card)
    altered = next(altered for altered in alterations(card) if altered.words == "0: effect.1 Do dropped")
    assert noticed(card, altered.card, about)
    assert card.abilities is kept
    assert not noticed(card, card, about)
