"""The definitions of cards as they stand in their files, for people who write others."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from importlib import resources
from types import ModuleType
from typing import NamedTuple


class Definition(NamedTuple):
    """Where a card is defined, and how."""

    file: str
    """Below the folder of cards, such as core/hastur.py."""
    line: int
    text: str


class Definitions:
    """The statements that define the cards of a game, by the code of the set and the names that stand in them."""

    def __init__(self, files: ModuleType) -> None:
        self._found: dict[tuple[str, str], list[Definition]] = {}
        for folder in resources.files(files).iterdir():
            if not folder.is_dir():
                continue
            for file in folder.iterdir():
                if file.name.endswith(".py") and file.name != "__init__.py":
                    text = file.read_text(encoding="utf-8")
                    for code, name, node in _statements(ast.parse(text)):
                        lines = text.splitlines()[node.lineno - 1 : node.end_lineno]
                        place = Definition(f"{folder.name}/{file.name}", node.lineno, "\n".join(lines))
                        self._found.setdefault((code, name), []).append(place)

    def of(self, code: str, names: Iterable[str]) -> Definition:
        """The statement of a set in which the first of these names stands that stands in any."""
        return next(found for name in names for found in self._found.get((code, name), ()))


def _statements(tree: ast.Module) -> Iterator[tuple[str, str, ast.stmt]]:
    """Every statement of a card file that defines cards, with each name in it that might be one."""
    sets: dict[str, str] = {}
    titles: dict[str, str] = {}
    for statement in tree.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=own)], value=ast.Constant(value=str(title))):
                titles[own] = title
        calls = [node for node in ast.walk(statement) if isinstance(node, ast.Call)]
        for call in calls:
            if isinstance(call.func, ast.Name) and call.func.id == "card_set" and isinstance(statement, ast.Assign):
                (name,) = statement.targets
                assert isinstance(name, ast.Name) and isinstance(call.args[0], ast.Constant)
                sets[name.id] = str(call.args[0].value)
        names = {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}
        used = names & sets.keys()
        words = [node.value for node in ast.walk(statement) if isinstance(node, ast.Constant)]
        words += [titles[name] for name in names & titles.keys()]
        if any(isinstance(call.func, ast.Attribute) and call.func.attr in ("card", "alike") for call in calls):
            yield from ((sets[name], word, statement) for name in used for word in words if isinstance(word, str))
