"""The log, in sentences that speak to you."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Generic, NamedTuple

from silverkey.kernel.event import Event
from silverkey.printable import on_a_line
from silverkey.rulings import load
from silverkey.sitting.seats import Seats
from silverkey.sitting.view import G


class Entry(NamedTuple):
    """One thing that happened, with what later lines may want to know of it."""

    text: str
    verb: str = ""
    player: int = -1
    card: int = -1
    number: int = -1
    rulings: tuple[str, ...] = ()
    """What it rests on."""
    price: bool = False
    """Whether it is paid for what comes next."""

    @property
    def aside(self) -> bool:
        """A step of the turn that is skipped: told when asked why, but no news."""
        return self.verb == "left out" and self.card < 0


def as_read(entry: Entry) -> Entry:
    """A line of the log from a file, with nothing in it that cannot be shown or looked up."""
    known = tuple(ruling for ruling in entry.rulings if ruling in load().by_id)
    return entry._replace(text=on_a_line(entry.text), rulings=known)


class Journal(ABC, Generic[G]):
    """Everything worth a line, in order. Knows no more than you do."""

    def __init__(self, seats: Seats, entries: Iterable[Entry] = ()) -> None:
        self.seats = seats
        """Who sits where. Whoever plays a game in which that may change says so before something is heard."""
        self.entries = list(entries)

    @abstractmethod
    def hear(self, game: G, event: Event) -> None:
        """Something has happened."""

    @abstractmethod
    def asked(self) -> None:
        """You could take an action."""

    @abstractmethod
    def together(self, before: Entry, entry: Entry) -> str:
        """A line that tells an entry together with the one before it; empty if each has its own."""

    @abstractmethod
    def implied(self, before: Entry, entry: Entry) -> bool:
        """Whether an entry goes without saying after the one before it."""

    def note(self, line: str) -> None:
        """A line that no event brings about."""
        self.entries.append(Entry(line))

    def lines(self, start: int = 0) -> list[str]:
        """The log from an entry on, with what belongs together told together."""
        told: list[str] = []
        times = 1
        before = Entry("")
        for entry in self.entries[start:]:
            if entry.aside:
                continue
            if together := self.together(before, entry):
                told[-1] = together
            elif entry.text == before.text:
                times += 1
                told[-1] = f"{entry.text} (×{times})"
            elif not self.implied(before, entry):
                told.append(entry.text)
                times = 1
            before = entry
        return told
