"""What the words of a card may say: values of the right kind, names that there are, cards that something has chosen.

Card files are read as they stand; without this a word that makes no sense would only be noticed at the table.
"""

from __future__ import annotations

import difflib
import types
import typing
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from typing import Any

from silverkey.cardgame.words.costs import Cost
from silverkey.cardgame.words.references import Chosen
from silverkey.language import english
from silverkey.language.node import Node

SUGGESTED = 3
"""So many names are suggested for one that is not there."""
LONGEST = 40
"""No more of a value is told."""
CALLED = {int: "a number", str: "a text", bool: "True or False", types.NoneType: "None"}
"""How kinds of plain values are called."""


def require_sense(roots: Iterable[Node], known: Mapping[str, Collection[str]]) -> None:
    """Raise ValueError, with a sentence for whoever writes the card, if its words do not make sense.

    ``roots`` are all that the card is made of, ``known`` the names that there are, by what they are names of.
    """
    trees = [list(root.walk()) for root in roots]
    for tree in trees:
        for node in tree:
            _require_kinds(node)
            for what, name in node.said():
                if what in known and name not in known[what]:
                    raise ValueError(f"There is no {what} “{name}”.{_meant(name, known[what])}")
    for tree in trees:
        _require_chosen(tree, trees)


def _meant(name: str, names: Iterable[str]) -> str:
    near = difflib.get_close_matches(name, names, n=SUGGESTED)
    return f" Did you mean {english.listed(near, 'or')}?" if near else ""


# Values of the right kind


def _require_kinds(node: Node) -> None:
    word: Any = type(node)
    for field, hint, usual in kinds_of(word):
        value = getattr(node, field)
        if value is not usual and not _fits(value, hint):
            raise ValueError(
                f"{word.__name__} says {field}={_told(value)}, but that has to be {_called(hint)}.{_hint(value, hint)}"
            )


@cache
def kinds_of(word: Any) -> tuple[tuple[str, Any, Any], ...]:
    """What each of the things that a word says may be, as far as that is known, and what it is where nothing is said.

    Compiled words know it of some.
    """
    hints = typing.get_type_hints(word)
    said = ((field.name, hints.get(field.name, Any), field.default) for field in fields(word) if field.init)
    return tuple((name, hint, usual) for name, hint, usual in said if hint is not Any and hint is not type)


def _fits(value: Any, hint: Any) -> bool:
    if isinstance(hint, type):
        return isinstance(value, hint)
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return any(_fits(value, one) for one in inner)
    if origin is tuple and isinstance(value, tuple):
        if len(inner) == 2 and inner[1] is Ellipsis:
            return all(_fits(one, inner[0]) for one in value)
        return len(value) == len(inner) and all(map(_fits, value, inner))
    return isinstance(value, origin) if isinstance(origin, type) else True


def _called(hint: Any) -> str:
    """A kind of value in words."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return english.listed([_called(one) for one in inner], "or")
    if origin is tuple:
        if len(inner) == 2 and inner[1] is Ellipsis:
            return f"several in parentheses, each {_called(inner[0])}"
        return f"{english.listed([_called(one) for one in inner])}, in parentheses"
    return CALLED.get(hint) or f"a word of the kind {getattr(hint, '__name__', hint)}"


def _told(value: Any) -> str:
    if isinstance(value, Node):
        return f"{type(value).__name__}(…)"
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _hint(value: Any, hint: Any) -> str:
    """What was meant, where only the form is wrong."""
    if not isinstance(value, tuple) and _fits((value,), hint):
        return f" Did you mean ({_told(value)},)?"
    if isinstance(value, str) and value.lstrip("-").isdecimal() and _fits(int(value), hint):
        return f" Did you mean {int(value)}?"
    return ""


# Cards that something has chosen


def _require_chosen(tree: list[Node], trees: list[list[Node]]) -> None:
    """Whatever speaks of chosen cards comes after what chooses them, or has them from another ability of the card."""
    elsewhere = {name for other in trees if other is not tree for name in _designated(other)}
    here = set(_designated(part for node in tree if isinstance(node, Cost) for part in node.walk()))  # paid before
    for node in tree:
        here.update(node.designates)
        for name in node.name.split() if isinstance(node, Chosen) else ():
            if name in here or name in elsewhere:
                continue
            if name == Chosen().name:
                raise ValueError(
                    "CHOSEN is what a word before it chooses, and there is none: write choose(…) before it."
                )
            there_are = sorted(here | elsewhere)
            raise ValueError(
                f"No word before it chooses or finds cards under the name “{name}”.{_meant(name, there_are)}"
            )


def _designated(tree: Iterable[Node]) -> Iterator[str]:
    for node in tree:
        yield from node.designates
