"""Small mistakes made on purpose, one at a time: does a test notice?

``make mutants`` takes a sample of the places at which cosmic-ray can change the engine and makes one change at each, in
a copy of the project. It learns first which cases and tests run which functions; those that run the changed one are
then asked, the quickest first, until one fails. A change that none notices is shown, unless ``tests/mutants.toml`` has
it with the reason why it makes no difference.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import difflib
import json
import multiprocessing
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing.queues import Queue
from pathlib import Path
from typing import NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast_from_path
from cosmic_ray.mutating import use_mutation
from cosmic_ray.plugins import get_operator, operator_names
from cosmic_ray.work_item import MutationSpec
from witnesses import function_at

HERE = Path(__file__).resolve().parent.parent
ENGINE = (
    "src/silverkey/kernel",
    "src/silverkey/language",
    "src/silverkey/cardgame",
    "src/silverkey/cthulhu/rules",
    "src/silverkey/cthulhu/table",
    "src/silverkey/cthulhu/verbs",
    "src/silverkey/cthulhu/vocabulary",
    "src/silverkey/cthulhu/account.py",
    "src/silverkey/cthulhu/card.py",
    "src/silverkey/cthulhu/game.py",
    "src/silverkey/cthulhu/invariants.py",
    "src/silverkey/cthulhu/state.py",
    "src/silverkey/cthulhu/questions.py",
    "src/silverkey/cthulhu/wording.py",
    "src/silverkey/cthulhu/view.py",
    "src/silverkey/cthulhu/words.py",
)
"""What is changed: kernel (with history), language, rules, verbs, vocabulary, views."""
NOT_ASKED = (
    "test_cases.py",  # the cases are asked by themselves
    "test_cards.py",
    "test_catalogue.py",
    "test_command_line.py",
    "test_deck_check.py",
    "test_decks.py",
    "test_language.py",
    "test_mutations.py",
    "test_nodes.py",
    "test_prompts.py",
    "test_rulings.py",
)
"""Tests of something else."""
NOR = (
    "tests/test_agents.py::test_the_heuristic_bot_nearly_always_beats_random_play",
    "tests/test_promises.py::test_random_games_end_without_a_fault",
    "tests/test_promises.py::test_games_between_different_agents_end",
)
"""Long tests that do what others do, with more games."""
FOR_COMPILERS = ("dataclass_transform", "mypyc_attr")
"""Decorators that only the type checker and the compiler read."""
OF_IDENTITY = re.compile(r"ReplaceComparisonOperator_((?!Is)\w+_Is(Not)?|Is_Eq|IsNot_NotEq)$")
"""Operators that are left out: ``is`` in place of ``==`` or another comparison of values, and back.

What comes of them depends on which equal numbers and words CPython keeps as one object, and not on the rules.
"""
KNOWN = HERE / "tests" / "mutants.toml"
LIMIT = 60
"""So many seconds of cases, and of tests, are asked about one mistake; what takes longer is not waited for."""
WANTED = 0.9
"""The share that must be noticed of those mistakes that make a difference."""

CASES, TESTS = "cases", "tests"
KINDS = {
    CASES: ["tools/witnesses.py"],
    TESTS: ["-m", "pytest", "-x", "-q", "-pwitnesses", "-pno:cacheprovider", "-pno:xdist", "--hypothesis-seed=0"],
}
"""How Python runs them."""

Span = tuple[tuple[int, int], tuple[int, int]]


class Verdict(NamedTuple):
    """What became of one mistake."""

    module: str
    line: int
    operator: str
    witness: str
    """The test that noticed; empty if none did."""
    change: str
    """The lines that went and came, as in a diff."""


class Learnt(NamedTuple):
    """Which cases, or which tests, run which functions."""

    tests: list[tuple[str, float]]
    """Each with the seconds that it takes."""
    ran: dict[str, list[int]]
    """Functions by file and name, each with the numbers of those that run it."""

    def asked(self, module: str, function: str) -> list[tuple[str, float]]:
        """Whoever could notice a change, the quickest first, and the seconds that each may take.

        What stands outside functions could be noticed by anybody; whoever runs something of its file comes first.
        """
        near = {number for place, numbers in self.ran.items() if place.startswith(f"{module}:") for number in numbers}
        numbers = self.ran.get(f"{module}:{function}", ()) if function else range(len(self.tests))
        order = sorted(numbers, key=lambda number: (number not in near, self.tests[number][1]))
        found: list[tuple[str, float]] = []
        spent = 0.0
        for name, seconds in (self.tests[number] for number in order):
            spent += seconds
            if spent > LIMIT:
                break
            found.append((name, 10 + 5 * seconds))
        return found


def main() -> int:
    """Learn, sample, run, report; 0 if enough was noticed and every survivor is known."""
    asked = _arguments()
    with tempfile.TemporaryDirectory(prefix="silverkey-mutants-") as folder:
        copies = [_copy(Path(folder) / str(number)) for number in range(max(1, asked.workers))]
        specs = _sample(copies[0], asked.only, asked.sample, asked.seed)
        if not specs:
            print(f"Nothing can be changed in files with “{asked.only}” in their path.", file=sys.stderr)
            return 2
        learnt = asked.learnt or Path(folder)
        _learn(copies[0], learnt)
        print(f"{len(specs)} mistakes, {len(copies)} at a time.", flush=True)
        verdicts = []
        for verdict in _verdicts(specs, copies, learnt):
            verdicts.append(verdict)
            _progress(verdict, len(verdicts), len(specs))
            if asked.results is not None:
                with asked.results.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(verdict._asdict(), ensure_ascii=False) + "\n")
    return _report(verdicts)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--sample", type=int, default=300, help="how many mistakes are made (300)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--only", default="", help="change only files with this in their path")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many at a time (all cores)")
    parser.add_argument("--learnt", type=Path, help="a folder that keeps what was learnt; newer tests are not asked")
    parser.add_argument("--results", type=Path, help="add what became of each to this file, a JSON object a line")
    return parser.parse_args()


# Choosing


def _copy(folder: Path) -> Path:
    """The files of the project as they are now, without what can be made again."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=HERE, check=True, capture_output=True, text=True)
    for name in filter(None, listed.stdout.split("\0")):
        if (HERE / name).is_file():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(HERE / name, target)
    compileall.compile_dir(folder, quiet=1)  # the tests of a change write no bytecode, but read what is there
    return folder


