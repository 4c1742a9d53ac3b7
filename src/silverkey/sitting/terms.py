"""The words of a game that cards and questions use without explaining them, each explained in a sentence or two."""

from __future__ import annotations

from typing import NamedTuple


class Term(NamedTuple):
    """A word of the game."""

    name: str
    meaning: str
    rulings: tuple[str, ...] = ()
    """Where more is said of it, by the ids of the newest document."""
    aliases: tuple[str, ...] = ()
