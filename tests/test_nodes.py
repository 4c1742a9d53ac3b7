"""A mistake in any word of a card makes a case fail."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import pytest
from alterations import alterations
from nodes import cases_about, complete, noticed, reasons
from texts import games_with, texts_of

from silverkey.games import GAMES

ONE_IN = 8
"""The share of mistakes that is tried here; ``make nodes`` tries all."""
COMPLETE = [(game, text) for game in GAMES for text in complete(game)]


@pytest.mark.parametrize(("game", "text"), COMPLETE, ids=[texts_of(game).called(text) for game, text in COMPLETE])
def test_a_case_notices_a_mistake_in_a_word_of_the_card(game: str, text: Any) -> None:
    texts, about = texts_of(game), cases_about(text, game)
    for altered in alterations(text, texts):
        key = (texts.called(text), altered.words)
        if crc32(" ".join(key).encode()) % ONE_IN == 0 and key not in reasons(game):
            assert noticed(text, altered.text, game, about), (
                f"No case notices “{altered.words}” in {key[0]}: write one, or the reason into {texts.known.name}."
            )


@pytest.mark.parametrize("game", GAMES)
def test_what_is_listed_as_unnoticed_can_be_made(game: str) -> None:
    texts = texts_of(game)
    made = {(texts.called(text), altered.words) for text in texts.all() for altered in alterations(text, texts)}
    assert set(reasons(game)) <= made


@pytest.mark.parametrize("game", GAMES)
def test_every_text_goes_by_a_name_of_its_own(game: str) -> None:
    texts = texts_of(game)
    names = [texts.called(text) for text in texts.all()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("game", "card", "words"),
    [
        ("cthulhu", "Thomas F. Malone", "0: effect.1 Do dropped"),
        ("cthulhu", "Thomas F. Malone", "0/effect.0/cards: controller 'opponent' dropped"),
        ("cthulhu", "Thomas F. Malone", "0/effect.0: number 1 is 2"),
        ("cthulhu", "Thomas F. Malone", "0/trigger: targets This dropped"),
        ("cthulhu", "Local Sheriff", "0: costs.0 Pay dropped"),
        ("arkham", "Roland Banks", "0: ability dropped"),
        ("arkham", "Roland Banks", "0/trigger: player 'you' dropped"),
        ("arkham", "Beat Cop (2)", "1: costs.0 Exhaust dropped"),
        ("arkham", "Stray Cat", "0/effect.0/cards: without.0 'Elite' dropped"),
        ("arkham", "Parlor", "unrevealed.0: ability dropped"),
        ("arkham", "01104", "turned.0/effect.0: by -2 is -1"),
        ("arkham", "The Gathering", "setup.1: instruction dropped"),
        ("arkham", "The Gathering", "R1.4: bonus 2 is 3"),
    ],
)
def test_every_kind_of_mistake_is_made(game: str, card: str, words: str) -> None:
    texts = texts_of(game)
    assert words in {altered.words for text in texts.find(card) for altered in alterations(text, texts)}


@pytest.mark.parametrize(
    ("game", "card", "words"),
    [
        ("cthulhu", "Thomas F. Malone", "0: effect.1 Do dropped"),
        ("arkham", "Attic", "0: effect.0 Suffer dropped"),
        ("arkham", "01104", "turned.0/effect.0: by -2 is -1"),
    ],
)
def test_a_mistake_is_gone_when_it_has_been_tried(game: str, card: str, words: str) -> None:
    texts = texts_of(game)
    text = texts.find(card)[0]
    lines, about = texts.written(text), cases_about(text, game)
    altered = next(altered for altered in alterations(text, texts) if altered.words == words)
    assert noticed(text, altered.text, game, about)
    assert texts.written(text) == lines
    assert not noticed(text, text, game, about)


def test_a_card_is_found_whichever_game_it_is_of() -> None:
    assert games_with("Mad Artist") == ["cthulhu"]
    assert games_with("Roland Banks") == ["arkham"]
    assert games_with("Shotgun") == ["cthulhu", "arkham"]
