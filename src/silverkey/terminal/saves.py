"""The saved game: one file in your data folder, whole or not there."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any

import msgspec

from silverkey.cthulhu.game import Game
from silverkey.kernel import codec
from silverkey.terminal.asking import Settings
from silverkey.terminal.match import Match

FORMAT = 1


class BrokenSave(ValueError):
    """The saved game cannot be used; the message says why and where the file now is."""


class Save(msgspec.Struct):
    """A match, every answer so far, and how the game stood after them."""

    format: int
    version: str
    match: Match
    answers: list[tuple[int, str, int, int, int]]
    asked: list[str]
    log: list[str]
    settings: Settings
    state: dict[str, Any]
    digest: str

    def game(self) -> Game:
        """The game as it stood."""
        return Game.from_dict(self.state)


class Saves:
    """The folder with the game under way and the one that a new game put aside."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or home()
        self.current = self.folder / "game.json"
        self.previous = self.folder / "previous.json"

    def write(self, save: Save) -> None:
        """Write the save in one stroke: a reader sees the old file or the new one."""
        self.folder.mkdir(parents=True, exist_ok=True)
        fresh = self.current.with_suffix(f".{os.getpid()}.new")
        try:
            with fresh.open("wb") as file:
                file.write(msgspec.json.encode(save))
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self.current)
        finally:
            with contextlib.suppress(OSError):
                fresh.unlink(missing_ok=True)

    def read(self) -> Save | None:
        """The saved game, or None if there is none. A file that cannot be used is set aside."""
        try:
            data = self.current.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise BrokenSave(f"The saved game cannot be read ({error.strerror}).") from error
        try:
            head = msgspec.json.decode(data, type=_Head)
            if head.format != FORMAT:
                raise BrokenSave(f"The saved game is of another version of Silverkey ({head.version}).")
            save = msgspec.json.decode(data, type=Save)
            if save.game().digest() != save.digest:
                raise BrokenSave("The saved game is damaged.")
        except (msgspec.MsgspecError, ValueError) as error:
            raise BrokenSave(f"{self._reason(error)} {self._set_aside()}") from error
        return save

    def _reason(self, error: Exception) -> str:
        return str(error) if isinstance(error, BrokenSave | codec.CorruptSave) else "The saved game is damaged."

    def _set_aside(self) -> str:
        broken = self.current.with_name(f"{self.current.name}.broken")
        try:
            self.current.replace(broken)
        except OSError:
            return "It could not be set aside."
        return f"The file is now {broken}."

    def recall(self) -> None:
        """Take up the game that was put aside, if no other is under way."""
        if not self.current.exists():
            with contextlib.suppress(OSError):
                self.previous.replace(self.current)

    def retire(self) -> bool:
        """Put the game under way aside for a new one; True if there was one."""
        try:
            self.current.replace(self.previous)
        except OSError:
            return False
        return True

    def remove(self) -> None:
        """The game is over."""
        with contextlib.suppress(OSError):
            self.current.unlink(missing_ok=True)


class _Head(msgspec.Struct):
    format: int
    version: str


def home() -> Path:
    """The data folder: SILVERKEY_HOME, or silverkey in XDG_DATA_HOME or in ~/.local/share."""
    own = os.environ.get("SILVERKEY_HOME")
    if own:
        return Path(own).expanduser()
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "silverkey"
