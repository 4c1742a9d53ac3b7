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


def own_cases() -> list[Path]:
    """The folder of the cases of the project, or that of those that are installed with it; none where there is none."""
    package = Path(__file__).parents[1]
    return [folder / "cases" for folder in (package.parents[1], package) if (folder / "cases").is_dir()][:1]


def documents_in(file: Path) -> Iterator[tuple[int, str]]:
    """The cases of a file as text, each with the line on which it begins to say something."""
    lines_before = 0
    for document in re.split(
        r"^---(?=\s)[^\n]*\n?", file.read_text(encoding="utf-8-sig", errors="replace"), flags=re.MULTILINE
    ):
        lines = enumerate(document.splitlines(), lines_before + 1)
        first = next((number for number, line in lines if line.strip() and not line.lstrip().startswith("#")), None)
        if first is not None:
            yield first, document
        lines_before += document.count("\n") + 1


def title_of(document: str) -> str:
    """What a case is called.

    >>> title_of("case: Who draws first\\ngame: cthulhu")
    'Who draws first'
    """
    title = TITLE.search(document)
    return title.group(1).strip().strip("\"'") if title else ""


def cites_of(document: str) -> tuple[str, ...]:
    """The ids that a case cites."""
    cites = CITES.search(document)
    return () if cites is None else tuple(_words(cites.group(1)))


def _cases_in(file: Path) -> Iterator[Case]:
    for line, document in documents_in(file):
        if CITES.search(document) is not None:
            yield Case(title_of(document), str(file), line, cites_of(document))


def _words(text: str) -> list[str]:
    """The words of a YAML list, whichever way it is written.

    >>> _words("[coc-latest/2.13.f, 'coc-1.4/faq/the-well-then']  # twice")
    ['coc-latest/2.13.f', 'coc-1.4/faq/the-well-then']
    >>> _words("\\n  - coc-latest/2.13.f\\n  - coc-4.1/1.3.a # then")
    ['coc-latest/2.13.f', 'coc-4.1/1.3.a']
    """
    return [word for line in text.splitlines() for word in WORD.findall(COMMENT.sub("", line))]
