"""Work that anybody may ask for, in a process of its own: bounded in time and memory, and never in the way of a table.

The process is started when it is first wanted, does one thing after the other, and is ended where that takes too long.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import BinaryIO

import msgspec

from silverkey.server.answering import Busy

Work = Callable[[bytes], bytes]
"""Something to be done: a function of a module, which raises ValueError or LookupError with a sentence for people."""
SECONDS = 10.0
"""So long something may take; starting the process is not counted."""
STARTING = 30.0
WAITING = 12
"""So many may wait for their turn."""
MEMORY = 2 * 1024**3
"""Bytes of memory."""
_READY, _DONE, _REFUSED, _FAILED = b"R", b"D", b"N", b"F"


class TooMuch(ValueError):
    """What was asked for takes too long, or more room than there is."""


class Apart:
    """The process, from the server's side."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def do(self, work: Work, request: bytes) -> bytes:
        """Have something done. Raises ValueError with a sentence if it cannot be done, and Busy if too many wait."""
        if self._waiting >= WAITING:
            raise Busy("Many others ask for the same just now. Try again in a moment.")
        self._waiting += 1
        try:
            async with self._turn:
                return await self._do(work, request)
        finally:
            self._waiting -= 1

    async def _do(self, work: Work, request: bytes) -> bytes:
        process = await self._started()
        try:
            async with asyncio.timeout(self._seconds):
                word, said = await _asked(process, msgspec.msgpack.encode((work.__module__, work.__name__, request)))
        except TimeoutError:
            await self.close()
            raise TooMuch(f"This takes more than {self._seconds:g} seconds, so it was given up.") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            await self.close()
            raise TooMuch("This takes more room than there is, so it was given up.") from None
        except asyncio.CancelledError:
            await self.close()  # whoever asked is gone, and his answer must not be taken for the next one's
            raise
        if word == _DONE:
            return said
        if word == _REFUSED:
            raise ValueError(said.decode())
        raise TooMuch("Something went wrong with that, and it was given up.")

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            command = [sys.executable, "-m", "silverkey.server.apart"]
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
            async with asyncio.timeout(STARTING):
                await _heard(self._process)
        return self._process

    async def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


async def _asked(process: Process, message: bytes) -> tuple[bytes, bytes]:
    assert process.stdin is not None
    process.stdin.write(len(message).to_bytes(4, "big") + message)
    await process.stdin.drain()
    return await _heard(process)


async def _heard(process: Process) -> tuple[bytes, bytes]:
    assert process.stdout is not None
    head = await process.stdout.readexactly(5)
    return head[:1], await process.stdout.readexactly(int.from_bytes(head[1:], "big"))


# The process itself


def _read_all(into: queue.SimpleQueue[bytes]) -> None:
    """Read what is to be done, as it comes. When the server is gone, so is this process, whatever it does."""
    while len(size := sys.stdin.buffer.read(4)) == 4:
        into.put(sys.stdin.buffer.read(int.from_bytes(size, "big")))
    os._exit(0)


def _done(message: bytes) -> tuple[bytes, bytes]:
    module, name, request = msgspec.msgpack.decode(message, type=tuple[str, str, bytes])
    work: Work = getattr(import_module(module), name)
    try:
        return _DONE, work(request)
    except (ValueError, LookupError) as error:
        return _REFUSED, str(error).encode()
    except Exception as error:
        print(f"{module}.{name}: {error!r}", file=sys.stderr)
        return _FAILED, b""


def _say(to: BinaryIO, word: bytes, said: bytes = b"") -> None:
    to.write(word + len(said).to_bytes(4, "big") + said)
    to.flush()


def _bound() -> None:
    """Take no more memory than is allowed, where the system can see to that."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    """Do what is asked, one thing after the other."""
    _bound()
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    messages: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read_all, args=(messages,), daemon=True).start()
    _say(out, _READY)
    while True:
        _say(out, *_done(messages.get()))


if __name__ == "__main__":
    main()
