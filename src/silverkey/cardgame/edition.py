"""Editions: the points on which the rules documents of a game differ, as named switches.

Rules ask a switch and never a version number. Each switch names the rulings it comes from. A game's edition is a
dataclass made of such switches, whose defaults are those of the newest document.
"""

from __future__ import annotations

import difflib
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple, TypeVar

from silverkey.kernel import shared


class UnknownEdition(LookupError):
    """There is no such edition."""


class Switch(NamedTuple):
    """One point on which editions differ."""

    name: str
    on: str
    off: str
    cites: tuple[str, ...]


def switch(value: bool, on: str, off: str, *cites: str) -> Any:
    """A field of an edition: its setting in the newest document, what it means, and the rulings that it comes from."""
    return field(default=value, metadata={"on": on, "off": off, "cites": cites})


@dataclass(frozen=True, slots=True)
class Edition:
    """One way of playing."""

    name: str


E = TypeVar("E", bound=Edition)


class Editions(dict[str, E]):
    """The editions of a game by name, from the oldest to the newest."""

    def __init__(self, game: str, *editions: E) -> None:
        super().__init__({edition.name: edition for edition in editions})
        for edition in editions:
            shared.name(edition, f"{game}/edition/{edition.name}")

    def named(self, name: str) -> E:
        """The edition of that name, or the newest as ``latest``. Raises UnknownEdition if there is none."""
        if name == "latest":
            return next(reversed(self.values()))
        if name not in self:
            near = difflib.get_close_matches(name, self, n=1)
            hint = f" Did you mean {near[0]}?" if near else ""
            raise UnknownEdition(f"There is no edition “{name}”. Editions are: {', '.join(self)}.{hint}")
        return self[name]


def switches(kind: type[Edition]) -> list[Switch]:
    """Every switch of a game's editions, in the order of their fields."""
    return [
        Switch(one.name, one.metadata["on"], one.metadata["off"], one.metadata["cites"])
        for one in fields(kind)
        if one.metadata
    ]


def differences(old: Edition, new: Edition) -> list[tuple[Switch, bool, bool]]:
    """The switches on which two editions of a game differ, with both settings."""
    return [
        (one, getattr(old, one.name), getattr(new, one.name))
        for one in switches(type(new))
        if getattr(old, one.name) != getattr(new, one.name)
    ]
