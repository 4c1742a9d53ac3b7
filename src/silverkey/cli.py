"""The entry point. It imports next to nothing, so that it is there before anything can be interrupted."""

from __future__ import annotations

import contextlib
import errno
import os
import sys

from silverkey.compiled import StaleCore

INTERRUPTED = 130
UNWRITABLE = 2
STALE = 2
FAULTY = 2
_OUTPUT = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF, errno.EPIPE)
"""How a write to an output fails. Commands answer for the files that they open themselves."""


def main() -> None:
    """Run the command line. An interruption or an output that takes nothing more ends it with a word at the most."""
    try:
        _run()
    except KeyboardInterrupt:
        _leave(INTERRUPTED)
    except StaleCore as stale:
        _complain(str(stale))
        _leave(STALE)
    except OSError as error:
        if error.errno not in _OUTPUT:
            raise
        if error.errno != errno.EPIPE:
            _complain(f"The output cannot be written: {(error.strerror or str(error)).lower()}.")
        _leave(UNWRITABLE)
    except Exception as error:
        from silverkey.cardgame.cardfiles import FaultyCardFile

        if not isinstance(error, FaultyCardFile):
            raise
        _complain(str(error))
        _leave(FAULTY)


def _run() -> None:
    from silverkey.commands.app import app

    try:
        app()
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()


def _complain(sentence: str) -> None:
    with contextlib.suppress(OSError):
        print(sentence, file=sys.stderr, flush=True)


def _leave(code: int) -> None:
    """End here and now: what is still waiting to be written cannot be, or is not wanted any more."""
    os._exit(code)
