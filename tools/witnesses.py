"""What a test runs, and whether one of the tests that are asked fails. It runs inside a copy of the project.

``python witnesses.py`` judges cases, ``pytest -p witnesses`` runs tests. Either reads the file that ``WITNESSES``
names: the tests that are asked, in their order, and the seconds that each may take; or, to learn, the folders whose
functions count and the file that is to say which tests run which of them.
"""

from __future__ import annotations

import ast
import json
import os
import resource
import sys
import time
from cProfile import Profile
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pytest

Brief = dict[str, Any]
MEMORY = 3 << 30
"""In bytes: a list that grows for ever is stopped before the machine is full."""


def read_brief() -> Brief:
    """What is asked."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.RLIM_INFINITY))
    brief: Brief = json.loads(Path(os.environ["WITNESSES"]).read_text(encoding="utf-8"))
    return brief


# What stands where


def function_at(path: Path, line: int) -> str:
    """The qualified name of the function whose body has that line; empty outside functions."""
    found = ""
    waiting: list[tuple[ast.AST, str]] = [(ast.parse(path.read_text(encoding="utf-8")), "")]
    while waiting:
        node, inside = waiting.pop()
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef):
                waiting.append((child, f"{inside}{child.name}."))
            elif not isinstance(child, ast.FunctionDef):
                waiting.append((child, inside))
            elif child.body[0].lineno <= line <= (child.end_lineno or 0):
                found = f"{inside}{child.name}"
                waiting.append((child, f"{found}.<locals>."))
    return found


# Learning


class Lesson:
    """Notes which functions each test runs, and for how many seconds."""

    def __init__(self, brief: Brief) -> None:
        self.into = Path(brief["into"])
        self.folders = tuple(str(Path.cwd() / name) for name in brief["learn"])
        self.seconds: dict[str, float] = {}
        self.ran: dict[str, set[str]] = {}
        self.begin()

    def begin(self) -> None:
        """From here on, note what is run."""
        self.begun = time.process_time()
        self.profile = Profile(builtins=False)
        self.profile.enable()

    def note(self, test: str) -> None:
        """What was run since is what this test runs; nameless is what was run before the first test or between two."""
        self.profile.disable()
        if test:
            self.seconds[test] = time.process_time() - self.begun
        for entry in self.profile.getstats():
            if isinstance(entry.code, CodeType) and entry.code.co_filename.startswith(self.folders):
                place = f"{Path(entry.code.co_filename).relative_to(Path.cwd())}:{entry.code.co_qualname}"
                self.ran.setdefault(place, set()).add(test)
        self.begin()

    def end(self) -> None:
        """Write down what was learnt, tests by their number. What no single test runs concerns them all."""
        self.note("")
        numbers = {test: number for number, test in enumerate(self.seconds)}
        everybody = list(numbers.values())
        ran = {
            place: everybody if "" in tests else sorted(numbers[test] for test in tests)
            for place, tests in self.ran.items()
        }
        learnt = {"tests": list(self.seconds.items()), "ran": ran}
        self.into.write_text(json.dumps(learnt, separators=(",", ":")), encoding="utf-8")


def allow(seconds: float) -> None:
    """From now on, this process may use the processor for so long; if it uses more, it ends."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime + seconds) + 1, resource.RLIM_INFINITY))


# Cases


def judge_cases() -> int:
    """Judge the cases that are asked up to the first that fails; or all, learning."""
    brief = read_brief()
    lesson = Lesson(brief) if "learn" in brief else None
    from silverkey.cthulhu.library import all_cards
    from silverkey.judge import FAILED, Document, find_documents, judge_document

    def fails(document: Document) -> bool:
        return any(result.status == FAILED for result in judge_document(document))

    if lesson is None:
        read: dict[str, dict[str, Document]] = {}
        for name, seconds in brief["asked"]:
            allow(seconds)
            file, _, title = name.partition(": ")
            if file not in read:
                read[file] = {document.title: document for document in find_documents([file])}
            if fails(read[file][title]):
                print(name)
                return 1
        return 0
    all_cards()
    for document in find_documents(["cases"]):
        lesson.note("")
        name = f"{document.file}: {document.title}"
        if fails(document):
            print(f"{name} fails without any change.")
            return 1
        lesson.note(name)
    lesson.end()
    return 0


# Tests


class Plugin:
    """Puts the tests that are asked into their order, or learns."""

    def __init__(self, brief: Brief) -> None:
        self.lesson = Lesson(brief) if "learn" in brief else None
        self.seconds: dict[str, float] = dict(brief.get("asked", ()))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep what is asked."""
        if self.lesson is None:
            order = {name: number for number, name in enumerate(self.seconds)}
            items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """A test begins."""
        if self.lesson is None:
            allow(self.seconds[nodeid])
        else:
            self.lesson.note("")

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """A test ends."""
        if self.lesson is not None:
            self.lesson.note(nodeid)

    def pytest_sessionfinish(self) -> None:
        """All end."""
        if self.lesson is not None:
            self.lesson.end()


def pytest_configure(config: pytest.Config) -> None:
    """Pytest begins."""
    config.pluginmanager.register(Plugin(read_brief()))


if __name__ == "__main__":
    sys.exit(judge_cases())
