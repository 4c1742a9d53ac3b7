"""A saved game as the content of a file: sound as a whole, or refused with a sentence."""

from __future__ import annotations

import hashlib
from typing import Any, Generic

import msgspec

from silverkey import __version__
from silverkey.games import FIRST, UnknownGame, part
from silverkey.kernel.codec import CorruptSave
from silverkey.printable import on_a_line
from silverkey.sitting.autopass import Settings
from silverkey.sitting.journal import Entry
from silverkey.terminal.match import M

FORMAT = 2
UNSEALED = 1
"""The format before this one, which had no checksum of the whole."""
LARGEST = 50_000_000
"""Bytes; a long game has some hundred thousand."""


class BrokenSave(ValueError):
    """The content is no game that can be gone on with; the message says why."""


class NewerSave(BrokenSave):
    """The content is of a later version, which can read it."""


class Save(msgspec.Struct, Generic[M], kw_only=True):
    """A match, every answer so far, and how the game stood after them.

    A game has a class of its own, which says of which types match and settings are.
    """

    game: str = FIRST
    """The word of the game."""
    match: M
    answers: list[tuple[int, str, int, int, int]]
    parts: dict[int, tuple[int, ...]] = {}
    """What answers settle besides, by their place."""
    asked: list[str]
    settings: Settings
    state: dict[str, Any]
    digest: str
    entries: list[Entry] = msgspec.field(default_factory=list)
    """The log, each line with the rulings it rests on."""
    answered: int = 0
    """How long it was at the last answer of your own."""
    log: list[str] = msgspec.field(default_factory=list)
    """The lines of the log, where a save is from before there were entries."""

    @property
    def turn(self) -> int:
        """The turn that the game has come to."""
        turn = self.state.get("turn")
        return turn if isinstance(turn, int) else 0

    @property
    def title(self) -> str:
        """Who plays what."""
        return self.match.title()

    @property
    def progress(self) -> str:
        """How far the game has come, in a few words."""
        return f"turn {self.turn}" if self.turn else "setting up"


class _Head(msgspec.Struct):
    format: int
    version: str


class _Word(msgspec.Struct):
    game: str = FIRST


class _Sealed(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    version: str
    checksum: str
    """Of everything else."""
    game: msgspec.Raw


def sealed(save: Save[M]) -> bytes:
    """The content of the file."""
    game = msgspec.json.encode(save)
    return msgspec.json.encode(_Sealed(FORMAT, __version__, _checksum(__version__, game), msgspec.Raw(game)))


def unsealed(content: bytes) -> Save[Any]:
    """The save in a file, whose checksum is right but which has not been tried."""
    if len(content) > LARGEST:
        raise BrokenSave("is too large for a saved game")
    try:
        head = msgspec.json.decode(content, type=_Head)
        if head.format > FORMAT:
            raise NewerSave(f"was saved by a later version of Silverkey ({on_a_line(head.version)[:20]})")
        game = content if head.format == UNSEALED else _opened(content)
        table = part("terminal", msgspec.json.decode(game, type=_Word).game).TABLE
        save: Save[Any] = msgspec.json.decode(game, type=table.saves)
    except UnknownGame as error:
        raise NewerSave("is of a game that this version of Silverkey does not know") from error
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BrokenSave("is damaged") from error
    return save


def sound(content: bytes) -> Save[Any]:
    """The save in a file, with a game that can be gone on with."""
    save = unsealed(content)
    try:
        save.match.require_sound()
        table = part("terminal", save.game).TABLE
        game = table.restored(save.state)
        table.examine(game)
        genuine = game.digest() == save.digest
    except CorruptSave as error:
        raise BrokenSave(f"does not fit this version of Silverkey: {error}".rstrip(".")) from error
    except Exception as error:
        # A file can be wrong in more ways than anybody can list, and none of them may end the program.
        raise BrokenSave("is damaged") from error
    if not genuine:
        raise BrokenSave("is damaged")
    return save


def _opened(content: bytes) -> bytes:
    file = msgspec.json.decode(content, type=_Sealed)
    game = bytes(file.game)
    if file.format != FORMAT or file.checksum != _checksum(file.version, game):
        raise BrokenSave("is damaged")
    return game


def _checksum(version: str, game: bytes) -> str:
    return hashlib.blake2b(f"{FORMAT} {version}\n".encode() + game, digest_size=16).hexdigest()
