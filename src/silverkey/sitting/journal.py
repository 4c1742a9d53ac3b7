"""The log, in sentences that speak to you."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Generic, NamedTuple

from silverkey.cardgame.game import CardGame
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
    cards: tuple[tuple[str, str], ...] = ()
    """The cards that it names, each with its title and its code in the library."""
    shown: int = -1
    """The number under which whoever reads it knows the card that it is about, or -1."""

    @property
    def aside(self) -> bool:
        """A step of the turn that is skipped: told when asked why, but no news."""
        return self.verb == "left out" and self.card < 0


def named_in(text: str, game: CardGame, cards: Iterable[int]) -> tuple[tuple[str, str], ...]:
    """Those cards that a line names: it tells no more of them than it does anyway."""
    named: dict[str, str] = {}
    for card in cards:
        if card >= 0 and game.identified(card) and game.name(card) in text:
            named.setdefault(game.name(card), game.printed[card].code)
    return tuple(named.items())


def conceding(name: str, in_time: bool) -> str:
    """The line that says who has given up, or run out of time."""
    yours = name == "You"
    if in_time:
        return f"{name} {'give' if yours else 'gives'} up."
    return f"{name} {'run' if yours else 'runs'} out of time."


def concerned(event: Event) -> tuple[int, ...]:
    """The cards that an event may be told of."""
    return (event.card, event.source, *event.cards)


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

    def known_as(self, game: G, card: int) -> int:
        """The number under which you know a card, or -1."""
        return game.sight.numbers[self.seats.eyes(game)][card] if card >= 0 else -1

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
