"""What has happened since you last answered, told together: a paragraph for each play, and for each new beginning."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from silverkey.sitting.journal import Entry
from silverkey.sitting.seats import Seats

USE = "use"
"""The verb of playing or using a card."""

_SOURCE = re.compile(r" \(([^()]+)\)$")
"""The card that something comes from, at the end of a sentence."""
_NAMED = re.compile(r"(?:Your|The) [A-Z]")
"""A name that begins as a sentence may: Your House, The Masked Hunter."""


@dataclass(slots=True)
class Paragraph:
    """Something that happened, and what came of it."""

    head: str
    verb: str
    player: int
    about: str = ""
    """The place that all of it happens at."""
    parts: list[str] = field(default_factory=list)
    last: str = ""
    times: int = 1
    common: tuple[str, ...] = ()
    """Beginnings of sentences that are no names."""
    actors: tuple[str, ...] = ()
    """What the players are called within a sentence."""

    def add(self, sentence: str) -> None:
        """What came of it: the same thing again is counted, and who did it is named once in a row."""
        clause = self._clause(sentence)
        if clause == self.last:
            self.times += 1
            self.parts[-1] = f"{self.parts[-1].partition(f' (×{self.times - 1})')[0]} (×{self.times})"
            return
        actor = next((actor for actor in self.actors if _acts(clause, actor)), "")
        if actor and self.last.startswith(f"{actor} "):
            self.parts[-1] += f", {clause.removeprefix(f'{actor} ')}"
        else:
            self.parts.append(clause)
        self.last, self.times = clause, 1

    def _clause(self, sentence: str) -> str:
        clause = sentence[:-1] if sentence.endswith((".", "!")) else sentence
        if clause.startswith(self.common) and not _NAMED.match(clause):
            clause = clause[0].lower() + clause[1:]
        source = _SOURCE.search(clause)
        if source is not None and source[1] in self.head:
            clause = clause[: source.start()]
        if self.about:
            clause = clause.replace(f" on {self.about}", "").replace(f" at {self.about}", "")
        return clause

    def extend(self, sentence: str) -> None:
        """Once more the same, with another card."""
        more = sentence.rstrip(".").partition(" ")[2].partition(" ")[2]
        if self.parts:
            self.parts[-1] += f", {more}"
        else:
            self.head = f"{self.head.rstrip('.')}, {more}"

    def text(self) -> str:
        """The paragraph as it reads."""
        head = self.head.rstrip(".")
        if not self.parts:
            return head if head.endswith(("!", "”")) else f"{head}."
        return f"{head.rstrip('!')}: {'; '.join(self.parts)}."


def _acts(clause: str, actor: str) -> bool:
    """Whether a clause tells what somebody does, rather than of a card whose title begins as his name does.

    >>> _acts("Wendy discards Knife", "Wendy"), _acts("Wendy Adams cancels it", "Wendy")
    (True, False)
    """
    return clause.startswith(f"{actor} ") and clause[len(actor) + 1 :][:1].islower()


class News(ABC):
    """The log in paragraphs. A game says what begins one, and what is told in a way of its own."""

    OPENERS: ClassVar[tuple[str, ...]]
    """What begins a paragraph; all else belongs to the one before."""
    COMMON: ClassVar[tuple[str, ...]]
    """Beginnings of sentences that are no names."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self._actors = tuple("you" if seats.alone(seat) else name for seat, name in enumerate(seats.names))

    def paragraph(self, head: str, verb: str, player: int, about: str = "") -> Paragraph:
        """A new paragraph."""
        return Paragraph(head, verb, player, about, common=self.COMMON, actors=self._actors)

    def grouped(self, entries: Sequence[Entry], start: int = 0) -> list[str]:
        """The paragraphs of the log, from an entry on."""
        told = self.under_way(entries[:start])
        context = len(told)
        price: list[Entry] = []
        before = Entry("")
        for entry in entries[start:]:
            if entry.aside:
                continue
            if entry.price:
                price.append(entry)
                continue
            if entry.verb == USE:
                self._use(told, entry, price)
            else:
                for paid in price:
                    self._follow(told, paid)
                self._tell(told, entry, before)
            price = []
            before = entry
        for paid in price:
            self._follow(told, paid)
        return [paragraph.text() for place, paragraph in enumerate(told) if paragraph.parts or place >= context]

    @abstractmethod
    def under_way(self, entries: Sequence[Entry]) -> list[Paragraph]:
        """What had begun before the news and goes on in them, if anything did."""

    @abstractmethod
    def apart(self, told: list[Paragraph], entry: Entry, before: Entry) -> bool:
        """Tell an entry in a way of its own; whether that was done."""

    @abstractmethod
    def opening(self, entry: Entry) -> Paragraph:
        """The paragraph that an entry begins."""

    @abstractmethod
    def belongs(self, paragraph: Paragraph, entry: Entry) -> bool:
        """Whether an entry that begins nothing may be told in the paragraph before it."""

    @abstractmethod
    def spent(self, entry: Entry, price: Sequence[Entry]) -> tuple[str, list[Entry]]:
        """What paid for a use, in a word or two, and what of the price is worth a sentence."""

    def carried_on(self, last: Paragraph, entry: Entry) -> str:
        """How the paragraph before a use begins if it tells that as well; nothing if the use has one of its own."""
        return ""

    def _tell(self, told: list[Paragraph], entry: Entry, before: Entry) -> None:
        if self.apart(told, entry, before):
            return
        if entry.verb in self.OPENERS or not told or not entry.verb:
            told.append(self.opening(entry))
        else:
            self._follow(told, entry)

    def _follow(self, told: list[Paragraph], entry: Entry) -> None:
        if told and self.belongs(told[-1], entry):
            told[-1].add(entry.text)
        else:
            told.append(self.paragraph(entry.text, entry.verb, entry.player))

    def _use(self, told: list[Paragraph], entry: Entry, price: Sequence[Entry]) -> None:
        """A card that is played or used, with what paid for it; plays in a row share a paragraph."""
        paying, others = self.spent(entry, price)
        play = f"{self.seats.does(entry.player, 'plays')} "
        last = told[-1] if told else None
        carried_on = self.carried_on(last, entry) if last is not None and not last.parts else ""
        if last is not None and carried_on:
            last.head = f"{carried_on}{paying}"
        elif last is not None and last.head.startswith(play) and not last.parts and entry.text.startswith(play):
            last.head += f", {entry.text.removeprefix(play).rstrip('.')}{paying}"
        else:
            told.append(self.paragraph(f"{entry.text.rstrip('.')}{paying}", USE, entry.player))
        for paid in others:
            told[-1].add(paid.text)
