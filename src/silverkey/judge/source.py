"""Values of a case file with the line they stand on, so that every mistake can be pointed at."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

from silverkey.cardgame.names import fold

S = TypeVar("S")
T = TypeVar("T")

LONGEST = 18
"""Digits of a number; what has more is taken for a word."""
NAME = 300
"""Letters of a name; a sentence such as the title of a case may have more."""
SHOWN = 40
"""Letters of a wrong value that its error shows."""


@dataclass(frozen=True, slots=True)
class Place:
    """A line of a file."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class CaseError(Exception):
    """A case file says something that cannot be read."""

    def __init__(self, message: str, place: Place) -> None:
        super().__init__(f"{place}: {message}")
        self.message = message
        self.place = place


class AlreadyTold(Exception):
    """Something cannot be read for want of what has been found to be wrong before."""


class Mistakes(Exception):
    """A case file says several things that cannot be read."""

    def __init__(self, errors: Iterable[CaseError]) -> None:
        self.errors = sorted(errors, key=lambda error: error.place.line)
        super().__init__("\n".join(map(str, self.errors)))


class Faults:
    """The mistakes of a case as they are found: reading goes on after each, so that all are told at once."""

    def __init__(self) -> None:
        self.errors: list[CaseError] = []

    def each(self, items: Iterable[S], read: Callable[[S], T]) -> tuple[T, ...]:
        """What can be read of several things."""
        found: list[T] = []
        for item in items:
            with self.noted():
                found.append(read(item))
        return tuple(found)

    def field(self, fields: Mapping[str, Node], key: str, read: Callable[[Node], T], default: T) -> T:
        """What is said under a key, or this if nothing is or it cannot be read."""
        if key in fields:
            with self.noted():
                return read(fields[key])
        return default

    def members(self, fields: Mapping[str, Node], key: str, read: Callable[[Node], T]) -> tuple[T, ...]:
        """What the list under a key says."""
        if key in fields:
            with self.noted():
                return self.each(fields[key].items(), read)
        return ()

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Note a mistake that is found here, and go on."""
        try:
            yield
        except CaseError as error:
            self.errors.append(error)
        except AlreadyTold:
            pass


def nearest(word: str, known: Iterable[str]) -> str:
    """' Did you mean …?', or nothing if no known word is near.

    >>> nearest("opperations", ["operations", "story"])
    ' Did you mean operations?'
    >>> nearest("zzz", ["operations", "story"])
    ''
    """
    by_fold: dict[str, str] = {}
    for candidate in known:
        by_fold.setdefault(fold(candidate), candidate)
    near = difflib.get_close_matches(fold(word), by_fold, n=1)
    return f" Did you mean {by_fold[near[0]]}?" if near else ""


def whole(text: str) -> int | None:
    """The whole number that a text is, if it is one of a bearable length.

    >>> whole(" 12"), whole("twelve"), whole("9" * 6000)
    (12, None, None)
    """
    try:
        return int(text) if len(text) <= LONGEST else None
    except ValueError:
        return None


Scalar = str | int | None


class Pairs:
    """Keys with their values, in the order of the file."""

    def __init__(self) -> None:
        self.pairs: list[tuple[Node, Node]] = []
        self.keys: set[Scalar] = set()

    def add(self, key: Node, value: Node) -> bool:
        """Take in a key with its value; False if the key is here already."""
        if not isinstance(key.value, list | Pairs):
            if key.value in self.keys:
                return False
            self.keys.add(key.value)
        self.pairs.append((key, value))
        return True


WORDLESS = (bool, list, Pairs, type(None))
"""Values that are no text."""


class Node:
    """A value in a case file, with its line."""

    __slots__ = ("place", "value")

    def __init__(self, value: Scalar | Pairs | list[Node], place: Place) -> None:
        self.value = value
        self.place = place

    def wrong(self, message: str) -> CaseError:
        """The error to raise about this value."""
        return CaseError(message, self.place)

    @property
    def empty(self) -> bool:
        """Nothing is written here."""
        return self.value is None

    @property
    def is_map(self) -> bool:
        """Whether this is ``key: value`` pairs."""
        return isinstance(self.value, Pairs)

    @property
    def is_list(self) -> bool:
        """Whether this is a list."""
        return isinstance(self.value, list)

    @property
    def is_flag(self) -> bool:
        """Whether this is true or false."""
        return isinstance(self.value, bool)

    def entries(self, what: str = "This") -> Iterator[tuple[Node, Node]]:
        """Keys and values of a mapping. An empty one is written as such."""
        if self.empty:
            raise self.wrong("Something belongs here, written as key: value.")
        if not isinstance(self.value, Pairs):
            raise self.wrong(f"{what} must be written as key: value.")
        yield from self.value.pairs

    def fields(self, allowed: Iterable[str], what: str, faults: Faults) -> dict[str, Node]:
        """The values of a mapping by key, in small letters. A key that is not allowed is a mistake."""
        known = tuple(allowed)
        found: dict[str, Node] = {}
        for key, value in self.entries(what):
            with faults.noted():
                word = " ".join(key.text().lower().split())
                if word not in known:
                    hint = nearest(word, known) or f" It can have: {', '.join(known)}."
                    raise key.wrong(f"{what} has no “{key.text()}”.{hint}")
                if word in found:
                    raise key.wrong(f"“{word}” is given twice.")
                found[word] = value
        return found

    def items(self) -> list[Node]:
        """The members of a list. A single value counts as a list of one; an empty list is written as such."""
        if self.empty:
            raise self.wrong("Something belongs here, or [] for nothing.")
        return self.value if isinstance(self.value, list) else [self]

    def text(self) -> str:
        """A word, a name or a number, as text."""
        text = self.sentence()
        if len(text) > NAME:
            raise self.wrong(f"A name or a word belongs here{self._found()}.")
        return text

    def sentence(self) -> str:
        """Text of any length."""
        text = "" if isinstance(self.value, WORDLESS) else str(self.value).strip()
        if not text:
            raise self.wrong("A name or a word belongs here.")
        return text

    def number(self, least: int = 0, most: int = 999_999) -> int:
        """A whole number, quoted or not."""
        if not self.is_flag and isinstance(self.value, int | str):
            number = whole(str(self.value))
            if number is not None and least <= number <= most:
                return number
        raise self.wrong(f"A whole number from {least} to {most} belongs here{self._found()}.")

    def flag(self) -> bool:
        """true or false, and no other word for it."""
        if not isinstance(self.value, bool):
            raise self.wrong(f"true or false belongs here{self._found()}.")
        return self.value

    def one_of(self, words: Iterable[str], what: str) -> str:
        """One of certain words, in small letters."""
        known = tuple(words)
        word = " ".join(self.text().lower().split())
        if word not in known:
            hint = nearest(word, known) or f" There are: {', '.join(known)}."
            raise self.wrong(f"There is no {what} “{self.text()}”.{hint}")
        return word

    def _found(self) -> str:
        if self.empty or self.is_map or self.is_list:
            return ""
        text = str(self.value)
        return f", not “{text[:SHOWN]}{'…' if len(text) > SHOWN else ''}”"
