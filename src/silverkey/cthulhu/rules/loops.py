"""Loops of free actions: shown once more than once, then repeated as often as the player says (coc-latest/1.16)."""

from __future__ import annotations

from silverkey.kernel.decision import Option

TIMES = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 50, 100, 1000)
"""The numbers of repetitions that a player may state."""
LONGEST = 60
"""So many answers without any progress are a loop, whatever their order."""


def repeated(trail: list[Option]) -> list[Option] | None:
    """The shortest cycle with which a trail of answers ends twice.

    >>> a, b = Option("trigger", 1, 0), Option("trigger", 2, 0)
    >>> repeated([b, a, a]) == [a], repeated([a, b, a, b]) == [a, b], repeated([a, b])
    (True, True, None)
    """
    for length in range(1, len(trail) // 2 + 1):
        if trail[-length:] == trail[-2 * length : -length]:
            return trail[-length:]
    return None
