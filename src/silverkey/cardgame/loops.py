"""Loops of free actions: shown once more than once, then repeated as often as the player says."""

from __future__ import annotations

from silverkey.kernel.decision import Option

TIMES = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 50, 100, 1000)
"""The numbers of repetitions that a player may state."""
LONGEST = 60
"""So many answers without any progress are a loop, whatever their order."""


def repeated(trail: list[Option]) -> list[Option]:
    """The shortest cycle with which a trail of answers ends twice, or the whole of one that is too long; or nothing.

    Passes are left in the cycle but do not count: whether somebody was asked must not tell what he holds.

    >>> a, b, no = Option("trigger", 1, 0), Option("trigger", 2, 0), Option("pass")
    >>> repeated([b, a, a]) == [a], repeated([a, b, a, b]) == [a, b], repeated([a, b])
    (True, True, [])
    >>> repeated([a, a, no]) == repeated([a, no, a, no]) == [a, no]
    True
    """
    places = [place for place, move in enumerate(trail) if move.word != "pass"]
    moves = [trail[place] for place in places]
    for length in range(1, len(moves) // 2 + 1):
        if moves[-length:] == moves[-2 * length : -length]:
            return trail[places[-length] :]
    return trail.copy() if len(moves) > LONGEST else []
