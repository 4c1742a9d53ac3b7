"""Every question that the rules and words of Arkham Horror put is known, and so is every answer."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import silverkey
from silverkey.arkham.game import Game
from silverkey.arkham.library import all_cards
from silverkey.arkham.questions import OptionWord
from silverkey.cardgame.words.choices import Choose

ROOT = Path(silverkey.__file__).parent
FILES = sorted((ROOT / "arkham").rglob("*.py"))


def calls() -> Iterator[tuple[Path, ast.Call]]:
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield file, node


def words(node: ast.expr) -> Iterator[str]:
    """The words that an argument may be."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def asked() -> Iterator[tuple[str, str]]:
    """(file, kind) for every question that is put under a name."""
    for file, call in calls():
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        place = {"ask": 1, "Choosing": 1}.get(name)
        if place is None or not call.args:
            continue
        handed_on = isinstance(call.func, ast.Attribute) and ast.unparse(call.args[0]) == "game"
        kind = call.args[place + handed_on]
        if isinstance(kind, ast.Constant):
            yield file.name, str(kind.value)
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Assign(targets=[ast.Name(id="KIND" | "QUESTION")], value=ast.Constant(value=str(kind))):
                    yield file.name, kind


def test_every_kind_of_question_is_known() -> None:
    found = list(asked())
    assert len(found) > 15
    assert [(file, kind) for file, kind in found if kind not in Game.KINDS] == []


def test_every_word_of_an_option_is_known() -> None:
    found = [
        (file.name, word)
        for file, call in calls()
        if getattr(call.func, "id", "") == "Option" and call.args and not isinstance(call.args[0], ast.Name)
        for word in words(call.args[0])
    ]
    assert len(found) > 15
    assert [(file, word) for file, word in found if word not in Game.WORDS] == []


def test_whatever_a_card_lets_somebody_choose_is_a_question_that_is_known() -> None:
    for card in all_cards():
        for root in card.nodes().values():
            for node in root.walk():
                if isinstance(node, Choose):
                    assert node.question in Game.KINDS, (card.title, node.question)


def test_an_assignment_names_cards_and_what_each_of_them_gets() -> None:
    assert OptionWord.ASSIGN.cards_among((7, 1, 0, 9, 0, 2)) == [7, 9]
    assert OptionWord.END_TURN.cards_among(()) == []
