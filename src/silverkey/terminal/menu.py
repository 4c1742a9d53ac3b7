"""The question as a list of choices, and what a typed line means."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from rich.text import Text

from silverkey.cardgame.names import fold
from silverkey.kernel.decision import DONE, PASS, Option

LETTERS = "abcdefghijklmno"
"""Places on the board are called by letters, there and in questions."""
NOWHERE = "-"
"""The place of a card that is not to go anywhere after all."""
STAY = "stay"
"""The word of that answer. It is no answer of the game: what was picked is taken back for it."""
_TO = r"(?:to\b|at\b|->|→)"


class Misunderstood(ValueError):
    """What was typed is none of the choices; the message says what would be."""


@dataclass(slots=True)
class Entry:
    """One line of choices: interchangeable answers, by the place that they go to where there are several."""

    text: Text
    title: str
    code: str
    """The code of the card that it is about, or nothing."""
    answers: dict[str, list[Option]] = field(default_factory=dict)
    payers: dict[str, Option] = field(default_factory=dict)
    """The places of which one could pay for it."""
    which_pays: bool = False
    """Whether it makes a difference which of them does."""
    going: str = ""
    """Where it is on its way to."""

    @property
    def copies(self) -> int:
        """How many interchangeable cards it stands for."""
        return max((len(options) for options in self.answers.values()), default=1)


@dataclass(slots=True)
class Menu:
    """A question with its choices."""

    kind: str
    question: str
    entries: dict[str, Entry]
    """By what is typed for it: a number, or the name of a place."""
    columns: dict[str, Text]
    """The places among which a choice goes to one."""
    words: dict[str, Option]
    """Answers that are words: pass, done, yes, no."""
    keys: list[tuple[str, str]]
    """The words as they are told: what is typed, and what it does."""
    text: str = ""
    """What the card that asks says."""
    asker: str = ""
    """The title of that card."""
    shows_hand: bool = False
    """Whether the choices are the whole hand."""
    first: tuple[Option, ...] = ()
    """What is answered before any of the choices: they belong to the next question."""
    single: bool = False
    """Whether it takes one answer and then leads elsewhere."""
    assigning: str = ""
    """The word of the answers that send a card to a place, if that is what is asked; they can be changed until done."""
    numbered: str = ""
    """The letter of places that have numbers: d where they are called d1, d2 and so on."""

    def picks(self, text: str) -> list[Option]:
        """The answers that a typed line means, in order."""
        used: dict[str, int] = {}
        found: list[Option] = []
        for part in _parts(text.strip().lower()):
            found.extend(self._part(part, used))
        if not found:
            raise Misunderstood(f"Type {self._ways()}.")
        if self.single and sum(option not in self._paying() for option in found) > 1:
            raise Misunderstood("One thing at a time here.")
        if any(option in self.words.values() for option in found[:-1]):
            raise Misunderstood("Nothing can come after pass or done.")
        chosen = found[0] not in self.words.values()
        return [*self.first, *found] if chosen else found

    def names(self, text: str) -> bool:
        """Whether a line is nothing but what choices are called: c is no command where a place c is chosen."""
        return all(name in self.entries for name in re.split(r"[\s,;]+", text.strip().lower()))

    def _paying(self) -> set[Option]:
        return {option for entry in self.entries.values() for option in entry.payers.values()}

    def _ways(self) -> str:
        labels = list(self.entries)
        ways = [labels[0] if len(labels) == 1 else f"{labels[0]} to {labels[-1]}"] if labels else []
        ways += [key for key, _ in self.keys]
        return " or ".join(ways)

    def _part(self, part: str, used: dict[str, int]) -> list[Option]:
        """Something between two commas: words and numbers, or the name of a card."""
        tokens = _tokens(part, self.numbered)
        unknown = [token for token in tokens or () if not self._known(token)]
        if tokens and len(tokens) > 1 and unknown and all(token in ANSWERS for token in unknown):
            raise Misunderstood(f"“{unknown[0]}” is no answer here: type {self._ways()}.")
        if tokens is None or unknown:
            return self._by_name(part, used)
        found: list[Option] = []
        for token in tokens:
            if token in self.words:
                found.append(self.words[token])
            elif token in self.entries:
                found.extend(self._chosen(token, "", used))
            else:
                match = _token(self.numbered).fullmatch(token)
                assert match is not None
                found.extend(self._chosen(match[1], match[2] or match[3] or "", used))
        return found

    def _known(self, token: str) -> bool:
        return token in self.words or token in self.entries or _token(self.numbered).fullmatch(token) is not None

    def _chosen(self, label: str, place: str, used: dict[str, int]) -> list[Option]:
        label = label.lstrip("0") or "0"
        if label not in self.entries and label.isdigit() and f"{self.numbered}{label}" in self.entries:
            label = f"{self.numbered}{label}"
        entry = self.entries.get(label)
        if entry is None:
            raise Misunderstood(f"There is no choice {label[:12]}{'…' if len(label) > 12 else ''}.")
        if place.isdigit():
            place = list(self.columns)[int(place) - 1] if 0 < int(place) <= len(self.columns) else place
        if entry.payers and place in entry.payers:
            return [self._next(entry, label, "", used), entry.payers[place]]
        if place == NOWHERE and entry.going:
            return [Option(STAY, self._card(entry))]
        if not place and len(entry.answers) == 1:
            place = next(iter(entry.answers))
        return [self._next(entry, label, place, used)]

    def _card(self, entry: Entry) -> int:
        return next(iter(entry.answers.values()))[0].card

    def _next(self, entry: Entry, label: str, place: str, used: dict[str, int]) -> Option:
        options = entry.answers.get(place)
        if options is None:
            ways = " or ".join(f"{label}{way}" for way in entry.payers or entry.answers)
            if entry.payers:
                raise Misunderstood(f"{entry.title} can be paid for: {ways}.")
            if not self.columns:
                raise Misunderstood(f"Type just {label}.")
            raise Misunderstood(f"{entry.title} can go: {ways}." if place else f"Say where {entry.title} goes: {ways}.")
        turn = used.get(label, 0)
        used[label] = turn + 1
        if self.assigning:
            return options[0]
        if turn >= len(options):
            raise Misunderstood(f"{entry.title} is there only {'once' if turn == 1 else f'{turn} times'}.")
        return options[turn]

    def _by_name(self, part: str, used: dict[str, int]) -> list[Option]:
        """A choice by the beginning of its card's title, or by a part of it, and where it goes."""
        name, place = part.removeprefix("play "), ""
        match = _named(self.numbered).fullmatch(name)
        if match is not None and not self._labels(fold(name)):
            name, place = match[1], match[2]
        labels = self._labels(fold(name))
        if len(labels) > 1:
            raise Misunderstood(f"Which one: {', '.join(f'{label} {self.entries[label].title}' for label in labels)}?")
        if not labels:
            if part in ANSWERS or part in ("p", "y", "n"):
                raise Misunderstood(f"“{part}” is no answer here: type {self._ways()}.")
            shown = part if len(part) <= 40 else f"{part[:40]}…"
            raise Misunderstood(f"“{shown}” is neither a choice nor a command; ? lists the commands.")
        return self._chosen(labels[0], place, used)

    def _labels(self, name: str) -> list[str]:
        if len(name) < 2:
            return []
        tests: tuple[Callable[[str], bool], ...] = (
            lambda title: title == name,
            lambda title: title.startswith(name),
            lambda title: name in title,
        )
        for fits in tests:
            labels = [label for label, entry in self.entries.items() if entry.code and fits(fold(entry.title))]
            if labels:
                return labels
        return self._deeds(name)

    def _deeds(self, name: str) -> list[str]:
        """The choices that begin with a typed word, and have the others in the same order: fight, move d, evade ghoul.

        A letter alone is meant as the letter of a place.
        """
        said = name.split()
        for whole in (True, False):
            labels = [label for label, entry in self.entries.items() if _says(entry.text.plain, said, whole)]
            if labels:
                return labels
        return []

    def only_choice(self) -> Option | None:
        """The one choice there is, besides what words say; None if there are several."""
        if len(self.entries) != 1:
            return None
        answers = list(next(iter(self.entries.values())).answers.values())
        return answers[0][0] if len(answers) == 1 else None

    @property
    def declines(self) -> Option | None:
        """The answer that lets the matter be, if there is one."""
        return next((option for option in (PASS, DONE) if option in self.words.values()), None)