def _sample(folder: Path, only: str, number: int, seed: int) -> list[MutationSpec]:
    """One change at each of so many places; all places are equally likely, and so are the changes at each."""
    files = [path.relative_to(folder) for name in ENGINE for path in _python_files(folder / name)]
    places: dict[tuple[Path, tuple[int, int]], list[MutationSpec]] = {}
    for file in files:
        if only in str(file):
            unread = _unread(folder / file)
            for spec in _changes(folder, file):
                if not any(start <= spec.start_pos < end for start, end in unread):
                    places.setdefault((file, spec.start_pos), []).append(spec)
    rng = random.Random(seed)
    chosen = rng.sample(sorted(places), min(number, len(places)))
    return [rng.choice(sorted(places[key], key=lambda spec: (spec.operator_name, spec.occurrence))) for key in chosen]


def _changes(folder: Path, file: Path) -> Iterator[MutationSpec]:
    """Every change that can be made in a file."""
    nodes = list(ast_nodes(get_ast_from_path(folder / file)))
    for name in operator_names():
        if OF_IDENTITY.search(name):
            continue
        kind = get_operator(name)
        if not kind.arguments():
            positions = (position for node in nodes for position in kind().mutation_positions(node))
            for occurrence, (start, end) in enumerate(positions):
                yield MutationSpec(file, name, occurrence, start, end)


def _python_files(path: Path) -> list[Path]:
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


def _unread(path: Path) -> list[Span]:
    """Where a change changes nothing that counts: annotations, what only the type checker reads, and ``__repr__``."""
    found: list[ast.stmt | ast.expr] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation is not None:
            found.append(node.annotation)
        elif isinstance(node, ast.FunctionDef):
            found.extend([node] if node.name == "__repr__" else [node.returns] if node.returns is not None else [])
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            found.append(node)
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.extend(part for part in node.decorator_list if ast.unparse(part).startswith(FOR_COMPILERS))
    at_sign = len("@")
    return [((n.lineno, n.col_offset - at_sign), (n.end_lineno or 0, n.end_col_offset or 0)) for n in found]


# Running


def _learn(folder: Path, learnt: Path) -> None:
    """Let every case and every test run once, and keep what they run. Without a change, all must pass."""
    tests = [f"tests/{path.name}" for path in sorted((folder / "tests").glob("test_*.py"))]
    files = [name for name in tests if Path(name).name not in NOT_ASKED]
    learnt.mkdir(parents=True, exist_ok=True)
    for kind in KINDS:
        into = _learnt_in(learnt, kind)
        if into.exists():
            continue
        print(f"Learning which {kind} run which functions.", flush=True)
        brief = {"learn": ENGINE, "into": str(into)}
        done = _run(kind, brief, folder, [*files, *ENGINE, *(f"--deselect={name}" for name in NOR)])
        if done.returncode:
            into.unlink(missing_ok=True)
            told = f"{done.stdout[-2000:]}{done.stderr[-2000:]}"
            raise SystemExit(f"Without any change, the {kind} end with code {done.returncode}.\n{told}")


