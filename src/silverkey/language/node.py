"""Words of the card language are immutable nodes; a card's abilities are trees of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from silverkey.kernel import shared


@cache
def field_names(word: Any) -> tuple[str, ...]:
    """The names of all that a word says."""
    return tuple(field.name for field in fields(word))


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """Any word of the language.

    A word is a frozen dataclass that is compared by identity: ``@dataclass(frozen=True, eq=False)``, written out so
    that it can be compiled. For the same reason what a word says about its whole class is set without a type; the type
    stands in a base class that is no dataclass, such as this.
    """

    __slots__ = ()

    DEED: ClassVar[str] = ""
    """What it does, in a word that cards can be searched by."""

    NAMES: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Those of its fields that hold names of the game, each with what these are names of: a subtype, a title."""
    DESIGNATES: ClassVar[tuple[str, ...]] = ()
    """The names under which it leaves cards for what comes after it."""

    @property
    def designates(self) -> tuple[str, ...]:
        """See ``DESIGNATES``."""
        return self.DESIGNATES

    @property
    def tells(self) -> tuple[Node, ...]:
        """The numbers in it that its own English tells in full, so that nothing says besides what X is."""
        return ()

    def said(self) -> Iterator[tuple[str, str]]:
        """The names of the game that it says, each with what it is the name of."""
        for field, what in self.NAMES:
            value = getattr(self, field)
            for name in value if isinstance(value, tuple) else (value,):
                if name:
                    yield what, name

    @property
    def doing(self) -> str:
        """What it does, be it by a verb that it names."""
        return getattr(self, "verb", "") or self.DEED

    def children(self) -> tuple[tuple[str, Node], ...]:
        """The nodes directly below this one, each with the place it stands at. Words never change: looked up once."""
        found = _below.get(self)
        if found is None:
            found = _below[self] = tuple(_children(self))
        return found

    def walk(self) -> Iterator[Node]:
        """This node and all below it."""
        waiting: list[Node] = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(child for _, child in reversed(node.children()))

    def holds(self, kind: type[Any]) -> bool:
        """Whether a word of that kind is used anywhere in here. Words never change, so it is looked up once."""
        found = _held.get((self, kind))
        if found is None:
            found = _held[self, kind] = any(isinstance(node, kind) for node in self.walk())
        return found


_held: dict[tuple[Node, type[Any]], bool] = {}
_below: dict[Node, tuple[tuple[str, Node], ...]] = {}


def _children(node: Node) -> Iterator[tuple[str, Node]]:
    kind: Any = type(node)
    for name in field_names(kind):
        value = getattr(node, name)
        if isinstance(value, Node):
            yield name, value
        elif isinstance(value, tuple):
            for index, member in enumerate(value):
                if isinstance(member, Node):
                    yield f"{name}.{index}", member


def register(root: Node, handle: str) -> None:
    """Name a tree of nodes, so that saved games can refer to any of them."""
    shared.name(root, handle)
    for place, child in root.children():
        register(child, f"{handle}/{place}")
