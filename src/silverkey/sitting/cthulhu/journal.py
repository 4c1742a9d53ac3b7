"""The log of a game of Call of Cthulhu, in sentences that speak to you."""

from __future__ import annotations

import re
from collections.abc import Iterable

from silverkey.cardgame import wording
from silverkey.cardgame.citations import citations
from silverkey.cthulhu.details import InDomain
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.words import OPERATIONS
from silverkey.kernel.event import Event
from silverkey.sitting.cthulhu.names import domain_name
from silverkey.sitting.journal import Entry, Journal, concerned, named_in
from silverkey.sitting.seats import Seats

_DOMAIN = re.compile(r"\bdomain (\d+)")
"""Called as the board calls it."""
_STRUGGLES = ("before struggle", "struggle", "would win struggle", "after struggle")


def addressed(seats: Seats, line: str) -> str:
    """A log line with the players put in, and domains called as on the board.

    >>> addressed(Seats(), "{player 0} attaches Ghost to domain 2.")
    'You attach Ghost to d2.'
    """
    return seats.addressed(_DOMAIN.sub(r"d\1", line))


class CthulhuJournal(Journal[Game]):
    """The log of a game of Call of Cthulhu."""

    def __init__(self, seats: Seats, entries: Iterable[Entry] = ()) -> None:
        super().__init__(seats, entries)
        self._idle = False

    def hear(self, game: Game, event: Event) -> None:
        """Something has happened."""
        if event.verb in ("phase begins", "phase ends"):
            self._phase(event)
            return
        you = self.seats.eyes(game)
        line = addressed(self.seats, wording.line(game, event, you))
        if event.verb == "turn begins":
            whose = "your" if self.seats.alone(event.player) else f"{self.seats.names[event.player]}’s"
            line = f"Turn {game.turn}: {whose} turn."
        if not line:
            return
        about = concerned(event)
        if event.verb == "draw" and event.player == you:
            drawn = game.sides[you].hand[-event.amount :]
            about = (*about, *drawn)
            line = f"{line[:-1]}: {', '.join(game.name(card) for card in drawn)}"
        rulings = citations(game, event)
        domain = event.detail.number if isinstance(event.detail, InDomain) else -1
        own = event.by in (-1, event.player)
        price = event.cause == "cost" or (own and event.verb in ("drain", "spend transient"))
        cards, shown = named_in(line, game, about), self.known_as(game, event.card)
        self.entries.append(Entry(line, event.verb, event.player, event.card, domain, rulings, price, cards, shown))

    def _phase(self, event: Event) -> None:
        """Say so if your operations phase went by without a question."""
        if event.word != OPERATIONS or not self.seats.alone(event.player):
            return
        if event.verb == "phase begins":
            self._idle = True
        elif self._idle:
            self.entries.append(Entry("You can neither play nor use anything in your operations phase."))

    def asked(self) -> None:
        """You could take an action."""
        self._idle = False

    def together(self, before: Entry, entry: Entry) -> str:
        """What is used, with the domain that paid for it."""
        if entry.verb == "use" and before.price and before.verb == "drain" and before.player == entry.player:
            return f"{entry.text[:-1]} ({domain_name(before.number)})."
        return ""

    def implied(self, before: Entry, entry: Entry) -> bool:
        """That what was played enters play goes without saying."""
        return entry.verb == "enter" and before.verb == "use" and before.card == entry.card


def moment(game: Game, seats: Seats, serial: int) -> str:
    """What an event is, for somebody who may answer it; empty if there is no saying."""
    event = game.events.get(serial)
    if event is None:
        return ""
    if event.verb in _STRUGGLES:
        winner = f", which {seats.who(event.player)} {_is(seats, event.player)} winning" if event.player >= 0 else ""
        return f"the {event.word} struggle at {game.name(event.card)}{winner}"
    if event.verb == "resolve":
        return f"{game.name(event.card)}, used by {seats.who(event.player)}"
    if event.verb == "story resolved":
        return f"{game.name(event.card)} has resolved"
    return addressed(seats, wording.line(game, event, seats.eyes(game))).rstrip(".!")


def _is(seats: Seats, player: int) -> str:
    return "are" if seats.alone(player) else "is"
