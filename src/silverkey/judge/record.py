"""What can be asked about the course of a game, and not only about how things stand."""

from __future__ import annotations

from abc import ABC, abstractmethod

from silverkey.kernel.event import Event


class Record(ABC):
    """Which cards were shown to all players, and how cards left play."""

    def __init__(self) -> None:
        self.revealed: set[int] = set()
        self.left: dict[int, str] = {}
        """How each card left play last."""

    def observe(self, event: Event) -> None:
        """Something happened."""
        if event.verb == "reveal":
            self.revealed.update(event.cards)
        elif way := self.way_out(event):
            self.left[event.card] = way

    @abstractmethod
    def way_out(self, event: Event) -> str:
        """How a card leaves play with an event; nothing if none does."""
