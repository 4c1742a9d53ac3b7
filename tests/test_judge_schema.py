"""The JSON Schema that editors use knows the same words as the judge."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from judging import faults

from silverkey.judge.cthulhu import expecting, reading
from silverkey.judge.cthulhu.court import COURT
from silverkey.judge.cthulhu.position import STARTS, STOPS
from silverkey.judge.steps import ALWAYS

DOCS = Path(__file__).parent.parent / "docs"
SCHEMA: dict[str, Any] = json.loads((DOCS / "case.schema.json").read_text(encoding="utf-8"))
DEFS = SCHEMA["$defs"]


def keys(definition: dict[str, Any]) -> set[str]:
    """All keys that a definition allows, in any of its forms."""
    found = set(definition.get("properties", ()))
    for form in definition.get("anyOf", ()):
        found |= keys(form)
    return found


def test_keys_of_the_position() -> None:
    assert keys(SCHEMA) == set(reading.CASE_KEYS)
    assert keys(DEFS["player"]) == set(reading.PLAYER_KEYS)
    assert keys(DEFS["inPlay"]) == set(reading.IN_PLAY_KEYS)
    assert keys(DEFS["story"]) == set(reading.STORY_KEYS)


def test_keys_of_moves() -> None:
    assert keys(DEFS["move"]) == {*COURT.moves, *COURT.words, *COURT.beside, *ALWAYS}


def test_keys_of_expectations() -> None:
    assert keys(DEFS["cardExpectation"]) == set(COURT.of_card)
    assert keys(DEFS["playerExpectation"]) == set(COURT.of_player)
    assert keys(DEFS["gameExpectation"]) == set(COURT.of_game)


def test_words_of_questions_and_of_ways_out_of_play() -> None:
    assert keys(DEFS["step"]["properties"]["asked"]) == set(COURT.asked)
    assert DEFS["cardExpectation"]["properties"]["left"]["enum"] == [*expecting.WAYS_OUT, False]


def test_phases() -> None:
    assert SCHEMA["properties"]["phase"]["enum"] == list(STARTS)
    assert DEFS["step"]["properties"]["until"]["enum"] == list(STOPS)


def test_only_a_player_who_has_nothing_and_moves_of_a_word_are_left_empty() -> None:
    assert [where for where in _empty(SCHEMA) if "$defs/player/" not in where] == [
        f"/$defs/move/anyOf/properties/{word}/enum" for word in COURT.words
    ]


def _empty(node: Any, where: str = "") -> Iterator[str]:
    """Where a schema allows nothing at all."""
    if node is None or node == "null":
        yield where
    elif isinstance(node, dict):
        for key, value in node.items():
            yield from _empty(value, f"{where}/{key}")
    elif isinstance(node, list):
        for value in node:
            yield from _empty(value, where)


def test_the_first_case_of_the_manual_passes(tmp_path: Path) -> None:
    manual = (DOCS / "cases.md").read_text(encoding="utf-8")
    example = manual.partition("## A first case")[2].partition("Files are YAML")[0]
    assert faults(tmp_path, example) == ""


def test_the_manual_names_every_word() -> None:
    manual = (DOCS / "cases.md").read_text(encoding="utf-8")
    words = {
        *reading.CASE_KEYS,
        *reading.PLAYER_KEYS,
        *reading.IN_PLAY_KEYS,
        *reading.DECK_KEYS,
        *COURT.moves,
        *COURT.beside,
        *ALWAYS,
        *COURT.of_card,
        *COURT.of_player,
        *COURT.of_game,
        *COURT.asked,
        *expecting.WAYS_OUT,
        *STOPS,
    }
    assert [word for word in sorted(words) if word not in manual] == []
