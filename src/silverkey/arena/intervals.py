"""How sure one may be of a share that was counted."""

from __future__ import annotations

import math

import msgspec

NORMAL = 1.959963984540054
"""Between this and its negative lie 95 % of a normal distribution."""


class Interval(msgspec.Struct, frozen=True):
    """Where a share lies, with a confidence of 95 %."""

    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.low * 100:.1f} to {self.high * 100:.1f} %"


def wilson(times: int, of: int) -> Interval:
    """Wilson's score interval for a share that was counted.

    >>> print(wilson(123, 200)), print(wilson(0, 1000)), print(wilson(0, 0))
    54.6 to 68.0 %
    0.0 to 0.4 %
    0.0 to 100.0 %
    (None, None, None)
    """
    if not of:
        return Interval(0.0, 1.0)
    share, square = times / of, NORMAL**2
    middle = (share + square / (2 * of)) / (1 + square / of)
    reach = NORMAL / (1 + square / of) * math.sqrt(share * (1 - share) / of + square / (4 * of**2))
    return Interval(round(max(0.0, middle - reach), 6), round(min(1.0, middle + reach), 6))
