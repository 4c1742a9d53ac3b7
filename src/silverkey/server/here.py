"""The table on your own machine: one server for one database, at an address that the browser is sent to."""

from __future__ import annotations

import errno
import fcntl
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

HOST = "127.0.0.1"
PATIENCE = 10.0
NAME = "tables.db"
"""The file of your own database."""


class OpenAlready(Exception):
    """Another server has the database in hand. The message is its address."""


@contextmanager
def held(folder: Path) -> Iterator[Path]:
    """Your own database in a folder, in nobody else's hands meanwhile; a file that tells others the address.

    Raises OpenAlready if another server has it. The system lets go of it when the process ends.
    """
    folder.mkdir(parents=True, exist_ok=True)
    address = folder / f"{NAME}.address"
    with address.open("a+", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno not in (errno.EAGAIN, errno.EACCES):
                raise
            raise OpenAlready(address.read_text(encoding="utf-8").strip()) from None
        yield address


def listening(port: int) -> socket.socket:
    """A socket on the loopback: at that port, or where it is taken, at any that is free."""
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((HOST, port))
    except OSError as error:
        if error.errno not in (errno.EADDRINUSE, errno.EACCES):
            raise
        found.bind((HOST, 0))
    return found


def address_of(listening: socket.socket) -> str:
    """Where the server of a socket is found."""
    return f"http://{HOST}:{listening.getsockname()[1]}"


def has_screen(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a browser would have a window: one in the terminal would get in the way.

    >>> has_screen("linux", {}), has_screen("linux", {"DISPLAY": ":0"}), has_screen("darwin", {})
    (False, True, True)
    """
    shown = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return platform in ("darwin", "win32") or any(environment.get(name) for name in shown)


def send_browser(address: str, wait: bool = False) -> None:
    """Open an address in the browser, and wait until it has been told, if that is wanted."""
    if has_screen():
        telling = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
        telling.start()
        if wait:
            telling.join(PATIENCE)
