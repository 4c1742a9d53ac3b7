"""A PostgreSQL of the tests' own: found or installed, started on loopback in a folder that goes away with it."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

PATIENCE = 60.0
INSTALLING = 300.0
UNPRIVILEGED = ("postgres", "nobody")
"""Whom root lets run it: PostgreSQL refuses to run as root."""


def binaries() -> Path:
    """The folder of the newest PostgreSQL; skips, with the reason, where there is none and none can be installed."""
    found = _found()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "postgresql"]):
            subprocess.run(
                command,
                check=False,
                timeout=INSTALLING,
                env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        found = _found()
    if found is None:
        pytest.skip("There is no PostgreSQL here, and it cannot be installed: apt-get install postgresql.")
    return found


def _found() -> Path | None:
    packaged = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: int(path.parts[4]))
    on_path = shutil.which("pg_ctl")
    return packaged[-1].parent if packaged else Path(on_path).resolve().parent if on_path else None


def _owner() -> pwd.struct_passwd:
    if os.geteuid() != 0:
        return pwd.getpwuid(os.geteuid())
    for name in UNPRIVILEGED:
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    pytest.skip("PostgreSQL does not run as root, and there is nobody else to run it as.")


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a server without any database of ours."""
    where, owner = binaries(), _owner()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="silverkey-postgres-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            os.chown(folder, owner.pw_uid, owner.pw_gid)

        def run(program: str, *arguments: str) -> None:
            user = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []} if os.geteuid() == 0 else {}
            subprocess.run(
                [str(where / program), *arguments],
                check=True,
                cwd=folder,
                env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
                timeout=PATIENCE,
                stdout=subprocess.DEVNULL,
                **user,
            )

        data = str(folder / "data")
        run("initdb", "-D", data, "-U", "silverkey", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        run("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://silverkey@127.0.0.1:{port}"
        finally:
            run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")


def new_database(address: str, name: str) -> str:
    """The address of an empty database."""
    with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return f"{address}/{name}"
