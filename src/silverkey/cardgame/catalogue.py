"""Looking cards up: what every game's catalogue shares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

import msgspec

from silverkey.cardgame.names import fold
from silverkey.rulings import load


class Columns(NamedTuple):
    """Cards as a table."""

    headings: tuple[str, ...]
    giving_way: tuple[tuple[str, int], ...]
    """The columns that give way on a narrow screen, in this order, and what each keeps; 0 is left out."""
    row: Callable[[Any], tuple[str, ...]]
    """The cells of a card."""


class Entry(NamedTuple):
    """A card as it is found among others, whichever game they are from."""

    code: str
    name: str
    about: tuple[str, ...]
    """Its type, what it belongs to, and where it is from."""
    body: str
    """What else one may search it by."""


class Worded(msgspec.Struct, frozen=True):
    """A card as some editions word it."""

    editions: tuple[str, ...]
    facts: dict[str, Any]
    """Those that the catalogue has of it."""


class CardChange(msgspec.Struct, frozen=True):
    """A fact of a card that a document changed."""

    ruling: str
    edition: str
    """The first edition that has the change."""
    field: str
    before: str
    """In words; empty where the data do not tell."""
    after: str


class CardPrint(msgspec.Struct, frozen=True):
    """A card by its name and where it is from."""

    code: str
    name: str
    place: str


def worded(wordings: Iterable[tuple[str, Any]]) -> list[Worded]:
    """The wordings of a card by edition; editions that follow each other and word it alike are told together."""
    told = [(edition, msgspec.to_builtins(facts)) for edition, facts in wordings]
    return [
        Worded(tuple(edition for edition, _ in group), facts)
        for facts, group in ((facts, list(same)) for facts, same in groupby(told, key=lambda one: one[1]))
    ]


def in_words(value: Any) -> str:
    """A fact as a sentence would have it.

    >>> in_words(("Monster", "Deep One")), in_words(True), in_words(None), in_words(3)
    ('Monster, Deep One', 'yes', 'none', '3')
    """
    match value:
        case True:
            return "yes"
        case False:
            return "no"
        case None | "" | () | []:
            return "none"
        case dict():
            return ", ".join(f"{key} {number}" for key, number in value.items()) or "none"
        case str() | int():
            return str(value)
        case _:
            return ", ".join(map(str, value))


def set_meant(wish: str, sets: Mapping[str, str], what: str = "set") -> str:
    """The code of the set that a wish names by its code or in full, or nothing if nothing is wished for."""
    named = {fold(name): code for code, full in sets.items() for name in (code, full)}
    if wish and fold(wish) not in named:
        known = ", ".join(f"{code} ({full})" for code, full in sets.items())
        raise ValueError(f"There is no {what} “{wish}”. {what.capitalize()}s are: {known}.")
    return named.get(fold(wish), "")


def cost_meant(wish: str) -> str:
    """A cost that is wished for, or nothing."""
    if wish and not wish.isdecimal() and wish.upper() != "X":
        raise ValueError(f"A cost is a number or X; “{wish}” is neither.")
    return wish.upper()


def rulings_on(names: Sequence[str], documents: str) -> list[str]:
    """The rulings on a card by what it is called, each by its newest id; `documents` as in coc."""
    found = _rulings(documents)
    return [ruling for name in dict.fromkeys(names) for ruling in found.get(fold(name), ())]


@cache
def _rulings(documents: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for ruling in load().rulings.values():
        for name in ruling.cards if ruling.ids[-1].startswith(f"{documents}-") else ():
            found.setdefault(fold(name), []).append(ruling.ids[-1])
    return found
