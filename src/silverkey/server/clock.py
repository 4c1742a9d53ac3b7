"""The time that seats have left. It runs for whoever has been told that he is asked, and nobody else sees it."""

from __future__ import annotations

from collections.abc import Sequence

NOBODY = -1


class Clock:
    """As many minutes for each seat.

    >>> clock = Clock(1, [0.0, 50.0])
    >>> clock.run_for(1, now=100.0), clock.left(1, now=104.0), clock.left(0, now=104.0)
    (True, 6.0, 60.0)
    >>> clock.run_for(NOBODY, now=104.0), clock.left(1, now=200.0), clock.spent(1, now=200.0)
    (True, 6.0, 54.0)
    """

    def __init__(self, minutes: int, spent: Sequence[float]) -> None:
        self._whole = minutes * 60.0
        self._spent = list(spent)
        self.running = NOBODY
        """The seat whose time passes."""
        self._since = 0.0

    def spent(self, seat: int, now: float) -> float:
        """The seconds that a seat has thought."""
        return self._spent[seat] + (now - self._since if self.running == seat else 0.0)

    def left(self, seat: int, now: float) -> float:
        """The seconds that a seat has left."""
        return max(0.0, self._whole - self.spent(seat, now))

    def run_for(self, seat: int, now: float) -> bool:
        """Let the time of a seat pass, or nobody's; whether that is another one than before."""
        if seat == self.running:
            return False
        if self.running != NOBODY:
            self._spent[self.running] = self.spent(self.running, now)
        self.running, self._since = seat, now
        return True
