"""Records: the small classes that a state is made of, besides frames. And what all parts of a state have in common."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")

Shared = Any
"""The type of what copies of a state may share, since it never changes: definitions, words, immutable records."""

RECORDS: dict[str, type] = {}
"""Every class of records by its name with its room. A saved game holds them field by field (``fields_of``)."""

OWNED: set[type] = {list, dict, set}
"""What belongs to one state and is copied with it, by its own ``copy()``: flat lists, dicts and sets, and records."""

IMMUTABLE: set[type] = set()
"""Records that are never changed once a state holds them, nor anything in them; copies of the state share them."""


def room(cls: type) -> str:
    """The part of Silverkey that a class belongs to, so that two games may each have a ``Turn`` of their own.

    >>> room(int)
    'builtins'
    """
    return cls.__module__.removeprefix("silverkey.").partition(".")[0]


def record(cls: type) -> None:
    """Make a class known whose records belong to one state each."""
    RECORDS[f"{room(cls)}/{cls.__name__}"] = cls
    OWNED.add(cls)


def immutable(cls: type) -> None:
    """Make a class known whose records copies of a state share."""
    RECORDS[f"{room(cls)}/{cls.__name__}"] = cls
    IMMUTABLE.add(cls)


_fields: dict[type, tuple[str, ...]] = {}


def fields_of(cls: type) -> tuple[str, ...]:
    """The names of all that a frame, a record or a state holds. A compiled class has its own list of them."""
    found = _fields.get(cls)
    if found is None:
        names: dict[str, None] = {}
        for parent in reversed(cls.__mro__):
            own = parent.__dict__.get("__slots__") or parent.__dict__.get("__mypyc_attrs__") or ()
            names.update(dict.fromkeys(name for name in own if not name.startswith("__")))
        found = _fields[cls] = tuple(sorted(names))
    return found


def blank(cls: type[T]) -> T:
    """A frame, a record or a state without anything in it yet."""
    make: Any = cls.__new__
    made: T = make(cls)
    return made
