"""Compile the core with mypyc: beside each file of it comes a shared object, which Python prefers.

The source stays what it is, and runs as it is where there are no shared objects. A C compiler is needed, and minutes;
what has not changed since the last time is not compiled again. docs/performance.md says what it gives.
"""

from __future__ import annotations

import ast
import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from silverkey.compiled import MANIFEST, fingerprint  # noqa: E402

SOURCE = Path("src")
MADE = Path("build/fast")
GROUP = "silverkey_core"
"""What all of it is linked into: ``silverkey_core__mypyc``. The shared object beside each file only points there."""
CARDGAME, CTHULHU = "silverkey/cardgame", "silverkey/cthulhu"
ROOMS = (
    "silverkey/kernel",
    "silverkey/language",
    f"{CARDGAME}/words",
    f"{CTHULHU}/table",
    f"{CTHULHU}/verbs",
    f"{CTHULHU}/vocabulary",
    f"{CTHULHU}/rules",
)
"""Rooms that are compiled whole."""
FILES = (
    *(f"{CARDGAME}/{name}.py" for name in ("account", "board", "card", "choosing", "events", "game", "initiation")),
    *(f"{CARDGAME}/{name}.py" for name in ("lasting", "legality", "loops", "names", "refusal", "remains", "sight")),
    *(f"{CARDGAME}/{name}.py" for name in ("triggering", "verbs", "windows", "zones")),
    *(f"{CTHULHU}/{name}.py" for name in ("account", "card", "game", "state", "words")),
)
"""What else runs while a game is played. What tells people of it, and makes decks, stays as it is."""
CLOSED = {"Enum", "IntEnum", "NamedTuple", "Protocol", "StrEnum"}
"""Classes of these are not compiled to begin with."""
OPTIMISE = "2"
"""``-O2``: a little faster than ``-O1``, for half as long again; ``-O3`` takes longer still."""


def core() -> list[str]:
    """The files that are compiled. What only makes a package stays as it is."""
    source = ROOT / SOURCE
    rooms = [path for room in ROOMS for path in sorted((source / room).rglob("*.py")) if path.name != "__init__.py"]
    return [*(path.relative_to(source).as_posix() for path in rooms), *FILES]


def obstacle() -> str:
    """What is missing to compile anything, in a sentence, or nothing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"Compiling the core needs a C compiler, and {compiler} is not here."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Compiling the core needs the header files of this Python, and they are not here."
    return ""


# What mypyc wants otherwise than it stands in the source


def _classes(text: str) -> list[ast.ClassDef]:
    return [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]


def _bases(node: ast.ClassDef) -> set[str]:
    return {ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in node.bases}


def _attributed(node: ast.ClassDef) -> bool:
    """Whether the source says itself how it is to be compiled."""
    return any("mypyc_attr" in ast.unparse(one) for one in node.decorator_list)


def frames(texts: Iterable[str]) -> set[str]:
    """The names of all classes of frames."""
    bases = {node.name: _bases(node) for text in texts for node in _classes(text)}
    found = {"Frame"}
    while more := {name for name, those in bases.items() if those & found} - found:
        found |= more
    return found


def translated(text: str, shared: bool, frames: set[str]) -> str:
    """The same lines with two things that mypyc wants, on lines that are empty, so that all keep their numbers.

    What games share is open to classes that are not compiled, and so is every frame, since only such are copied without
    their constructor. What a dataclass sets without a type is set behind it, since it would be taken for a field.
    """
    lines = [*text.splitlines(), ""]
    for node in _classes(text):
        if (shared or _bases(node) & frames) and not _bases(node) & CLOSED and not _attributed(node):
            begin = min(one.lineno for one in (node, *node.decorator_list))
            lines[begin - 2] = "@mypyc_attr(allow_interpreted_subclasses=True)"
            lines[lines.index("from __future__ import annotations") + 1] = "from mypy_extensions import mypyc_attr"
        if any("dataclass" in ast.unparse(one) for one in node.decorator_list):
            said = [one for one in node.body if isinstance(one, ast.Assign)]
            for one in said:
                lines[one.lineno - 1 : one.end_lineno] = [""] * ((one.end_lineno or one.lineno) - one.lineno + 1)
            lines[node.end_lineno or -1] = "; ".join(f"{node.name}.{ast.unparse(one)}" for one in said)
    return "\n".join(lines) + "\n"


def translate(names: list[str]) -> None:
    """Lay out what is compiled, with what it imports."""
    shutil.rmtree(MADE / SOURCE, ignore_errors=True)
    shutil.copytree(SOURCE, MADE / SOURCE, ignore=shutil.ignore_patterns("*.so", "*.sha256", "__pycache__"))
    texts = {name: (SOURCE / name).read_text() for name in names}
    known = frames(texts.values())
    for name, text in texts.items():
        (MADE / SOURCE / name).write_text(translated(text, not name.startswith(CTHULHU), known))


# Compiling


class Build(build_ext):
    """Compiles as many files at a time as there are processors, and only what has changed."""

    def build_extensions(self) -> None:
        """Compile and link."""
        one_by_one = self.compiler.compile
        headers = max(path.stat().st_mtime for path in Path("c").rglob("*.h"))

        def compile_all(sources: list[str], output_dir: str, **options: Any) -> list[str]:
            def compile_one(source: str) -> str:
                (target,) = self.compiler.object_filenames([source], output_dir=output_dir)
                changed = max(headers, Path(source).stat().st_mtime)
                if not Path(target).exists() or Path(target).stat().st_mtime < changed:
                    one_by_one([source], output_dir=output_dir, **options)
                return str(target)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(compile_one, sources))

        self.compiler.compile = compile_all
        super().build_extensions()


def compiled(optimise: str = OPTIMISE) -> dict[str, Path]:
    """Translate the core to C and compile it; all that has been made, by its place in the package, the list first."""
    os.chdir(ROOT)
    names = core()
    manifest = "".join(f"{fingerprint(SOURCE / name)}  {name}\n" for name in names)
    translate(names)
    os.chdir(MADE)  # so that a traceback names the files as they are named here
    paths = [str(SOURCE / name) for name in names]
    made = mypycify(paths, opt_level=optimise, debug_level="0", group_name=GROUP, multi_file=True, target_dir="c")
    shutil.rmtree("lib", ignore_errors=True)
    command = Build(Distribution({"ext_modules": made}))
    command.build_lib, command.build_temp = "lib", f"o{optimise}"
    command.ensure_finalized()
    command.run()
    os.chdir(ROOT)
    library = MADE / "lib"
    (library / MANIFEST).write_text(manifest)
    return {path.relative_to(library).as_posix(): path for path in (library / MANIFEST, *sorted(library.rglob("*.so")))}


def remove() -> None:
    """Go back to plain Python."""
    for path in [*(ROOT / SOURCE).rglob("*.so"), *(ROOT / SOURCE).rglob("*.sha256")]:
        path.unlink()


def main() -> int:
    """Compile the core in place."""
    if missing := obstacle():
        print(missing, file=sys.stderr)
        return 1
    made = compiled(*sys.argv[1:2])
    remove()
    for name, path in made.items():  # the list comes first: nothing is ever there that it does not answer for
        shutil.copy2(path, ROOT / SOURCE / name)
    print(f"The core is compiled: {len(made) - 2} files. `make slow` goes back to plain Python.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
