"""What is different between two views, as it goes over the wire."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

Way = tuple[int | str, ...]


class Change(msgspec.Struct, frozen=True):
    """What is different at a place of the view: another value, or members of a list that have come for others."""

    way: Way
    """Keys and places in lists, from the outside in."""
    value: Any = None
    at: int = -1
    """Where in a list members have come and gone; -1 if there is another value."""
    gone: int = 0
    come: list[Any] = []


def changes(before: Any, after: Any, way: Way = ()) -> Iterator[Change]:
    """What is different.

    >>> list(changes({"a": 1, "b": [1, 2, 3]}, {"a": 2, "b": [1, 3]}))
    [Change(way=('a',), value=2, at=-1, gone=0, come=[]), Change(way=('b',), value=None, at=1, gone=1, come=[])]
    """
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            yield from changes(before[key], value, (*way, key))
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple):
        yield from _members(before, after, way)
    elif before != after:
        yield Change(way, after)


def _members(before: Sequence[Any], after: Sequence[Any], way: Way) -> Iterator[Change]:
    if before == after:
        return
    shorter = min(len(before), len(after))
    start = next((place for place in range(shorter) if before[place] != after[place]), shorter)
    alike = (end for end in range(shorter - start) if before[-1 - end] != after[-1 - end])
    end = next(alike, shorter - start)
    if len(before) == len(after):
        for place in range(start, len(after) - end):
            yield from changes(before[place], after[place], (*way, place))
    else:
        yield Change(way, at=start, gone=len(before) - start - end, come=list(after[start : len(after) - end]))
