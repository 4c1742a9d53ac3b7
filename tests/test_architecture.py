"""What docs/architecture.md says is where it says."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from judging import faults

from silverkey.compiled import is_compiled
from silverkey.cthulhu.library import all_cards

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "silverkey"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
CASE = "case: Forest Sister's controller may pay 1 to cancel a wound to her\n"
PATH = re.compile(r"[\w/]+\.py")
NAME = re.compile(r"(?:[A-Z]\w+\.)?\w+")
ENGINE = ("kernel", "language", "cardgame", "cthulhu")
LONGEST = 80
CANCELLED = 11
"""The rows of the walk up to the Disrupt. What the rules do after every step has been done before."""


def section(heading: str) -> str:
    return PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def rows(heading: str) -> Iterator[list[str]]:
    """The cells of the tables of a section."""
    for line in section(heading).splitlines():
        if line.startswith("| ") and "---" not in line:
            yield line.strip("| ").split(" | ")


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@cache
def files() -> tuple[Path, ...]:
    return tuple(SOURCE.rglob("*.py"))


@cache
def defined(path: Path) -> frozenset[str]:
    """The classes, functions and methods of a file, and what they set."""
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return frozenset(found)


def places(cell: str) -> Iterator[tuple[str, str]]:
    """What a cell names, each with the file named before it, if there is one."""
    file = ""
    for part in re.split(r"; (?=`)", cell):
        for word in quoted(part):
            if PATH.fullmatch(word):
                file = word
            elif NAME.fullmatch(word):
                yield file, word


def test_every_file_in_the_tree_is_there() -> None:
    tree = PAGE.partition("    src/silverkey/\n")[2].partition("\n    cases/")[0]
    named = set(PATH.findall(tree))
    assert named > {"board.py", "games.py", "questions.py"}
    assert not sorted(name for name in named if not any(path.match(name) for path in files()))


def test_every_room_is_in_the_tree() -> None:
    tree = PAGE.partition("    src/silverkey/\n")[2].partition("\n    cases/")[0]
    rooms = [path.name + "/" for path in SOURCE.iterdir() if (path / "__init__.py").exists()]
    modules = [path.name for path in SOURCE.glob("*.py") if path.name != "__main__.py"]
    assert not [name for name in (*rooms, *modules) if f"      {name} " not in tree]


def test_no_function_has_more_than_80_lines() -> None:
    for path in files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert (node.end_lineno or 0) - node.lineno < LONGEST, f"{path}: {node.name}"


def imported(tree: ast.AST) -> Iterator[str]:
    """What is imported when a file runs, not only for its types."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        yield from imported(node)


@pytest.mark.parametrize("game", ["cthulhu", "arkham"])
def test_what_the_layers_of_a_game_let_pass_is_imported_for_types_alone(game: str) -> None:
    layers = ("state", "table", "verbs", "vocabulary", "rules")
    for path in files():
        room = path.relative_to(SOURCE).with_suffix("").parts
        if room[0] != game or room[1] not in layers:
            continue
        above = (*layers[layers.index(room[1]) + 1 :], "game", "card", "account")
        found = [name.split(".") for name in imported(ast.parse(path.read_text(encoding="utf-8")))]
        assert not [name for name in found if name[:2] == ["silverkey", game] and name[2:3] and name[2] in above], path


@pytest.mark.parametrize("heading", ["One action, from file to file", "Two games, one machine"])
def test_every_step_is_where_the_page_says(heading: str) -> None:
    for _, *cells in rows(heading):
        for cell in cells:
            for word in filter(PATH.fullmatch, quoted(cell)):
                assert any(path.match(word) for path in files()), word
            for file, name in places(cell):
                owner, _, own = name.rpartition(".")
                room = [path for path in files() if path.match(file)] if file and not owner else files()
                assert any({own, owner or own} <= defined(path) for path in room), (file, name)


@pytest.mark.skipif(is_compiled(), reason="compiled functions cannot be watched")
def test_the_action_goes_through_the_files_in_the_order_of_the_page(tmp_path: Path) -> None:
    cases = (ROOT / "cases" / "core" / "shub_niggurath.yaml").read_text(encoding="utf-8").split("\n---\n")
    (case,) = (text for text in cases if text.startswith(CASE))
    assert all_cards()  # card files call words of the same names
    calls: list[tuple[Path, str]] = []

    def watch(frame: FrameType, event: str, arg: Any) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(SOURCE) and path.relative_to(SOURCE).parts[0] in ENGINE:
            calls.append((path, frame.f_code.co_name))

    sys.setprofile(watch)
    try:
        assert not faults(tmp_path, case)
    finally:
        sys.setprofile(None)
    steps = [
        next((file, name.rpartition(".")[2]) for file, name in places(where) if name.rpartition(".")[2].islower())
        for _, where in [*rows("One action, from file to file")][1 : CANCELLED + 1]
    ]
    first = [
        next(place for place, (path, name) in enumerate(calls) if name == step and (not file or path.match(file)))
        for file, step in steps
    ]
    assert first == sorted(first), steps
