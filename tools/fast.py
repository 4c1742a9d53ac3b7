"""Compile the core with mypyc, in place: beside each file of it comes a shared object, which Python prefers.

The source stays what it is, and runs as it is where there are no shared objects. A C compiler is needed, and minutes.
"""

from __future__ import annotations

import ast
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
MADE = Path("build/fast")
GROUP = "silverkey_core"
"""What all of it is linked into: ``silverkey_core__mypyc``. The shared object beside each file only points there."""
CTHULHU = "silverkey/cthulhu"
ROOMS = (
    "silverkey/kernel",
    "silverkey/language",
    "silverkey/cardgame",
    f"{CTHULHU}/table",
    f"{CTHULHU}/verbs",
    f"{CTHULHU}/vocabulary",
    f"{CTHULHU}/rules",
)
FILES = tuple(f"{CTHULHU}/{name}.py" for name in ("account", "card", "game", "state", "words"))
TOLD = {f"silverkey/cardgame/{name}.py" for name in ("citations", "edition", "questions", "usual", "view", "wording")}
"""What tells people of a game: enumerations and structures, which stay as they are. No rule runs through them."""


def core() -> list[Path]:
    """The files that are compiled. What only makes a package stays as it is."""
    rooms = [path for room in ROOMS for path in sorted((SOURCE / room).rglob("*.py")) if path.name != "__init__.py"]
    told = {SOURCE / name for name in TOLD}
    return [*(path for path in rooms if path not in told), *(SOURCE / name for name in FILES)]


def _classes(text: str) -> list[ast.ClassDef]:
    return [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]


def _bases(node: ast.ClassDef) -> set[str]:
    return {ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in node.bases}


def frames() -> set[str]:
    """The names of all classes of frames in the core."""
    bases = {node.name: _bases(node) for path in core() for node in _classes(path.read_text())}
    found = {"Frame"}
    while more := {name for name, those in bases.items() if those & found} - found:
        found |= more
    return found


def translated(text: str, frames: set[str]) -> str:
    """The same lines with two things that mypyc wants, on lines that are empty, so that all keep their numbers.

    A frame is copied without its constructor, so it is open to classes that are not compiled. What a dataclass sets
    without a type is set behind it, since it would be taken for a field.
    """
    lines = [*text.splitlines(), ""]
    for node in _classes(text):
        if _bases(node) & frames:
            lines[node.lineno - 2] = "@mypyc_attr(allow_interpreted_subclasses=True)"
            lines[lines.index("from __future__ import annotations") + 1] = "from mypy_extensions import mypyc_attr"
        if any("dataclass" in ast.unparse(one) for one in node.decorator_list):
            said = [one for one in node.body if isinstance(one, ast.Assign)]
            for one in said:
                lines[one.lineno - 1 : one.end_lineno] = [""] * ((one.end_lineno or one.lineno) - one.lineno + 1)
            lines[node.end_lineno or -1] = "; ".join(f"{node.name}.{ast.unparse(one)}" for one in said)
    return "\n".join(lines) + "\n"


class Build(build_ext):
    """Builds beside the source, as many files at once as there are processors."""

    def build_extensions(self) -> None:
        """Compile and link."""
        one_by_one = self.compiler.compile

        def compile_all(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [made for found in pool.map(lambda one: one_by_one([one], **options), sources) for made in found]

        self.compiler.compile = compile_all
        super().build_extensions()


def build(optimise: str) -> None:
    """Translate the core to C, compile it, and put it in its place."""
    shutil.copytree(SOURCE, MADE / SOURCE, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    known = frames()
    for path in core():
        (MADE / path).write_text(translated(path.read_text(), known))
    here = Path.cwd()
    os.chdir(MADE)  # so that a traceback names the files as they are named here
    paths = [str(path) for path in core()]
    made = mypycify(paths, opt_level=optimise, group_name=GROUP, multi_file=True, target_dir="c")
    command = Build(Distribution({"ext_modules": made, "package_dir": {"": str(here / SOURCE)}}))
    command.inplace = True
    command.build_temp = "o"
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    build(sys.argv[1] if len(sys.argv) > 1 else "1")
