"""The one question a game asks at a time, and the ways an answer can be wrong."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from silverkey.kernel.record import immutable


class Option(NamedTuple):
    """One legal answer. Plain data: a word and numbers, whose meaning the word fixes.

    >>> Option("play", card=12)
    Option(word='play', card=12, number=-1, other=-1, parts=())
    """

    word: str
    card: int = -1
    number: int = -1
    other: int = -1
    parts: tuple[int, ...] = ()
    """Further numbers, where an answer settles several things at once, such as who gets how much."""


@lru_cache(maxsize=1 << 14)
def offered(word: str, card: int = -1, number: int = -1) -> Option:
    """An option of a kind that is offered again and again, such as each card to each place: made once, and kept."""
    return Option(word, card, number)


PASS = Option("pass")
DONE = Option("done")
YES = Option("yes")
NO = Option("no")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """Who must decide, about what, and every legal answer."""

    __slots__ = ("about", "kind", "options", "player", "serial")

    def __init__(self, player: int, kind: str, options: Iterable[Option], serial: int, about: int = -1) -> None:
        self.player = player
        self.kind = kind
        self.options = tuple(options)
        self.serial = serial
        self.about = about
        """The card whose ability or rule asks, or -1 for the rules of the game."""

    def __repr__(self) -> str:
        return f"Decision(player={self.player}, kind={self.kind!r}, options={self.options!r})"


@mypyc_attr(native_class=False)
class Unanswerable(RuntimeError):
    """The rules have put a question that has no answer. That is a fault of the rules, never of a player."""


@mypyc_attr(native_class=False)
class IllegalAnswer(ValueError):
    """The answer is not among the options, or comes too late. The game has not changed."""


immutable(Decision)
