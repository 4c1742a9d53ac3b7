"""The shelf of unfinished games: a file for each in your data folder, which one terminal at a time may have in hand."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import re
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from silverkey.printable import printable
from silverkey.terminal.match import M
from silverkey.terminal.saves import LARGEST, BrokenSave, NewerSave, Save, sealed, sound, unsealed

OLD_NAMES = ("previous.json", "game.json")
"""The files of the time when there was one game under way and one put aside."""
_NAME = re.compile(r"game-([1-9][0-9]{0,8})\.json")
_ENDED = re.compile(r"ended-([1-9][0-9]{0,8})\.json")
_NUMBERED = re.compile(r"(?:game|ended)-([1-9][0-9]{0,8})\.json(\.broken.*)?")


class NoSuchGame(LookupError):
    """No unfinished game has that number."""


class GameOpen(Exception):
    """Another terminal has the game in hand."""


class NotSaved(Exception):
    """The game could not be written; what was there before is still there."""


class UnusableGame(Exception):
    """The file holds no game that can be gone on with. It is kept; the message says where and what is wrong."""


class Unfinished(msgspec.Struct, frozen=True):
    """A game on the shelf, as a list tells it."""

    number: int
    file: str
    saved: str
    """When, in local time."""
    open: bool
    """Whether a terminal has it in hand."""
    match: str = ""
    """Who plays what."""
    turn: int = 0
    progress: str = ""
    """How far it has come."""
    edition: str = ""
    seed: int | None = None
    game: str = ""
    problem: str = ""
    """Why it cannot be gone on with, if it cannot."""


class Shelf:
    """The folder with the unfinished games."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or home()
        with contextlib.suppress(OSError):
            self._adopt()

    def numbers(self) -> list[int]:
        """The numbers of the unfinished games, the one played last first."""
        return self._latest_first(_NAME, self.path)

    def _latest_first(self, names: re.Pattern[str], path: Callable[[int], Path]) -> list[int]:
        found: list[tuple[int, int]] = []
        for number in self._matching(names):
            with contextlib.suppress(OSError):
                found.append((path(number).stat().st_mtime_ns, number))
        return [number for _, number in sorted(found, reverse=True)]

    def path(self, number: int) -> Path:
        """The file of a game."""
        return self._in(f"game-{number}.json")

    def ended_path(self, number: int) -> Path:
        """The file of a game that is over and kept to be read."""
        return self._in(f"ended-{number}.json")

    def lock_path(self, number: int) -> Path:
        """The file that is locked by whoever has the game in hand."""
        return self._in(f"game-{number}.lock")

    def new(self) -> Slot:
        """A place for a new game. It has a number and a file from the first save on."""
        return Slot(self)

    def take(self, number: int) -> Slot:
        """Take an unfinished game in hand."""
        if number not in self.numbers():
            raise NoSuchGame(f"There is no unfinished game {number}. silverkey games lists those that there are.")
        slot = Slot(self)
        if not slot.claim(number):
            raise GameOpen(f"Game {number} is open in another terminal{self._holder(number)}.")
        if not self.path(number).exists():
            slot.close()
            raise NoSuchGame(f"Game {number} has just been finished or deleted.")
        return slot

    def is_open(self, number: int) -> bool:
        """Whether a terminal has the game in hand."""
        try:
            with self.lock_path(number).open("rb") as file:
                fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        except OSError:
            return False
        return False

    def games(self) -> list[Unfinished]:
        """Every unfinished game, the one played last first. Nothing is changed, not even a damaged file."""
        return [self._described(number, self.path(number)) for number in self.numbers()]

    def ended(self) -> list[Unfinished]:
        """The games that are over and kept, the last first."""
        numbers = self._latest_first(_ENDED, self.ended_path)
        return [self._described(number, self.ended_path(number)) for number in numbers]

    def look(self, path: Path) -> Save[Any]:
        """The game of a file, which is not taken in hand. Raises BrokenSave, or OSError if it cannot be read."""
        return sound(_content(path))

    def _described(self, number: int, path: Path) -> Unfinished:
        file, is_open = _shown(path), self.is_open(number)
        try:
            saved = datetime.fromtimestamp(path.stat().st_mtime).isoformat(" ", "minutes")
            save = unsealed(_content(path))
        except (OSError, ValueError) as error:
            reason = _reason(error) if isinstance(error, OSError) else str(error)
            return Unfinished(number, file, "", is_open, problem=f"Game {number} {reason}.")
        match = save.match
        told = (save.title, save.turn, save.progress, match.edition, match.seed, save.game)
        return Unfinished(number, file, saved, is_open, *told)

    def next_number(self) -> int:
        """The number after all that files here have or had."""
        return max(self._matching(_NUMBERED), default=0) + 1

    def _holder(self, number: int) -> str:
        """Which process has a game in hand, as far as the lock tells."""
        with contextlib.suppress(OSError, ValueError):
            return f" (process {int(self.lock_path(number).read_text())})"
        return ""

    def _in(self, name: str) -> Path:
        if self.folder is None:
            raise FileNotFoundError(errno.ENOENT, "you have no home folder; name one with SILVERKEY_HOME")
        return self.folder / name

    def _matching(self, pattern: re.Pattern[str]) -> Iterator[int]:
        if self.folder is None:
            return
        try:
            names = os.listdir(self.folder)
        except OSError:
            return
        for name in names:
            match = pattern.fullmatch(name)
            if match:
                yield int(match[1])

    def _adopt(self) -> None:
        """Give the games of an earlier version their numbers."""
        for name in OLD_NAMES:
            if self.folder is not None and (self.folder / name).is_file():
                with contextlib.closing(Slot(self)) as slot:
                    slot.claim_new()
                    os.rename(self.folder / name, slot.path)


