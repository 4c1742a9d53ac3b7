"""The definition of a card as it stands in its file, for people who write others."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import NamedTuple

from silverkey.cthulhu import cards
from silverkey.cthulhu.card import Card


class Definition(NamedTuple):
    """Where a card is defined, and how."""

    file: str
    """Below the folder of cards, such as core/hastur.py."""
    line: int
    text: str


def definition_of(card: Card) -> Definition:
    """The statement that defines a card.

    >>> from silverkey.cthulhu.library import find_card
    >>> definition_of(find_card("Mad Artist")).text
    'core.card("Mad Artist")'
    """
    return next(
        found for name in (card.facts.name, card.title) for found in _definitions().get((card.facts.set_name, name), ())
    )


@cache
def _definitions() -> dict[tuple[str, str], list[Definition]]:
    """By the name of the set, as every file's first line begins with it, and the names that stand in the file."""
    found: dict[tuple[str, str], list[Definition]] = {}
    for folder in resources.files(cards).iterdir():
        if not folder.is_dir():
            continue
        for file in folder.iterdir():
            if file.name.endswith(".py") and file.name != "__init__.py":
                text = file.read_text(encoding="utf-8")
                for set_name, name, node in _statements(ast.parse(text)):
                    lines = text.splitlines()[node.lineno - 1 : node.end_lineno]
                    place = Definition(f"{folder.name}/{file.name}", node.lineno, "\n".join(lines))
                    found.setdefault((set_name, name), []).append(place)
    return found


def _statements(tree: ast.Module) -> Iterator[tuple[str, str, ast.stmt]]:
    """Every statement of a card file that defines cards, with each name in it that might be one."""
    from silverkey.cthulhu.cards.making import card_set

    sets: dict[str, str] = {}
    for statement in tree.body:
        calls = [node for node in ast.walk(statement) if isinstance(node, ast.Call)]
        for call in calls:
            if isinstance(call.func, ast.Name) and call.func.id == "card_set" and isinstance(statement, ast.Assign):
                (name,) = statement.targets
                assert isinstance(name, ast.Name) and isinstance(call.args[0], ast.Constant)
                sets[name.id] = card_set(str(call.args[0].value)).name
        used = {node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and node.id in sets}
        words = [node.value for node in ast.walk(statement) if isinstance(node, ast.Constant)]
        if any(isinstance(call.func, ast.Attribute) and call.func.attr == "card" for call in calls):
            yield from ((sets[name], word, statement) for name in used for word in words if isinstance(word, str))
