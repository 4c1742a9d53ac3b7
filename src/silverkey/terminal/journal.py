"""The log, in sentences that speak to you."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from silverkey.cthulhu import telling
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.grounds import grounds
from silverkey.cthulhu.words import OPERATIONS
from silverkey.kernel.event import Event
from silverkey.printable import on_a_line
from silverkey.rulings import load

YOU = 0
BOT = 1

_ACTOR = re.compile(r"\{player 0\} (\w+)")
_DOMAIN = re.compile(r"\bdomain (\d+)")
"""Called as the board calls it."""
_STRUGGLES = ("before struggle", "struggle", "would win struggle", "after struggle")


def addressed(line: str) -> str:
    """A log line with the players put in.

    >>> addressed("{player 0} attaches Ghost to domain 2."), addressed("{player 1} draws a card.")
    ('You attach Ghost to d2.', 'Bot draws a card.')
    """
    line = _DOMAIN.sub(r"d\1", line)
    line = _ACTOR.sub(lambda found: f"You {_second_person(found[1])}", line)
    return line.replace("{player 0}", "you").replace("{player 1}", "Bot")


def _second_person(verb: str) -> str:
    if verb == "does":
        return "do"
    return verb.removesuffix("es") if verb.endswith(("ches", "shes")) else verb.removesuffix("s")


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


class Journal:
    """Everything worth a line, in order. Knows no more than you do."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.entries = list(entries)
        self._idle = False

    def hear(self, game: Game, event: Event) -> None:
        """Something has happened."""
        if event.verb in ("phase begins", "phase ends"):
            self._phase(event)
            return
        line = addressed(telling.line(game, event, YOU))
        if event.verb == "turn begins":
            line = f"Turn {game.turn}: {'your turn' if event.player == YOU else 'Bot’s turn'}."
        if not line:
            return
        if event.verb == "draw" and event.player == YOU:
            drawn = game.sides[YOU].hand[-event.amount :]
            line = f"{line[:-1]}: {', '.join(game.name(card) for card in drawn)}"
        rulings = grounds(event, game.edition.name)
        price = event.cause == "cost" or event.verb in ("drain", "spend transient")
        self.entries.append(Entry(line, event.verb, event.player, event.card, event.number, rulings, price))

    def _phase(self, event: Event) -> None:
        """Say so if your operations phase went by without a question."""
        if event.origin != OPERATIONS or event.player != YOU:
            return
        if event.verb == "phase begins":
            self._idle = True
        elif self._idle:
            self.entries.append(Entry("You can neither play nor use anything in your operations phase."))

    def asked(self) -> None:
        """You could take an action."""
        self._idle = False

    def note(self, line: str) -> None:
        """A line that no event brings about."""
        self.entries.append(Entry(line))

    def lines(self, start: int = 0) -> list[str]:
        """The log from an entry on, with paying and entering play told together with what they belong to."""
        told: list[str] = []
        times = 1
        before = Entry("")
        for entry in self.entries[start:]:
            if entry.aside:
                continue
            if entry.verb == "use" and before.verb == "drain" and before.player == entry.player:
                told[-1] = f"{entry.text[:-1]} (d{before.number + 1})."
            elif entry.text == before.text:
                times += 1
                told[-1] = f"{entry.text} (×{times})"
            elif not (entry.verb == "enter" and before.verb == "use" and before.card == entry.card):
                told.append(entry.text)
                times = 1
            before = entry
        return told


def moment(game: Game, serial: int) -> str:
    """What an event is, for somebody who may answer it; empty if there is no saying."""
    event = game.events.get(serial)
    if event is None:
        return ""
    if event.verb in _STRUGGLES:
        winner = {YOU: ", which you are winning", BOT: ", which Bot is winning"}.get(event.player, "")
        return f"the {event.origin} struggle at {game.name(event.card)}{winner}"
    if event.verb == "resolve":
        return f"{game.name(event.card)}, used by {'you' if event.player == YOU else 'Bot'}"
    if event.verb == "story resolved":
        return f"{game.name(event.card)} has resolved"
    return addressed(telling.line(game, event, YOU)).rstrip(".!")
