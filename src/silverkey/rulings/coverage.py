"""How many of the rulings that a position can show are shown by a case, and hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from silverkey.rulings.cases import Case
from silverkey.rulings.registry import load
from silverkey.rulings.ruling import DOCUMENTS, Ruling

PASSED, FAILED = "passed", "failed"


class Run(Struct, frozen=True):
    """How a case went under one edition."""

    file: str
    line: int
    edition: str
    status: str


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
    held = {run.edition for run in runs if run.status == PASSED}
    return Shown(
        ruling,
        cases,
        tuple(edition for edition in DOCUMENTS.values() if edition in held),
        any(run.status == FAILED for run in runs),
    )


def _rows(shown: Iterable[Shown]) -> tuple[Row, ...]:
    standing = [(entry.document, entry.kind, one) for one in shown for entry in one.ruling.entries]
    kinds = list(dict.fromkeys(kind for _, kind, _ in standing))
    groups = ((document, kind) for document in DOCUMENTS for kind in kinds)
    rows = (
        _row(
            document,
            kind,
            [one for its_document, its_kind, one in standing if (its_document, its_kind) == (document, kind)],
            lambda one, edition=DOCUMENTS[document]: one.passing_in((edition,)),  # type: ignore[misc]
        )
        for document, kind in groups
    )
    return tuple(row for row in rows if row.testable)


def _totals(shown: Iterable[Shown]) -> tuple[Row, ...]:
    by_game: dict[str, list[Shown]] = {}
    for one in shown:
        by_game.setdefault(one.ruling.entries[0].document.partition("-")[0], []).append(one)
    return tuple(_row(game, "", group, lambda one: one.passing) for game, group in by_game.items())


def _row(document: str, kind: str, shown: list[Shown], passing: Callable[[Shown], bool]) -> Row:
    return Row(document, kind, len(shown), sum(one.covered for one in shown), sum(map(passing, shown)))