def _learnt_in(folder: Path, kind: str) -> Path:
    return folder.resolve() / f"{kind}.json"


def _run(kind: str, brief: Mapping[str, object], folder: Path, files: list[str]) -> subprocess.CompletedProcess[str]:
    """Run cases or tests in a copy of the project."""
    (folder / "brief.json").write_text(json.dumps(brief), encoding="utf-8")
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder / "tools")]),
        "PYTHONDONTWRITEBYTECODE": "1",
        "WITNESSES": str(folder / "brief.json"),
    }
    return subprocess.run(
        [sys.executable, *KINDS[kind], *(files if kind == TESTS else [])],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def _verdicts(specs: list[MutationSpec], copies: list[Path], learnt: Path) -> Iterator[Verdict]:
    """What becomes of each change. Every process has a copy of the project to itself."""
    spawn = multiprocessing.get_context("spawn")
    free: Queue[Path] = spawn.Queue()
    for folder in copies:
        free.put(folder)
    with ProcessPoolExecutor(len(copies), spawn, _move_into, (free, learnt)) as pool:
        for done in as_completed([pool.submit(_judge, spec) for spec in specs]):
            yield done.result()


LEARNT: dict[str, Learnt] = {}
"""What this process knows, by kind."""


def _move_into(free: Queue[Path], learnt: Path) -> None:
    os.chdir(free.get())
    for kind in KINDS:
        LEARNT[kind] = Learnt(**json.loads(_learnt_in(learnt, kind).read_text(encoding="utf-8")))


def _judge(spec: MutationSpec) -> Verdict:
    module = str(spec.module_path)
    function = function_at(spec.module_path, spec.start_pos[0])
    with use_mutation(spec.module_path, get_operator(spec.operator_name)(), spec.occurrence) as (before, after):
        if after is None:
            raise RuntimeError(f"{module}:{spec.start_pos[0]} could not be changed.")
        witness = next(filter(None, (_witness(kind, module, function) for kind in KINDS)), "")
    difference = difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
    change = "\n".join(
        f"{line[0]} {line[1:].strip()}" for line in difference if line[:1] in "+-" and line[:3] not in ("+++", "---")
    )
    return Verdict(module, spec.start_pos[0], spec.operator_name, witness, change)


def _witness(kind: str, module: str, function: str) -> str:
    """Who notices the change that has been made; empty if nobody does."""
    asked = LEARNT[kind].asked(module, function)
    if not asked:
        return ""
    files = sorted({name.partition("::")[0] for name, _ in asked})
    done = _run(kind, {"asked": asked}, Path.cwd(), files)
    if not done.returncode:
        return ""
    if done.returncode == -signal.SIGXCPU:
        return "the limit of time"
    told = [line for line in done.stdout.splitlines() if line.startswith(("cases/", "FAILED ", "ERROR "))]
    return told[0] if told else f"{kind} end with code {done.returncode}"


# Telling


def _progress(verdict: Verdict, number: int, of: int) -> None:
    said = f"noticed by {verdict.witness}" if verdict.witness else "SURVIVED"
    print(f"{number:4}/{of} {verdict.module}:{verdict.line} {verdict.operator} {said}", flush=True)


def _report(verdicts: list[Verdict]) -> int:
    """How many were noticed, and what the others are."""
    known = tomllib.loads(KNOWN.read_text(encoding="utf-8")).get("harmless", [])
    reasons = {(entry["module"], entry["change"].strip()): entry["why"] for entry in known}
    survivors = [verdict for verdict in verdicts if not verdict.witness]
    harmless = [verdict for verdict in survivors if (verdict.module, verdict.change) in reasons]
    unknown = [verdict for verdict in survivors if verdict not in harmless]
    for verdict in unknown:
        print(f"\n{verdict.module}:{verdict.line}\n{verdict.change}")
    noticed = len(verdicts) - len(survivors)
    differing = len(verdicts) - len(harmless)
    print(
        f"\n{noticed} of {len(verdicts)} noticed ({noticed / len(verdicts):.0%}), {len(harmless)} harmless, "
        f"{len(unknown)} unnoticed: {noticed} of the {differing} that make a difference "
        f"({noticed / max(1, differing):.0%}, wanted {WANTED:.0%})."
    )
    return 0 if noticed >= WANTED * differing and not unknown else 1


if __name__ == "__main__":
    sys.exit(main())
