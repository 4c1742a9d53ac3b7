"""How long what comes of an answer is held back, so that the time tells nobody whether somebody else was asked."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Callable

LEAST, TAIL, MOST = 0.4, 0.6, 6.0
"""Of the usual pause: what every pause has, what chance adds on average, and what none is longer than."""


class Pauses(ABC):
    """How long pauses are, and the clock by which they pass."""

    @abstractmethod
    def next(self) -> float:
        """The length of a pause, in seconds. It must not depend on anything at the table."""

    @abstractmethod
    def now(self) -> float:
        """The time, in seconds."""

    @abstractmethod
    def at(self, time: float, do: Callable[[], None]) -> None:
        """Do something at a time."""


class Usual(Pauses):
    """Pauses that nobody can foresee, by the clock of the event loop."""

    def __init__(self, usual: float) -> None:
        self._usual = usual
        self._random = random.SystemRandom()

    def next(self) -> float:
        """As a rule somewhat less than the usual one, now and then several times as long, as when somebody thinks."""
        if not self._usual:
            return 0.0
        return self._usual * min(LEAST + self._random.expovariate(1 / TAIL), MOST)

    def now(self) -> float:
        """The time of the event loop."""
        return asyncio.get_running_loop().time()

    def at(self, time: float, do: Callable[[], None]) -> None:
        """Do something then."""
        asyncio.get_running_loop().call_at(time, do)
