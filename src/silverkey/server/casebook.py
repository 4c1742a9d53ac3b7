"""The cases of the project, to be read, run, and found by the rulings and cards that they show."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property, lru_cache

import msgspec

from silverkey.games import FIRST, having, part
from silverkey.judge.report import find_documents, judge_document
from silverkey.rulings import load
from silverkey.rulings.cases import cites_of, documents_in, own_cases, title_of
from silverkey.server.answering import NotHere

_BETWEEN = re.compile(r"[\[\]{},:\"'\n(]|(?<=\s)- ")
_EDITORS = re.compile(r"^# yaml-language-server:.*\n", re.MULTILINE)
"""What only editors read."""
_COPIES = re.compile(r"^\d+ ")
MOST = 60
"""So many cases are listed beside a card."""
_GAME = re.compile(r"^game[ \t]*:[ \t]*(\w+)", re.MULTILINE)
_BEFORE, _AFTER = r"(?:^|[\[{,:\"'-]\s*|\b\d+ )", r"(?=\s*(?:[\]},:\"'(]|$))"
"""What stands around a title where a case names a card: the title is a whole value."""


class CaseLine(msgspec.Struct, frozen=True):
    """A case in a list."""

    place: str
    """File and line, by which it is asked for."""
    title: str
    game: str


class CaseText(CaseLine, frozen=True):
    """A case to be read."""

    text: str
    cites: tuple[str, ...]


class CaseRun(msgspec.Struct, frozen=True):
    """How a case went under an edition."""

    edition: str
    status: str
    """passed, failed or not run."""
    said: tuple[str, ...]
    """What is wrong with it, a sentence each."""


class Casebook:
    """All cases, read once."""

    @cached_property
    def cases(self) -> dict[str, CaseText]:
        """The cases by their places, in the order of the files."""
        found = {}
        for folder in own_cases():
            for file in sorted(folder.rglob("*.yaml")):
                name = file.relative_to(folder).as_posix()
                for line, text in documents_in(file):
                    place, game = f"{name}:{line}", _GAME.search(text)
                    word = game.group(1) if game else FIRST
                    said = _EDITORS.sub("", text).strip("\n")
                    found[place] = CaseText(place, title_of(text), word, said, cites_of(text))
        return found

    @cached_property
    def by_ruling(self) -> dict[str, list[CaseText]]:
        """The cases that cite a ruling, by its key; those of a reading by its id."""
        known = {name: ruling.key for name, ruling in load().by_name.items()} | {name: name for name in load().readings}
        found: dict[str, list[CaseText]] = {}
        for case in self.cases.values():
            for key in dict.fromkeys(known[name.lower()] for name in case.cites if name.lower() in known):
                found.setdefault(key, []).append(case)
        return found

    def showing(self, game: str, names: Iterable[str]) -> list[CaseLine]:
        """The first cases of a game that name a card, by any of its names; those whose title does lead."""
        names = [*names]
        called = re.compile(_BEFORE + f"(?:{'|'.join(map(re.escape, names))})" + _AFTER, re.MULTILINE)
        found = [case for case in self.cases.values() if case.game == game and called.search(_body(case.text))]
        found.sort(key=lambda case: not any(name in case.title for name in names))
        return lines(found[:MOST])

    def at(self, place: str) -> CaseText:
        """The case at a place. Raises NotHere."""
        found = self.cases.get(place)
        if found is None:
            raise NotHere(f"There is no case at “{place}”.")
        return found

    @lru_cache(maxsize=500)  # noqa: B019 - there is one casebook for as long as the program runs
    def run(self, place: str) -> tuple[CaseRun, ...]:
        """How a case goes under each edition that it is run under. Raises NotHere."""
        self.at(place)
        name, _, line = place.rpartition(":")
        runs = (
            result
            for document in find_documents([folder / name for folder in own_cases()])
            if document.line == int(line)
            for result in judge_document(document)
        )
        return tuple(CaseRun(result.edition, result.status, result.messages) for result in runs)


def _body(text: str) -> str:
    """A case without its title, which may use the words of cards for other things."""
    return "\n".join(line for line in text.splitlines() if not line.startswith(("case:", "#")))


def named_in(case: CaseText) -> list[str]:
    """Whatever a case says that is the title of a card of its game."""
    words = (_COPIES.sub("", piece.strip()) for piece in _BETWEEN.split(_body(case.text)))
    return [word for word in dict.fromkeys(words) if word in _titles(case.game)]


@lru_cache(maxsize=4)
def _titles(game: str) -> frozenset[str]:
    """The titles of a game's cards."""
    if game not in having("catalogue"):
        return frozenset()
    return frozenset(card.title for card in part("catalogue", game).list_cards())


def lines(cases: Iterable[CaseText]) -> list[CaseLine]:
    """Cases as a list has them."""
    return [CaseLine(case.place, case.title, case.game) for case in cases]


CASEBOOK = Casebook()
