"""Which cases show which rulings, read from the `cites:` of case files.

Only the citations are read, not the cases: that is quick enough to do whenever a ruling is shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from silverkey.rulings.registry import load

CITES = re.compile(r"^[\"']?cites[\"']?[ \t]*:(.*(?:\n(?:[ \t\]#-].*)?)*)", re.MULTILINE | re.IGNORECASE)
"""The key and what belongs to it: the rest of its line, and lines that are indented, list items or comments."""
TITLE = re.compile(r"^[\"']?case[\"']?[ \t]*:[ \t]*(.*)", re.MULTILINE | re.IGNORECASE)
COMMENT = re.compile(r"(?:^|(?<=\s))#.*")
WORD = re.compile(r"[^\s,\[\]\"'-][^\s,\[\]\"']*")


class Case(Struct, frozen=True):
    """A case that cites rulings: where it is, and what it cites."""

    title: str
    file: str
    line: int
    cites: tuple[str, ...]


def read_cites(paths: Iterable[str | Path]) -> Iterator[Case]:
    """The cases in files and folders that cite anything."""
    for path in map(Path, paths):
        found = sorted((*path.rglob("*.yaml"), *path.rglob("*.yml"))) if path.is_dir() else [path]
        for file in found:
            yield from _cases_in(file)


def cases_by_ruling(paths: Iterable[str | Path]) -> dict[str, list[Case]]:
    """The cases that cite a ruling by any of its ids, by the key of the ruling; those of a reading by its id.

    Ids that do not exist are left out.
    """
    known = {name: ruling.key for name, ruling in load().by_name.items()} | {name: name for name in load().readings}
    found: dict[str, list[Case]] = {}
    for case in read_cites(paths):
        for key in dict.fromkeys(known[name.lower()] for name in case.cites if name.lower() in known):
            found.setdefault(key, []).append(case)
    return found


def unknown_cites(paths: Iterable[str | Path]) -> list[tuple[Case, str]]:
    """What cases cite that is no ruling or reading, nor a section that rulings stand in."""
    registry = load()
    return [
        (case, name)
        for case in read_cites(paths)
        for name in case.cites
        if name.lower() not in registry.by_name and name.lower() not in registry.readings and not registry.section(name)
    ]


def _cases_in(file: Path) -> Iterator[Case]:
    lines_before = 0
    for document in re.split(
        r"^---(?=\s)[^\n]*\n?", file.read_text(encoding="utf-8-sig", errors="replace"), flags=re.MULTILINE
    ):
        cites = CITES.search(document)
        if cites is not None:
            title = TITLE.search(document)
            yield Case(
                title.group(1).strip().strip("\"'") if title else "",
                str(file),
                lines_before + _first_line(document),
                tuple(_words(cites.group(1))),
            )
        lines_before += document.count("\n") + 1


def _first_line(document: str) -> int:
    """The line on which a document begins to say something."""
    lines = document.splitlines()
    return next(number for number, line in enumerate(lines, 1) if line.strip() and not line.lstrip().startswith("#"))


def _words(text: str) -> list[str]:
    """The words of a YAML list, whichever way it is written.

    >>> _words("[coc-latest/2.13.f, 'coc-1.4/faq/the-well-then']  # twice")
    ['coc-latest/2.13.f', 'coc-1.4/faq/the-well-then']
    >>> _words("\\n  - coc-latest/2.13.f\\n  - coc-4.1/1.3.a # then")
    ['coc-latest/2.13.f', 'coc-4.1/1.3.a']
    """
    return [word for line in text.splitlines() for word in WORD.findall(COMMENT.sub("", line))]
