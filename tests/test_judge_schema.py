"""The JSON Schema that editors use knows the same words as the judge."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from judging import faults
from schemas import Schema, plain

from silverkey.judge import find_documents
from silverkey.judge.arkham import reading as arkham
from silverkey.judge.arkham.court import COURT as ARKHAM
from silverkey.judge.arkham.expecting import ZONES
from silverkey.judge.cthulhu import expecting, reading
from silverkey.judge.cthulhu.court import COURT
from silverkey.judge.cthulhu.position import STARTS, STOPS
from silverkey.judge.reading import read_game
from silverkey.judge.source import Node
from silverkey.judge.steps import ALWAYS, BEGINNINGS

DOCS = Path(__file__).parent.parent / "docs"
SCHEMA: dict[str, Any] = json.loads((DOCS / "case.schema.json").read_text(encoding="utf-8"))
DEFS = SCHEMA["$defs"]
OF_ARKHAM: dict[str, Any] = json.loads((DOCS / "case.arkham.schema.json").read_text(encoding="utf-8"))


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


def test_arkham_horror_has_a_schema_of_its_own_with_the_words_of_its_court() -> None:
    defs = OF_ARKHAM["$defs"]
    assert keys(OF_ARKHAM) == set(arkham.CASE_KEYS)
    assert keys(defs["investigator"]) == set(arkham.INVESTIGATOR_KEYS)
    assert keys(defs["card"]) == set(arkham.CARD_KEYS)
    assert keys(defs["move"]) == {*ARKHAM.moves, *ARKHAM.words, *ARKHAM.beside, *ALWAYS}
    assert keys(defs["step"]) == {*BEGINNINGS, *ARKHAM.occasions}
    assert keys(defs["step"]["properties"]["asked"]) == set(ARKHAM.asked)
    assert keys(defs["cardExpectation"]) == set(ARKHAM.of_card)
    assert keys(defs["playerExpectation"]) == set(ARKHAM.of_player)
    assert keys(defs["gameExpectation"]) == set(ARKHAM.of_game)
    assert defs["cardExpectation"]["properties"]["zone"]["enum"] == list(ZONES)
    assert OF_ARKHAM["properties"]["phase"]["enum"] == list(arkham.STARTS)
    assert defs["step"]["properties"]["until"]["enum"] == list(ARKHAM.stops)


def test_the_manual_names_every_word_of_arkham_horror() -> None:
    manual = (DOCS / "cases.md").read_text(encoding="utf-8").partition("## Arkham Horror")[2]
    words = {*arkham.CASE_KEYS, *arkham.INVESTIGATOR_KEYS, *arkham.CARD_KEYS, *ARKHAM.moves, *ARKHAM.occasions}
    words |= {*ARKHAM.of_card, *ARKHAM.of_player, *ARKHAM.of_game, *ARKHAM.beside} - {"has keywords", "has traits"}
    assert [word for word in sorted(words) if word not in manual] == []


def test_every_case_fits_the_schema_of_its_game() -> None:
    schemas = {"cthulhu": Schema(SCHEMA), "arkham": Schema(OF_ARKHAM)}
    wrong = [
        f"{document.file}:{document.line}"
        for document in find_documents([DOCS.parent / "cases"])
        if isinstance(document.node, Node) and not schemas[read_game(document.node)].fits(plain(document.node))
    ]
    assert wrong == []


def test_a_misspelt_word_does_not_fit() -> None:
    case = {"case": "x", "game": "arkham", "investigators": {"Roland Banks": {"at": "Study"}}}
    assert Schema(OF_ARKHAM).fits(case)
    assert not Schema(OF_ARKHAM).fits({**case, "investigators": {"Roland Banks": {"att": "Study"}}})
    assert not Schema(OF_ARKHAM).fits({**case, "steps": [{"until": "night"}]})
    assert not Schema(OF_ARKHAM).fits({**case, "chaos": ["skul"]})