def _parts(line: str) -> list[str]:
    return [part for part in re.split(r"\s*[,;]\s*", line) if part]


def _place(numbered: str) -> str:
    """What a place may be called, as a pattern."""
    return rf"{numbered}\d{{1,2}}|[a-o]" if numbered else "[a-o]"


def _says(text: str, said: list[str], whole: bool) -> bool:
    """Whether a choice begins with the first of these words and has the others further on, whole or as they begin.

    >>> _says("Move to d Parlor !", ["move", "d"], whole=True), _says("Fight Ghoul Minion  62 %", ["fig", "mi"], False)
    (True, True)
    >>> _says("Fight Ghoul Minion  62 %", ["ghoul"], whole=True)
    False
    """
    words = fold(text.partition("  ")[0]).split()
    if not said or not words or not words[0].startswith(said[0]):
        return False
    rest = iter(words[1:])
    return all(any(word == one or (not whole and word.startswith(one)) for word in rest) for one in said[1:])


@cache
def _token(numbered: str) -> re.Pattern[str]:
    """A choice by its number, or by a numbered place that it is, and where it goes."""
    label = rf"\d+|{numbered}\d{{1,2}}" if numbered else r"\d+"
    place = _place(numbered)
    return re.compile(rf"({label})\s*(?:{_TO}\s*({place}|\d{{1,2}})|({place}|-))?(?![a-z0-9])")


@cache
def _named(numbered: str) -> re.Pattern[str]:
    """A choice by the name of its card, and where it goes."""
    return re.compile(rf"(.+?)\s+(?:{_TO}\s*)?({_place(numbered)}|\d{{1,2}}|-)")


def _tokens(part: str, numbered: str) -> list[str] | None:
    """Numbers, places and words of assent as separate tokens, or None if it is something else.

    >>> _tokens("1a 2 to b done", "d"), _tokens("3 d2", "d"), _tokens("old ghoul b", "d")
    (['1a', '2 to b', 'done'], ['3 d2'], None)
    """
    found: list[str] = []
    place = 0
    while place < len(part):
        match = _token(numbered).match(part, place) or _WORD.match(part, place)
        if match is None:
            return None
        found.append(match[0].strip())
        place = match.end()
        while place < len(part) and part[place] == " ":
            place += 1
    words = [token for token in found if token.isalpha() and len(token) > 1]
    return None if any(word not in ANSWERS for word in words) else found


_WORD = re.compile(r"[a-z]+(?![a-z0-9])")
ANSWERS = ("pass", "done", "yes", "no", "keep", "mulligan", "end")
"""Every word that may be an answer somewhere."""
