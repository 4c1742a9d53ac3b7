"""Records: the small slotted classes that a state is made of, besides frames."""

from __future__ import annotations

from typing import TypeVar

C = TypeVar("C", bound=type)

RECORDS: dict[str, type] = {}
"""Every class of records by its name with its room. A saved game holds them field by field, by their ``__slots__``."""

OWNED: set[type] = set()
"""Records that belong to one state and are copied with it, by their own ``copy()``."""

IMMUTABLE: set[type] = set()
"""Records that are never changed once a state holds them, nor anything in them; copies of the state share them."""


def room(cls: type) -> str:
    """The part of Silverkey that a class belongs to, so that two games may each have a ``Turn`` of their own.

    >>> room(int)
    'builtins'
    """
    return cls.__module__.removeprefix("silverkey.").partition(".")[0]


def record(cls: C) -> C:
    """Class decorator for records that each state has its own of."""
    RECORDS[f"{room(cls)}/{cls.__name__}"] = cls
    OWNED.add(cls)
    return cls


def immutable(cls: C) -> C:
    """Class decorator for records that copies of a state share."""
    RECORDS[f"{room(cls)}/{cls.__name__}"] = cls
    IMMUTABLE.add(cls)
    return cls
