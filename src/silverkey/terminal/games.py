"""The games that can be played here. Each has a word and a folder, which is read when it is wanted."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from silverkey.terminal.table import Table

TABLES = {"cthulhu": "silverkey.terminal.cthulhu.table"}
"""By word, the module that has the game's ``TABLE``."""
FIRST = "cthulhu"
"""The game of a save that names none, from the time when there was no other."""


class UnknownGame(LookupError):
    """No game has that word."""


def table_of(word: str) -> Table[Any, Any, Any]:
    """What the terminal knows of a game."""
    if word not in TABLES:
        raise UnknownGame(f"There is no game “{word}”. Games are: {', '.join(TABLES)}.")
    table: Table[Any, Any, Any] = import_module(TABLES[word]).TABLE
    return table
