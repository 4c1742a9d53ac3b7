"""Judging files of cases, and saying how it went."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from json import dumps
from pathlib import Path
from shutil import get_terminal_size
from textwrap import wrap

from silverkey.games import GAMES
from silverkey.judge.documents import documents
from silverkey.judge.explaining import Account
from silverkey.judge.reading import NotYet, read_case, read_game, read_title
from silverkey.judge.running import fault, run_case
from silverkey.judge.source import CaseError, Mistakes, Node, Place
from silverkey.printable import in_json, on_a_line

MOST = 50
"""Mistakes of one case that are listed."""
PASSED, FAILED, NOT_RUN = "passed", "failed", "not run"


@dataclass(frozen=True, slots=True)
class Result:
    """How one case went under one edition."""

    case: str
    file: str
    line: int
    status: str
    edition: str = ""
    messages: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()
    accounts: tuple[Account, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether the case holds."""
        return self.status == PASSED


@dataclass(frozen=True, slots=True)
class Document:
    """A case in a file, read or not."""

    file: str
    line: int
    title: str
    node: Node | CaseError


def find_documents(paths: Iterable[str | Path]) -> Iterator[Document]:
    """The cases in files and folders, in the order of their names."""
    for path in map(Path, paths):
        files = sorted((*path.rglob("*.yaml"), *path.rglob("*.yml"))) if path.is_dir() else [path]
        if not files:
            yield _nothing_in(path)
        for file in files:
            yield from _documents_in(file)


def _nothing_in(path: Path) -> Document:
    return Document(str(path), 1, "(no case)", CaseError("There is no case here.", Place(str(path), 1)))


def _documents_in(file: Path) -> Iterator[Document]:
    nodes = list(documents(file, str(file)))
    if not nodes:
        yield _nothing_in(file)
    for node in nodes:
        if isinstance(node, CaseError):
            yield Document(str(file), node.place.line, "(unreadable)", node)
        else:
            yield Document(str(file), node.place.line, read_title(node), node)


def judge_document(document: Document, explain: bool = False, edition: str = "") -> list[Result]:
    """Run one case under each of its editions, or under the one that is given."""
    try:
        if isinstance(document.node, CaseError):
            raise document.node
        return _judge(document, document.node, explain, edition)
    except CaseError as error:
        return [Result(document.title, document.file, document.line, FAILED, messages=(str(error),))]
    except Mistakes as mistakes:
        return [Result(document.title, document.file, document.line, FAILED, messages=_listed(mistakes))]
    except Exception as error:  # a fault of the judge fails the case that shows it, and no other
        message = f"{document.file}:{document.line}: The judge broke off: {fault(error)}"
        return [Result(document.title, document.file, document.line, FAILED, messages=(message,))]


def _listed(mistakes: Mistakes) -> tuple[str, ...]:
    """The mistakes of a case in the order of their lines; of very many, the first."""
    told = [str(error) for error in mistakes.errors[:MOST]]
    more = len(mistakes.errors) - len(told)
    return (*told, f"There are {more} more mistakes.") if more else tuple(told)


def _judge(document: Document, node: Node, explain: bool, edition: str) -> list[Result]:
    try:
        case = read_case(node)
    except NotYet as why:
        return [Result(document.title, document.file, document.line, NOT_RUN, messages=(str(why),))]
    results: list[Result] = []
    for name in [edition] if edition else case.editions:
        messages, accounts = run_case(case, name, explain)
        results.append(
            Result(
                case.title,
                document.file,
                document.line,
                FAILED if messages else PASSED,
                name,
                tuple(messages),
                case.cites,
                tuple(accounts),
            )
        )
    return results


def judge_paths(paths: Iterable[str | Path], explain: bool = False, edition: str = "") -> list[Result]:
    """Run every case in files and folders."""
    return [result for document in find_documents(paths) for result in judge_document(document, explain, edition)]


