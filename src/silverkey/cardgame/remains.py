"""What is remembered of a card that has left play."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class Remains(Generic[V]):
    """A card as it was when it left play, for whatever answers that. A game adds what else it remembers."""

    __slots__ = ("controller", "values")

    def __init__(self, controller: int, values: V) -> None:
        self.controller = controller
        self.values = values
        """Its values, with the abilities that it had."""
