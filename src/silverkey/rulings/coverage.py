"""How many of the rulings that a position can show are shown by a case, and hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from silverkey.rulings.cases import Case
from silverkey.rulings.registry import load
from silverkey.rulings.ruling import DOCUMENTS, Ruling


class Run(Struct, frozen=True):
    """How a case went under one edition."""

    file: str
    line: int
    edition: str
    passed: bool


class Shown(Struct, frozen=True):
    """What the cases say about one ruling."""

    ruling: Ruling
    cases: tuple[Case, ...]
    held: tuple[str, ...]
    """Editions under which a case that cites it has passed."""
    failed: bool
    """Whether a case that cites it has failed."""

    @property
    def covered(self) -> bool:
        """Whether a case cites it."""
        return bool(self.cases)

    def passing_in(self, editions: Iterable[str]) -> bool:
        """Whether a case has passed under one of these editions, and none has failed."""
        return not self.failed and any(edition in self.held for edition in editions)

    @property
    def passing(self) -> bool:
        """Whether a case has passed under an edition that the ruling belongs to, and none has failed."""
        return self.passing_in(self.ruling.editions)


class Row(Struct, frozen=True):
    """A line of the table. In the row of a document, passing is passing under the edition of that document."""

    document: str
    kind: str
    testable: int
    covered: int
    passing: int


class Coverage(Struct, frozen=True):
    """The whole account."""

    rows: tuple[Row, ...]
    """A row a document and kind; entries are counted, so what stands in four documents counts four times."""
    totals: tuple[Row, ...]
    """A row a game, in which every ruling counts once."""
    shown: tuple[Shown, ...]
    """The rulings that a position can show."""

    def of(self, document: str) -> Coverage:
        """The account of one document alone, which goes by its own name or by that of its edition."""
        names = {name for name, edition in DOCUMENTS.items() if document in (name, edition)}
        shown = tuple(one for one in self.shown if any(entry.document in names for entry in one.ruling.entries))
        return Coverage(tuple(row for row in self.rows if row.document in names), _totals(shown), shown)

    @property
    def uncovered(self) -> list[Shown]:
        """Those that no case cites."""
        return [shown for shown in self.shown if not shown.covered]

    @property
    def not_passing(self) -> list[Shown]:
        """Those that cases cite without showing that they hold."""
        return [shown for shown in self.shown if shown.covered and not shown.passing]


def cover(cases: Mapping[str, list[Case]], runs: Iterable[Run]) -> Coverage:
    """The account of cases by ruling and of how they went."""
    by_place: dict[tuple[str, int], list[Run]] = {}
    for run in runs:
        by_place.setdefault((run.file, run.line), []).append(run)
    testable = (ruling for ruling in load().rulings.values() if ruling.testable)
    shown = tuple(_shown(ruling, tuple(cases.get(ruling.key, ())), by_place) for ruling in testable)
    return Coverage(_rows(shown), _totals(shown), shown)


def _shown(ruling: Ruling, cases: tuple[Case, ...], by_place: Mapping[tuple[str, int], list[Run]]) -> Shown:
    runs = [run for case in cases for run in by_place.get((case.file, case.line), ())]
    held = {run.edition for run in runs if run.passed}
    return Shown(
        ruling,
        cases,
        tuple(edition for edition in DOCUMENTS.values() if edition in held),
        not all(run.passed for run in runs),
    )


def _rows(shown: Iterable[Shown]) -> tuple[Row, ...]:
    groups: dict[tuple[str, str], list[Shown]] = {}
    for one in shown:
        for entry in one.ruling.entries:
            groups.setdefault((entry.document, entry.kind), []).append(one)
    kinds = list(dict.fromkeys(kind for _, kind in groups))
    order = sorted(groups, key=lambda group: (list(DOCUMENTS).index(group[0]), kinds.index(group[1])))
    return tuple(
        _row(document, kind, groups[document, kind], sum(one.passing_in([edition]) for one in groups[document, kind]))
        for document, kind in order
        for edition in [DOCUMENTS[document]]
    )


def _totals(shown: Iterable[Shown]) -> tuple[Row, ...]:
    games: dict[str, list[Shown]] = {}
    for one in shown:
        games.setdefault(one.ruling.entries[0].document.partition("-")[0], []).append(one)
    return tuple(_row(game, "", group, sum(one.passing for one in group)) for game, group in games.items())


def _row(document: str, kind: str, shown: list[Shown], passing: int) -> Row:
    return Row(document, kind, len(shown), sum(one.covered for one in shown), passing)
