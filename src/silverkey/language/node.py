"""Words of the card language are immutable nodes; a card's abilities are trees of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, TypeVar, dataclass_transform

from silverkey.kernel import shared

T = TypeVar("T")


@dataclass_transform(frozen_default=True, eq_default=False)
def word(cls: type[T]) -> type[T]:
    """Class decorator for a word of the language: frozen, slotted, compared by identity."""
    return dataclass(frozen=True, slots=True, eq=False)(cls)


class Node:
    """Any word of the language."""

    __slots__ = ()

    def children(self) -> Iterator[tuple[str, Node]]:
        """The nodes directly below this one, each with the place it stands at."""
        for field in fields(self):  # type: ignore[arg-type]
            value = getattr(self, field.name)
            if isinstance(value, Node):
                yield field.name, value
            elif isinstance(value, tuple):
                for index, member in enumerate(value):
                    if isinstance(member, Node):
                        yield f"{field.name}.{index}", member

    def walk(self) -> Iterator[Node]:
        """This node and all below it."""
        yield self
        for _, child in self.children():
            yield from child.walk()

    def holds(self, kind: type[Any]) -> bool:
        """Whether a word of that kind is used anywhere in here."""
        return any(isinstance(node, kind) for node in self.walk())


def register(root: Node, handle: str) -> None:
    """Name a tree of nodes, so that saved games can refer to any of them."""
    shared.name(root, handle)
    for place, child in root.children():
        register(child, f"{handle}/{place}")
