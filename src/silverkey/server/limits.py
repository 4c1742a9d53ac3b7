"""How often somebody may ask for something: more at once now and then, but no more than so many in the long run."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

KNOWN = 20_000
"""Of so many it is remembered how much they have asked for."""


class Allowance(NamedTuple):
    """So many at once, and after that one every so many seconds."""

    at_once: int
    every: float


ALLOWED = {
    "request": Allowance(200, 0.1),
    "change": Allowance(60, 1.0),
    "table": Allowance(20, 30.0),
    "sign in": Allowance(10, 30.0),
    "work": Allowance(20, 2.0),
    "connect": Allowance(60, 1.0),
    "message": Allowance(60, 0.1),
    "chat": Allowance(10, 2.0),
}
"""What is counted, for each address, or for messages and chat for each connection."""


class Limits:
    """What everybody has asked for lately."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._free_at: OrderedDict[tuple[str, str], float] = OrderedDict()
        """When somebody will have made up for all that he asked for."""

    def wait(self, what: str, who: str) -> int:
        """Count it, unless it is too much; then, in how many seconds it is not any more. 0 if it is counted.

        >>> limits = Limits(clock=lambda: 0.0)
        >>> [limits.wait("sign in", "Danielle") for _ in range(11)][-2:], limits.wait("sign in", "Tommy")
        ([0, 30], 0)
        """
        at_once, every = ALLOWED[what]
        now = self._clock()
        free_at = max(self._free_at.pop((what, who), now), now)
        late = free_at + every - (now + at_once * every)
        self._free_at[what, who] = free_at if late > 0 else free_at + every
        if len(self._free_at) > KNOWN:
            self._free_at.popitem(last=False)
        return math.ceil(late) if late > 0 else 0


def sentence(seconds: int) -> str:
    """What somebody is told who has asked for too much.

    >>> sentence(1), sentence(90)
    ('That was a lot at once. Come again in a second.', 'That was a lot at once. Come again in 90 seconds.')
    """
    return f"That was a lot at once. Come again in {'a second' if seconds == 1 else f'{seconds} seconds'}."
