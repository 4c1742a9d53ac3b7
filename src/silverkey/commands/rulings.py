"""`silverkey rulings`: list, show and search the rulings, and say which of them cases show."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from silverkey.commands import JSON, WORDS, fail, print_json, require_game
from silverkey.games import GAMES, having, part
from silverkey.printable import on_a_line

if TYPE_CHECKING:
    from silverkey.rulings import Case, Reading, Ruling
    from silverkey.rulings.coverage import Coverage, Row, Run, Shown


def rulings(
    id_: Annotated[
        str,
        typer.Argument(
            metavar="ID", help="A ruling, a section such as coc-latest/1.13, a reading, or readings for a list."
        ),
    ] = "",
    game: Annotated[str, typer.Option("--game", help=f"Only rulings on this game: {WORDS}.")] = "",
    document: Annotated[str, typer.Option(help="Only what stands in this document, such as coc-4.1.")] = "",
    kind: Annotated[str, typer.Option(help="Only rulings of this kind, such as errata or faq.")] = "",
    card: Annotated[str, typer.Option(help="Only rulings that name this card.")] = "",
    text: Annotated[str, typer.Option(help="Only rulings that contain all these words.")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="Run the cases and count what they show.")] = False,
    uncovered: Annotated[
        bool, typer.Option("--uncovered", help="With --coverage: also list what no case shows.")
    ] = False,
    cases: Annotated[
        list[Path] | None, typer.Option(help="Case files or folders. Otherwise the folder cases/.", exists=True)
    ] = None,
    json: JSON = False,
) -> None:
    """List rulings, or show one with its history and its cases."""
    if game:
        require_game(game, "judge")
    _check_names(document, kind)
    if id_:
        _show(id_, _case_paths(cases), json)
        return
    from silverkey.rulings import find

    documents = GAMES[game].documents if game else ""
    found = [ruling for ruling in find(document, kind, card, text) if ruling.ids[-1].startswith(documents)]
    if coverage or uncovered:
        document = document or _only_document(documents)
        listed = {ruling.key for ruling in found} if uncovered else set()
        _print_coverage(_case_paths(cases), listed, json, document)
        return
    _list(found, document, json)
    if card and not find(card=card):
        typer.echo(_no_such_card(card), err=True)


def _only_document(documents: str) -> str:
    """The document that is meant by a game that has only one; nothing where no game is named."""
    from silverkey.rulings import DOCUMENTS

    found = [name for name in DOCUMENTS if documents and name.startswith(documents)]
    if len(found) > 1:
        raise fail(f"Coverage is of one document, or of all: --document {' or '.join(found)}.")
    return found[0] if found else ""


def _no_such_card(name: str) -> str:
    """A sentence that says that no ruling names a card, with the nearest name that one does."""
    from silverkey.rulings import load

    titles = {title.lower(): title for ruling in load().rulings.values() for title in ruling.cards}
    near = difflib.get_close_matches(name.strip().lower(), titles, n=1)
    return f"No ruling names “{name}”." + (f" Did you mean {titles[near[0]]}?" if near else "")


def _check_names(document: str, kind: str) -> None:
    from silverkey.rulings import DOCUMENTS, load

    if document and document not in DOCUMENTS and document not in DOCUMENTS.values():
        raise fail(f"There is no document “{document}”. Documents are: {', '.join(DOCUMENTS)}.")
    kinds = dict.fromkeys(entry.kind for ruling in load().rulings.values() for entry in ruling.entries)
    if kind and kind not in kinds:
        raise fail(f"There is no kind “{kind}”. Kinds are: {', '.join(kinds)}.")


def _case_paths(given: list[Path] | None) -> list[Path]:
    """The cases that are named, or the folder here, or those of the project, or those that are installed with it."""
    from silverkey.rulings.cases import own_cases

    if given:
        return given
    here = Path("cases")
    return [here] if here.is_dir() else own_cases()


def _list(found: Sequence[Ruling], document: str, json: bool) -> None:
    if json:
        print_json([_as_data(ruling) for ruling in found])
        return
    for ruling in found:
        typer.echo(_line(ruling, document))
    typer.echo(f"{len(found)} ruling{'' if len(found) == 1 else 's'}")


def _line(ruling: Ruling, document: str = "") -> str:
    """A ruling in a line, by its id in a document, or else in the newest one that it stands in."""
    here = [entry for entry in ruling.entries if document in (entry.document, entry.edition)]
    entry = (here or ruling.entries)[-1]
    return f"{entry.id}  [{', '.join(ruling.editions)}] {entry.kind}: {entry.title}"


def _show(name: str, paths: list[Path], json: bool) -> None:
    from silverkey.rulings import UnknownRuling, cases_by_ruling, load

    registry = load()
    if name.lower() in ("reading", "readings"):
        _list_readings(list(registry.readings.values()), json)
        return
    if name.lower() in registry.readings:
        _show_reading(registry.readings[name.lower()], cases_by_ruling(paths).get(name.lower(), []), json)
        return
    try:
        ruling = registry.get(name)
    except UnknownRuling as unknown:
        in_section = registry.section(name)
        if not in_section:
            raise fail(str(unknown)) from None
        _list(in_section, name.partition("/")[0], json)
        return
    cases = cases_by_ruling(paths).get(ruling.key, [])
    if json:
        print_json(_whole(ruling, cases))
    else:
        typer.echo("\n".join(_paragraphs(ruling, cases)))


def _list_readings(readings: Sequence[Reading], json: bool) -> None:
    if json:
        print_json(readings)
        return
    for reading in readings:
        typer.echo(f"{reading.id}  {reading.title}")
    typer.echo(f"{len(readings)} readings")


def _show_reading(reading: Reading, cases: list[Case], json: bool) -> None:
    from msgspec.structs import asdict

    from silverkey.rulings import get

    if json:
        print_json(asdict(reading) | {"cases": cases})
        return
    typer.echo(f"{reading.id}: {reading.title}\n{reading.statement}\nIt concerns:")
    for key in reading.rulings:
        typer.echo(f"  {_line(get(key))}")
    typer.echo("\n".join(_listed(cases)))


def _paragraphs(ruling: Ruling, cases: list[Case]) -> Iterator[str]:
    from silverkey.rulings import load, stages

    registry = load()
    yield f"{ruling.title} ({ruling.kind})"
    yield ruling.statement
    yield f"Ids: {', '.join(ruling.ids)}"
    if ruling.cards:
        yield f"Cards: {'; '.join(ruling.cards)}"
    yield "History:"
    yield from (f"  {stage}" for stage in stages(ruling.key))
    for other in registry.differing(ruling):
        yield f"Differs from {_line(other)}"
    for reading in registry.readings_of(ruling):
        yield f"We follow {reading.id}: {reading.statement}"
    if ruling.note:
        yield f"Note: {ruling.note}"
    if ruling.reason:
        yield f"No case: {ruling.reason}"
    if cases or not ruling.reason:
        yield from _listed(cases)


def _listed(cases: list[Case]) -> Iterator[str]:
    """Cases, a line each."""
    if not cases:
        yield "No case shows it yet."
        return
    yield "Cases:"
    yield from (f"  {on_a_line(f'{case.file}:{case.line} {case.title}')}" for case in cases)


def _as_data(ruling: Ruling) -> dict[str, Any]:
    """A ruling as plain data. Each entry says its document, edition and section."""
    return {
        "key": ruling.key,
        "kind": ruling.kind,
        "title": ruling.title,
        "statement": ruling.statement,
        "cards": ruling.cards,
        "editions": ruling.editions,
        "differs_from": ruling.differs_from or None,
        "testable": ruling.testable,
        "reason": ruling.reason or None,
        "note": ruling.note or None,
        "entries": [
            {
                "id": entry.id,
                "document": entry.document,
                "edition": entry.edition,
                "section": entry.section,
                "kind": entry.kind,
                "title": entry.title,
                "statement": entry.statement,
            }
            for entry in ruling.entries
        ],
    }


def _whole(ruling: Ruling, cases: list[Case]) -> dict[str, Any]:
    from silverkey.rulings import load, stages

    registry = load()
    return _as_data(ruling) | {
        "history": [
            {"when": stage.when, "ids": stage.ids, "statements": stage.statements} for stage in stages(ruling.key)
        ],
        "differing": [other.key for other in registry.differing(ruling)],
        "readings": registry.readings_of(ruling),
        "cases": cases,
    }


def _print_coverage(paths: list[Path], listed: set[str], json: bool, document: str = "") -> None:
    """Print the table, of one document if it is named, and those of the listed rulings that no case shows."""
    from silverkey.rulings.cases import unknown_cites

    account = _account(paths)
    if document:
        account = account.of(document)
    unknown = unknown_cites(paths)
    uncovered = [one for one in account.uncovered if one.ruling.key in listed]
    if json:
        print_json(
            {
                "rows": account.rows,
                "totals": account.totals,
                "uncovered": [_gap(one) for one in account.uncovered],
                "not passing": [_gap(one) for one in account.not_passing],
                "unknown": [{"file": case.file, "line": case.line, "cites": name} for case, name in unknown],
            }
        )
        return
    typer.echo("\n".join(_table(account)))
    for one in uncovered:
        typer.echo(f"uncovered    {_line(one.ruling)} ({_reason(one.ruling)})")
    for one in account.not_passing:
        typer.echo(f"not passing  {_line(one.ruling)}")
    for case, name in unknown:
        typer.echo(on_a_line(f"{case.file}:{case.line} cites {name}, which is no ruling"), err=True)


def _account(paths: list[Path]) -> Coverage:
    """Run the cases that cite anything and check decks against the lists, and count."""
    from silverkey.rulings import get
    from silverkey.rulings.cases import cases_by_ruling
    from silverkey.rulings.coverage import cover

    cases = cases_by_ruling(paths)
    citing = {(case.file, case.line) for several in cases.values() for case in several}
    runs = list(_runs(paths, citing))
    for case, run in (shown for game in having("deckcases") for shown in part("deckcases", game).deck_cases()):
        runs.append(run)
        for key in dict.fromkeys(get(cited).key for cited in case.cites):
            cases.setdefault(key, []).append(case)
    return cover(cases, runs)


def _runs(paths: list[Path], places: set[tuple[str, int]]) -> Iterator[Run]:
    """How the cases at these places go, under each edition that they are run under."""
    from silverkey.judge.report import NOT_RUN, find_documents, judge_document
    from silverkey.rulings.coverage import Run

    for document in find_documents(paths):
        if (document.file, document.line) in places:
            for result in judge_document(document):
                if result.status != NOT_RUN:
                    yield Run(result.file, result.line, result.edition, result.passed)


def _table(account: Coverage) -> Iterator[str]:
    yield f"{'document':16}{'kind':18}{'testable':>9}{'covered':>9}{'passing':>9}"
    yield from map(_table_row, account.rows)
    yield "Every ruling once:"
    yield from map(_table_row, account.totals)


def _table_row(row: Row) -> str:
    return f"{row.document:16}{row.kind:18}{row.testable:>9}{row.covered:>9}{row.passing:>9}"


def _reason(ruling: Ruling) -> str:
    """Why no case shows it."""
    return ruling.reason or "Nobody has written one yet."


def _gap(one: Shown) -> dict[str, Any]:
    """A ruling that is not shown to hold, for JSON."""
    return {
        "key": one.ruling.key,
        "ids": one.ruling.ids,
        "kind": one.ruling.kind,
        "title": one.ruling.title,
        "reason": _reason(one.ruling),
        "held under": one.held,
        "cases": [f"{case.file}:{case.line}" for case in one.cases],
    }
