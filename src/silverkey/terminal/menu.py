"""The question as numbered choices, and what typed numbers mean."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from rich.text import Text

from silverkey.cthulhu.library import fold
from silverkey.kernel.decision import Option

LETTERS = "abcdefghijklmno"
SINGLE = ("action", "respond", "disrupt", "resource")
"""Questions that take one answer and then lead elsewhere."""
_TOKEN = re.compile(r"(\d+)\s*([a-o]?)")


class Misunderstood(ValueError):
    """What was typed is none of the choices; the message says what would be."""


@dataclass(slots=True)
class Entry:
    """One numbered line: interchangeable answers, by the letter of the column they stand in."""

    text: Text
    title: str
    code: str
    """The code of the card that it is about, or nothing."""
    answers: dict[str, list[Option]] = field(default_factory=dict)

    @property
    def copies(self) -> int:
        """How many interchangeable cards it stands for."""
        return max(len(options) for options in self.answers.values())


@dataclass(slots=True)
class Menu:
    """A question with its choices."""

    kind: str
    question: str
    entries: dict[int, Entry]
    """By the number that is typed for it."""
    columns: dict[str, Text]
    """What the letters stand for, where a choice takes a number and a letter."""
    words: dict[str, Option]
    """Answers that are words: pass, done, yes, no."""
    enter: Option | None
    """What Enter alone answers, if anything."""
    enter_text: str
    shows_hand: bool = False
    """Whether the choices are the whole hand."""

    def picks(self, text: str) -> list[Option]:
        """The answers that a typed line means, in order."""
        line = text.strip().lower()
        if not line:
            if self.enter is None:
                raise Misunderstood("There is no usual answer here: type a number, or a letter from the last line.")
            return [self.enter]
        parts = _parts(line)
        if parts is None:
            return [self._by_name(line)]
        used: dict[int, int] = {}
        found: list[Option] = []
        for part in parts:
            if part in self.words:
                found.append(self.words[part])
            else:
                found.append(self._numbered(part, used))
        if len(found) > 1 and self.kind in SINGLE:
            raise Misunderstood("One thing at a time here.")
        if any(option in self.words.values() for option in found[:-1]):
            raise Misunderstood("Nothing can come after pass or done.")
        return found

    def _numbered(self, part: str, used: dict[int, int]) -> Option:
        match = _TOKEN.fullmatch(part)
        if match is None:
            raise Misunderstood(f"“{part}” is no answer here: type a number.")
        number = int(match[1])
        entry = self.entries.get(number)
        if entry is None:
            raise Misunderstood(f"There is no choice {number}.")
        letter = match[2]
        if not letter and len(entry.answers) == 1:
            letter = next(iter(entry.answers))
        options = entry.answers.get(letter)
        if options is None:
            ways = " or ".join(f"{number}{way}" for way in entry.answers)
            where = f"{entry.title} can go: {ways}." if letter else f"Say where {entry.title} goes: {ways}."
            raise Misunderstood(where if self.columns else f"Type just {ways}.")
        turn = used.get(number, 0)
        used[number] = turn + 1
        if turn >= len(options):
            raise Misunderstood(f"{entry.title} is there only {'once' if turn == 1 else f'{turn} times'}.")
        return options[turn]

    def _by_name(self, line: str) -> Option:
        """A choice by the beginning of its card's title, or by a part of it."""
        name, letter = fold(line.removeprefix("play ")), ""
        if self.columns and len(name) > 2 and name[-2] == " " and name[-1] in LETTERS:
            name, letter = name[:-2].rstrip(), name[-1]
        tests: tuple[Callable[[str], bool], ...] = (
            lambda t: t == name,
            lambda t: t.startswith(name),
            lambda t: name in t,
        )
        for fits in tests:
            places = [number for number, entry in self.entries.items() if entry.code and fits(fold(entry.title))]
            if len(places) == 1 and len(name) > 1:
                return self._numbered(f"{places[0]}{letter}", {})
            if places:
                break
        raise Misunderstood(f"“{line}” is neither a choice nor a command; ? lists the commands.")


def _parts(line: str) -> list[str] | None:
    """A line of numbers, letters and words of assent as separate parts, or None if it is something else."""
    parts = re.findall(r"\d+\s?[a-o](?![a-z])|\d+|[a-z]+", line)
    if re.sub(r"[\s,]", "", line) != re.sub(r"\s", "", "".join(parts)):
        return None
    known = ("pass", "p", "done", "yes", "y", "no", "n")
    if any(not part[0].isdigit() and part not in known for part in parts):
        return None
    return parts
