"""Running a server: here, or as a process of its own that can be watched and stopped."""

from __future__ import annotations

import gc
import logging
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from urllib.request import urlopen

import structlog
import uvicorn

from silverkey.server.app import create_app
from silverkey.server.settings import Settings

HOST = "127.0.0.1"
PATIENCE = 30.0
GARBAGE = (5_000, 10, 40)
"""How many new things, and times, Python lets pass before it looks for garbage among the young, the older and all.

What lives at three hundred tables takes it half a second to go through, and nobody is answered meanwhile. With its
usual numbers it did so every five seconds; with these, every two million things, after minutes of play at all of them.
"""


def serve(settings: Settings, host: str, port: int, level: int = logging.INFO) -> None:
    """Serve until somebody stops it. Raises ValueError if the database cannot be used."""
    _log_in_json(level)
    gc.set_threshold(*GARBAGE)
    uvicorn.run(create_app(settings), host=host, port=port, log_level="warning", ws="websockets-sansio")


def _log_in_json(level: int) -> None:
    """Let the log be a line of JSON for whatever happens and is worth that much, on standard error."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.dict_tracebacks,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def serve_from(listening: socket.socket, database: str, ready: Callable[[], None]) -> None:
    """Serve at a socket until somebody stops it, and say when it is ready. Raises ValueError as ``serve`` does."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    gc.set_threshold(*GARBAGE)
    config = uvicorn.Config(create_app(Settings(database=database)), log_level="warning", ws="websockets-sansio")
    with suppress(KeyboardInterrupt):
        _Told(config, ready).run(sockets=[listening])


class _Told(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            self._ready()


class Served:
    """A server on this machine, in a process of its own, that ends with the block that it stands in."""

    def __init__(self, database: str, port: int) -> None:
        self.port = port
        self._command = [sys.executable, "-m", "silverkey.server.serving", database, str(port)]

    def __enter__(self) -> Served:
        self.start()
        return self

    def start(self) -> None:
        """Start it, and wait until it answers. Raises RuntimeError if it does not."""
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        limit = time.monotonic() + PATIENCE
        while True:
            try:
                with urlopen(f"http://{HOST}:{self.port}/healthz", timeout=PATIENCE):
                    return
            except OSError:
                if self._process.poll() is not None or time.monotonic() > limit:
                    raise RuntimeError("The server does not start.") from None
                time.sleep(0.05)

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._process.terminate()
        self._process.wait()

    def kill(self) -> None:
        """End it without a chance to put anything in order."""
        self._process.kill()
        self._process.wait()


if __name__ == "__main__":
    serve(Settings(database=sys.argv[1], pause=0.0), HOST, int(sys.argv[2]), logging.WARNING)
