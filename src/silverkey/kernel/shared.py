"""Immutable data that states point to: card definitions and the words of the card language.

States hold such data by reference, which makes copying a game cheap; a saved game holds its name instead.
"""

from __future__ import annotations

from typing import Any

_names: dict[int, str] = {}
_things: dict[str, Any] = {}


def name(thing: Any, handle: str) -> None:
    """Give a shared thing its name. A thing that has one keeps its first."""
    if id(thing) in _names:
        return
    if handle in _things:
        raise ValueError(f"Two things are called {handle}.")
    _names[id(thing)] = handle
    _things[handle] = thing


def handle_of(thing: Any) -> str | None:
    """The name of a shared thing."""
    return _names.get(id(thing))


def thing_of(handle: str) -> Any:
    """The shared thing of that name."""
    if handle not in _things:
        raise KeyError(f"Nothing is called {handle} in this version.")
    return _things[handle]
