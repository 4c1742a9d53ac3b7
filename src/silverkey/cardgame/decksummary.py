"""A deck at a glance: what any game tells of one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """Some copies of a card, with what one wants to see of it."""

    quantity: int
    name: str
    code: str
    type: str
    """What it is listed under."""
    cost: str
    icons: str


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What a deck is made of."""

    name: str
    cards: int
    """That count towards its size."""
    types: dict[str, int]
    costs: dict[str, int]
    """How many cards have each cost, from 0 up without a gap; X last."""
    unknown: tuple[str, ...]
    notes: str

    @property
    def about(self) -> tuple[str, ...]:
        """What tells it from others in a list, the most important first."""
        raise NotImplementedError


def counted(pairs: Iterable[tuple[int, str]]) -> Counter[str]:
    """How many there are of each thing.

    >>> counted([(2, "event"), (1, "skill"), (1, "event")])
    Counter({'event': 3, 'skill': 1})
    """
    counter: Counter[str] = Counter()
    for quantity, key in pairs:
        counter[key] += quantity
    return counter


def in_order(keys: Sequence[str], counter: Counter[str]) -> dict[str, int]:
    """The counts in an order, without what there is none of."""
    return {key: counter[key] for key in keys if counter[key]}


def curve(costs: Iterable[tuple[int, str]]) -> dict[str, int]:
    """How many cards have each cost.

    >>> curve([(2, "0"), (1, "X"), (1, "2")])
    {'0': 2, '1': 0, '2': 1, 'X': 1}
    """
    counter = counted(costs)
    highest = max((int(cost) for cost in counter if cost.isdecimal()), default=-1)
    return {str(cost): counter[str(cost)] for cost in range(highest + 1)} | in_order(("X",), counter)