def judge_and_print(
    paths: Iterable[str | Path],
    as_json: bool = False,
    explain: bool = False,
    edition: str = "",
    quiet: bool = False,
    game: str = "",
) -> int:
    """Run every case, print how it went, and say with which code to exit: 0 only if all passed.

    ``quiet`` leaves out the cases that passed, ``game`` those of other games. In a terminal, lines are broken between
    words.
    """
    results: list[Result] = []
    elsewhere = 0
    width = get_terminal_size().columns if sys.stdout.isatty() else 0
    for document in find_documents(paths):
        if game and _is_of_another(document, game):
            elsewhere += 1
            continue
        for result in judge_document(document, explain, edition):
            results.append(result)
            if not (as_json or (quiet and result.passed)):
                print("\n".join(lines(result, width)), flush=True)
    if elsewhere and not results:
        others = f"{elsewhere} of another game" if elsewhere == 1 else f"{elsewhere} of other games"
        print(f"There is no case of {GAMES[game].title} here, only {others}.", file=sys.stderr)
    print(in_json(dumps(as_data(results, quiet), ensure_ascii=False, indent=2)) if as_json else summary(results))
    return 0 if results and all(result.passed for result in results) else 1


def _is_of_another(document: Document, game: str) -> bool:
    """Whether a case is of another game. Of one that cannot be read there is no saying."""
    try:
        return not isinstance(document.node, CaseError) and read_game(document.node) != game
    except CaseError:
        return False


def summary(results: list[Result]) -> str:
    """
    >>> summary([Result("a", "f.yaml", 1, PASSED), Result("b", "f.yaml", 9, FAILED)])
    '1 passed, 1 failed'
    """
    counts = {status: sum(result.status == status for result in results) for status in (PASSED, FAILED, NOT_RUN)}
    idle = f"{counts[NOT_RUN]} not run\n" if counts[NOT_RUN] else ""
    return f"{idle}{counts[PASSED]} passed, {counts[FAILED]} failed"


def lines(result: Result, width: int = 0) -> Iterator[str]:
    """How a case went, and what happened in it if that is asked for; below the first line, none is wider than this."""
    for indent, text in _told(result):
        line = indent + on_a_line(text)
        if not width or not indent or len(line) < width:
            yield line
        else:
            yield from wrap(
                line, width - 1, subsequent_indent=indent + HANGING, break_long_words=False, break_on_hyphens=False
            )


HANGING = " " * 6
"""How much further in a line goes on than it begins."""


def _told(result: Result) -> Iterator[tuple[str, str]]:
    """The lines, each with its indentation."""
    edition = f" [{result.edition}]" if result.edition else ""
    yield "", f"{result.status:8}{result.file}:{result.line}{edition} {result.case}"
    for message in result.messages:
        yield " " * 8, message
    if result.accounts and result.cites:
        yield " " * 4, f"about {', '.join(result.cites)}"
    for account in result.accounts:
        yield " " * 4, f"{account.line}: {account.step}"
        for told in account.happened:
            yield " " * 8, str(told)


def as_data(results: list[Result], quiet: bool = False) -> dict[str, object]:
    """Results as plain data for JSON; quietly, without the cases that passed."""
    return {
        "passed": sum(result.status == PASSED for result in results),
        "failed": sum(result.status == FAILED for result in results),
        "not run": sum(result.status == NOT_RUN for result in results),
        "cases": [
            {
                "case": result.case,
                "file": result.file,
                "line": result.line,
                "edition": result.edition or None,
                "status": result.status,
                "messages": list(result.messages),
                "cites": list(result.cites),
                "steps": [
                    {
                        "step": account.step,
                        "line": account.line,
                        "happened": [
                            {"what": told.sentence, "rulings": list(told.rulings)} for told in account.happened
                        ],
                    }
                    for account in result.accounts
                ],
            }
            for result in results
            if not (quiet and result.passed)
        ],
    }
