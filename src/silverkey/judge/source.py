"""Reading YAML so that every mistake can be pointed at: values with the line they stand on."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import AliasEvent, MappingEndEvent, MappingStartEvent, SequenceEndEvent, SequenceStartEvent

from silverkey.cthulhu.library import fold


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


class Node:
    """A value in a case file, with its line."""

    __slots__ = ("place", "value")

    def __init__(self, value: Any, place: Place) -> None:
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
        return isinstance(self.value, CommentedMap)

    @property
    def is_list(self) -> bool:
        """Whether this is a list."""
        return isinstance(self.value, CommentedSeq)

    @property
    def is_flag(self) -> bool:
        """Whether this is true or false."""
        return isinstance(self.value, bool)

    def entries(self, what: str = "This") -> Iterator[tuple[Node, Node]]:
        """Keys and values of a mapping; nothing at all counts as an empty one."""
        if self.empty:
            return
        if not isinstance(self.value, CommentedMap):
            raise self.wrong(f"{what} must be written as key: value.")
        for key, value in self.value.items():
            yield Node(key, self._at(self.value.lc.data, key, 0)), Node(value, self._at(self.value.lc.data, key, 2))

    def fields(self, allowed: Iterable[str], what: str) -> dict[str, Node]:
        """The values of a mapping by key, in small letters. A key that is not allowed is an error."""
        known = tuple(allowed)
        found: dict[str, Node] = {}
        for key, value in self.entries(what):
            word = " ".join(key.text().lower().split())
            if word not in known:
                raise key.wrong(
                    f"{what} has no “{key.text()}”.{nearest(word, known) or ' It can have: ' + ', '.join(known) + '.'}"
                )
            if word in found:
                raise key.wrong(f"“{word}” is given twice.")
            found[word] = value
        return found

    def items(self) -> list[Node]:
        """The members of a list. A single value counts as a list of one, nothing as an empty list."""
        if self.empty:
            return []
        if not isinstance(self.value, CommentedSeq):
            return [self]
        return [Node(member, self._at(self.value.lc.data, index, 0)) for index, member in enumerate(self.value)]

    def text(self) -> str:
        """A word, a name or a number, as text."""
        if self.empty or self.is_map or self.is_list or self.is_flag or not str(self.value).strip():
            raise self.wrong("A name or a word belongs here.")
        return str(self.value).strip()

    def number(self, least: int = 0, most: int = 999_999) -> int:
        """A whole number, quoted or not."""
        if not self.is_flag and isinstance(self.value, int | str):
            try:
                number = int(self.value)
            except ValueError:
                pass
            else:
                if number > most:
                    raise self.wrong(f"A whole number up to {most} belongs here{self._found()}.")
                if number >= least:
                    return number
        raise self.wrong(f"A whole number from {least} up belongs here{self._found()}.")

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
        return "" if self.empty or self.is_map or self.is_list else f", not “{self.value}”"

    def _at(self, lines: Any, key: Any, column: int) -> Place:
        """The line of a key (column 0) or of its value (column 2). Merged and complex keys have none of their own."""
        try:
            return Place(self.place.file, int(lines[key][column]) + 1)
        except (KeyError, TypeError, IndexError):
            return self.place


def documents(path: Path, shown: str) -> Iterator[Node | CaseError]:
    """The documents of a YAML 1.2 file. One that is not YAML does not keep the others from being read."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        yield CaseError(f"The file cannot be read: {reason}.", Place(shown, 1))
        return
    for line, document in _split(text):
        found = _load(document, line, shown)
        if found is not None:
            yield found


def _split(text: str) -> Iterator[tuple[int, str]]:
    """The documents of a file as text, each with the number of lines before it."""
    lines = text.splitlines(keepends=True)
    start = 0
    for number, line in enumerate([*lines, "---"]):
        if line.rstrip() == "---" or line.startswith("--- "):
            yield start, "".join(lines[start:number])
            start = number + 1


def _load(text: str, lines_before: int, shown: str) -> Node | CaseError | None:
    """The document that a text is, or None if it is empty."""
    try:
        placed = "\n" * lines_before + text
        inside = _alias_of_itself(placed)
        if inside is not None:
            return CaseError("This stands for what it is itself part of.", Place(shown, inside))
        document = YAML(typ="rt").load(placed)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        said = error.problem or error.context or "it cannot be read"
        line = mark.line if mark is not None else lines_before
        return CaseError(f"This is not YAML: {said}.", Place(shown, line + 1))
    except (YAMLError, RecursionError, ValueError, TypeError, KeyError) as error:
        return CaseError(f"This is not YAML: {str(error) or type(error).__name__}.", Place(shown, lines_before + 1))
    return None if document is None else Node(document, Place(shown, _first_line(document, lines_before)))


def _alias_of_itself(text: str) -> int | None:
    """The line of an alias inside what it is an alias of, which would have no end; None if there is no such thing."""
    if "&" not in text or "*" not in text:
        return None
    open_anchors: list[str | None] = []
    for event in YAML(typ="rt").parse(text):
        if isinstance(event, MappingStartEvent | SequenceStartEvent):
            open_anchors.append(event.anchor)
        elif isinstance(event, MappingEndEvent | SequenceEndEvent):
            open_anchors.pop()
        elif isinstance(event, AliasEvent) and event.anchor in open_anchors:
            return int(event.start_mark.line) + 1
    return None


def _first_line(document: Any, lines_before: int) -> int:
    return (int(document.lc.line) if isinstance(document, CommentedMap | CommentedSeq) else lines_before) + 1
