"""Small mistakes made on purpose, one at a time: does a test notice?

``make mutants`` takes a sample of the places at which cosmic-ray can change the engine, makes one change at each, in a
copy of the project, and runs the tests until one fails. A change that no test notices is shown, unless
``tests/mutants.toml`` has it with the reason why it makes no difference.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import json
import multiprocessing
import os
import random
import shlex
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing.queues import Queue
from pathlib import Path
from typing import NamedTuple

import attrs
from cosmic_ray.commands import init
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_db import use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome

HERE = Path(__file__).resolve().parent.parent
ENGINE = (
    "src/silverkey/kernel",
    "src/silverkey/language",
    "src/silverkey/cthulhu/rules",
    "src/silverkey/cthulhu/verbs",
    "src/silverkey/cthulhu/vocabulary",
    "src/silverkey/cthulhu/game.py",
    "src/silverkey/cthulhu/pieces.py",
    "src/silverkey/cthulhu/telling.py",
    "src/silverkey/cthulhu/view.py",
    "src/silverkey/cthulhu/invariants.py",
)
"""What is changed: kernel (with history), language, rules, verbs, vocabulary, views."""
FIRST = ("test_kernel.py", "test_timing.py", "test_rules_beyond_core.py", "test_cases.py")
"""The tests that notice most."""
NEVER = ("test_catalogue.py", "test_command_line.py", "test_deck_check.py", "test_decks.py", "test_mutations.py")
"""Tests of what is not changed here. All others come second."""
KNOWN = HERE / "tests" / "mutants.toml"
WANTED = 0.9
"""The share of mistakes that must be noticed."""

Span = tuple[tuple[int, int], tuple[int, int]]


class Verdict(NamedTuple):
    """What became of one mistake."""

    module: str
    line: int
    operator: str
    noticed: bool
    change: str
    """The lines that went and came, as in a diff."""


def main() -> int:
    """Sample, run, report; 0 if enough was noticed and every survivor is known."""
    asked = _arguments()
    with tempfile.TemporaryDirectory(prefix="silverkey-mutants-") as folder:
        copies = [_copy(Path(folder) / str(number)) for number in range(max(1, asked.workers))]
        specs = _sample(copies[0], asked.only, asked.sample, asked.seed)
        if not specs:
            print(f"Nothing can be changed in files with “{asked.only}” in their path.", file=sys.stderr)
            return 2
        print(f"{len(specs)} mistakes, {len(copies)} at a time.", flush=True)
        verdicts = []
        for verdict in _verdicts(specs, copies, asked.timeout):
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
    parser.add_argument(
        "--timeout", type=int, default=600, help="seconds for one; beyond them it counts as noticed (600)"
    )
    parser.add_argument("--only", default="", help="change only files with this in their path")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many at a time (all cores)")
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
    files = [path for name in ENGINE for path in _python_files(folder / name) if only in str(path.relative_to(folder))]
    with use_db(folder / "session.sqlite") as session:
        init(files, session, {})
        specs = [spec for item in session.work_items for spec in item.mutations]
    unread = {path: _unread(path) for path in files}
    places: dict[tuple[Path, tuple[int, int]], list[MutationSpec]] = {}
    for spec in specs:
        path = Path(spec.module_path)
        if not any(start <= spec.start_pos < end for start, end in unread[path]):
            places.setdefault((path, spec.start_pos), []).append(spec)
    rng = random.Random(seed)
    chosen = rng.sample(sorted(places), min(number, len(places)))
    changes = [
        rng.choice(sorted(places[key], key=lambda spec: (spec.operator_name, spec.occurrence))) for key in chosen
    ]
    return [attrs.evolve(spec, module_path=Path(spec.module_path).relative_to(folder)) for spec in changes]


def _python_files(path: Path) -> list[Path]:
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


def _unread(path: Path) -> list[Span]:
    """Where a change changes nothing that runs: annotations, what only the type checker reads, and ``__repr__``."""
    found: list[ast.AST] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation is not None:
            found.append(node.annotation)
        elif isinstance(node, ast.FunctionDef):
            found.extend([node] if node.name == "__repr__" else [node.returns] if node.returns is not None else [])
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            found.append(node)
    return [((n.lineno, n.col_offset), (n.end_lineno, n.end_col_offset)) for n in found]  # type: ignore[attr-defined]


# Running


def _verdicts(specs: list[MutationSpec], copies: list[Path], timeout: int) -> Iterator[Verdict]:
    """What becomes of each change. Every process has a copy of the project to itself."""
    spawn = multiprocessing.get_context("spawn")
    free: Queue[Path] = spawn.Queue()
    for folder in copies:
        free.put(folder)
    with ProcessPoolExecutor(len(copies), spawn, _move_into, (free,)) as pool:
        waiting = [pool.submit(_judge, spec, timeout) for spec in specs]
        for done in as_completed(waiting):
            yield done.result()


def _move_into(free: Queue[Path]) -> None:
    folder = free.get()
    os.chdir(folder)
    os.environ["PYTHONPATH"] = str(folder / "src")


def _judge(spec: MutationSpec, timeout: int) -> Verdict:
    result = mutate_and_test([spec], _test_command(), timeout)
    if result.worker_outcome is not WorkerOutcome.NORMAL:
        raise RuntimeError(f"{spec.module_path}:{spec.start_pos[0]} could not be changed: {result.output}")
    changed = [line for line in (result.diff or "").splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    change = "\n".join(f"{line[0]} {line[1:].strip()}" for line in changed)
    noticed = result.test_outcome is not TestOutcome.SURVIVED
    return Verdict(str(spec.module_path), spec.start_pos[0], spec.operator_name, noticed, change)


def _test_command() -> str:
    """The tests of the engine, the quickest to notice first, up to the first that fails."""
    names = {path.name for path in Path("tests").glob("test_*.py")}
    first = [name for name in FIRST if name in names]
    second = sorted(names - {*FIRST, *NEVER})
    pytest = f"{shlex.quote(sys.executable)} -m pytest -x -q -p no:cacheprovider -p no:xdist"
    runs = [" ".join([pytest, *(f"tests/{name}" for name in part)]) for part in (first, second)]
    return f"sh -c {shlex.quote(' && '.join(runs))}"


# Telling


def _progress(verdict: Verdict, number: int, of: int) -> None:
    word = "noticed " if verdict.noticed else "SURVIVED"
    print(f"{number:4}/{of} {word} {verdict.module}:{verdict.line} {verdict.operator}", flush=True)


def _report(verdicts: list[Verdict]) -> int:
    """How many were noticed, and what the others are."""
    known = tomllib.loads(KNOWN.read_text(encoding="utf-8")).get("harmless", [])
    reasons = {(entry["module"], entry["change"].strip()): entry["why"] for entry in known}
    survivors = [verdict for verdict in verdicts if not verdict.noticed]
    harmless = [verdict for verdict in survivors if (verdict.module, verdict.change) in reasons]
    unknown = [verdict for verdict in survivors if verdict not in harmless]
    for verdict in unknown:
        print(f"\n{verdict.module}:{verdict.line}\n{verdict.change}")
    noticed = len(verdicts) - len(survivors)
    share = noticed / len(verdicts)
    print(f"\n{noticed} of {len(verdicts)} noticed ({share:.0%}), {len(harmless)} harmless, {len(unknown)} unnoticed.")
    return 0 if share >= WANTED and not unknown else 1


if __name__ == "__main__":
    sys.exit(main())
