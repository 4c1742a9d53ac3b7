"""Who plays what with whom: everything that makes a game the same game again."""

from __future__ import annotations

from typing import Protocol, TypeVar


class Match(Protocol):
    """A game that somebody has wished for. It is kept with a saved game."""

    @property
    def seed(self) -> int: ...
    @property
    def edition(self) -> str: ...

    def title(self) -> str:
        """Who plays what, in a few words."""
        ...

    def command(self) -> str:
        """The command line that begins this match anew."""
        ...

    def require_sound(self) -> None:
        """Raise ValueError or LookupError if a match read from a file is none that anybody could have wished for."""
        ...


M = TypeVar("M", bound=Match)