class Slot:
    """The place of one game: nobody else can take it up until it is closed, or the process ends however it may."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.number = 0
        """0 before the first save, and once it has been let go: whoever saves then saves a new game."""
        self.kept = 0
        """The number under which a game that is over is kept. Whoever takes its end back goes on with it."""
        self._lock = -1

    @property
    def path(self) -> Path:
        """The file of the game."""
        return self.shelf.path(self.number)

    def read(self) -> Save[Any]:
        """The saved game. A damaged file is set aside; one that a later version can read stays."""
        path = self.path
        try:
            return sound(_content(path))
        except OSError as error:
            raise UnusableGame(f"{self} cannot be read: {_reason(error)} ({_shown(path)}).") from error
        except NewerSave as error:
            raise UnusableGame(f"{self} {error}. The file stays as it is: {_shown(path)}.") from error
        except BrokenSave as error:
            raise self.unusable(str(error)) from error

    def unusable(self, why: str) -> UnusableGame:
        """Set the file aside, because of something that is wrong with the game in it."""
        return UnusableGame(f"{self} {why}. {self._set_aside()}")

    def write(self, save: Save[M]) -> None:
        """Write the game in one stroke: whoever reads finds the old file or the new one, whatever happens meanwhile."""
        try:
            if self.kept:
                self._go_on()
            if not self.number:
                self.claim_new()
            _replace(Path(os.path.realpath(self.path)), sealed(save))
        except (OSError, UnicodeError) as error:
            where = f" ({_shown(self.shelf.folder)})" if self.shelf.folder else ""
            raise NotSaved(f"This game cannot be saved: {_reason(error)}{where}.") from error

    def remove(self) -> None:
        """The game is over."""
        with contextlib.suppress(OSError):
            self.delete()

    def keep(self, save: Save[M]) -> None:
        """The game is over, and kept to be read."""
        with contextlib.suppress(OSError, NotSaved):
            self.write(save)
            number = self.number
            self.path.replace(self.shelf.ended_path(number))
            self.close()
            self.kept = number

    def delete(self) -> None:
        """Remove the file, and let go. Raises OSError if the file stays."""
        try:
            if self.number:
                self.path.unlink(missing_ok=True)
        finally:
            self.close()

    def close(self) -> None:
        """Let others take the game up. Its lock goes with it."""
        if self._lock >= 0:
            with contextlib.suppress(OSError):
                self.shelf.lock_path(self.number).unlink(missing_ok=True)
            os.close(self._lock)
        self.number, self._lock = 0, -1

    def claim(self, number: int) -> bool:
        """Take a number, unless another terminal has it. Where nothing can be locked, everybody may."""
        path = self.shelf.lock_path(number)
        try:
            lock = _locked(path)
        except BlockingIOError:
            return False
        except OSError:
            lock = -1
        self.number, self._lock = number, lock
        if lock >= 0:
            self._tidy()
        return True

    def claim_new(self) -> None:
        """Take a number that no game has or had."""
        folder = self.shelf.path(1).parent
        folder.mkdir(parents=True, exist_ok=True)
        number = self.shelf.next_number()
        while not self.claim(number) or os.path.lexists(self.path):
            self.close()
            number += 1

    def _go_on(self) -> None:
        """A game that was over and kept is unfinished again, under the number that it had."""
        number, self.kept = self.kept, 0
        if not os.path.lexists(self.shelf.path(number)) and self.claim(number):
            self.shelf.ended_path(number).unlink(missing_ok=True)

    def _tidy(self) -> None:
        """Remove what a process that was killed while it wrote this game has left."""
        for left in self.path.parent.glob(f"{self.path.name}.*.new"):
            with contextlib.suppress(OSError):
                left.unlink(missing_ok=True)

    def _set_aside(self) -> str:
        path = self.path
        names = (f"{path.name}.broken{count}" for count in ("", *(f"-{place}" for place in range(2, 1000))))
        aside = next(path.with_name(name) for name in names if not os.path.lexists(path.with_name(name)))
        try:
            path.rename(aside)
        except OSError as error:
            return f"It could not be set aside: {_reason(error)} ({_shown(path)})."
        return f"The file is now {_shown(aside)}."

    def __str__(self) -> str:
        return f"Game {self.number}"


def home() -> Path | None:
    """The data folder: SILVERKEY_HOME, or silverkey in XDG_DATA_HOME or in ~/.local/share; None without a home."""
    try:
        own = os.environ.get("SILVERKEY_HOME")
        if own:
            return Path(own).expanduser().absolute()
        data = Path(os.environ.get("XDG_DATA_HOME", ""))
        # The XDG specification: a relative path is to be ignored.
        return (data if data.is_absolute() else Path.home() / ".local" / "share") / "silverkey"
    except (RuntimeError, OSError):
        return None


def _locked(path: Path) -> int:
    """A file of that name, locked for this process alone. The system lifts the lock when the process ends."""
    while True:
        lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(lock)
            if os.path.exists(path) and os.path.samestat(os.fstat(lock), os.stat(path)):
                os.ftruncate(lock, 0)
                os.write(lock, str(os.getpid()).encode())
                return lock
        except BlockingIOError:
            os.close(lock)
            raise
        except OSError:  # The disk is full, or the file system knows no locks.
            return lock
        os.close(lock)


def _lock(file: int) -> None:
    """Lock, and do not mind somebody who only looks for a moment whether a game is open."""
    for patience in (0.02, 0.1, 0):
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not patience:
                raise
            time.sleep(patience)
        else:
            return


def _content(path: Path) -> bytes:
    if not path.is_file():
        raise BrokenSave("is no file")
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def _replace(path: Path, content: bytes) -> None:
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
        _settle(path.parent)
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)


def _settle(folder: Path) -> None:
    """See to it that a new name in a folder outlasts a power cut, where the file system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _reason(error: Exception) -> str:
    said = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return said[:1].lower() + said[1:]


def _shown(path: Path) -> str:
    return printable(str(path))
