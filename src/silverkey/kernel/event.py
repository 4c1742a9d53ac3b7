"""Events: everything that changes a game is one.

An event is made before it happens, may be cancelled or replaced, and stays readable afterwards as an occurrence
to which cards respond. Frames hold the serial numbers of events, never the objects, so that a copied game is whole.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from silverkey.kernel.record import OWNED, record

PENDING = "pending"
HAPPENED = "happened"
CANCELLED = "cancelled"
REPLACED = "replaced"
FAILED = "failed"


@mypyc_attr(allow_interpreted_subclasses=True)
class Detail:
    """What belongs to an event besides, such as a struggle. Its verb says of which class it is. Never changed."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word
        """What tells it from others of its class, in a word that cards can ask for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One occurrence: a verb, what it concerns, and how it went."""

    __slots__ = (
        "amount",
        "by",
        "card",
        "cards",
        "cause",
        "detail",
        "memory",
        "origin",
        "place",
        "player",
        "serial",
        "source",
        "status",
        "verb",
    )

    def __init__(
        self,
        verb: str,
        card: int = -1,
        player: int = -1,
        amount: int = 1,
        *,
        source: int = -1,
        by: int = -1,
        cause: str = "rule",
        place: int = -1,
        origin: str = "",
        detail: Detail | None = None,
        cards: tuple[int, ...] = (),
    ) -> None:
        self.verb = verb
        self.card = card
        self.player = player
        self.amount = amount
        self.source = source
        """The card whose effect does this, or -1 for the rules."""
        self.by = by
        """The player whose effect or choice does this, or -1."""
        self.cause = cause
        """``rule``, ``cost``, ``effect``, or a word of the game's own for what brings it about."""
        self.place = place
        """The card or place where it happens: what it is attached or committed to, or comes from; or -1."""
        self.origin = origin
        """The zone that the card came from."""
        self.detail = detail
        self.cards = cards
        self.status = PENDING
        self.serial = -1
        self.memory: Any = None
        """What is remembered of the moment when the event was made: a record, or nothing."""

    @property
    def word(self) -> str:
        """What tells its detail from others, or nothing."""
        return "" if self.detail is None else self.detail.word

    def copy(self) -> Event:
        """A copy that can go its own way."""
        new = Event.__new__(Event)
        new.verb = self.verb
        new.card = self.card
        new.player = self.player
        new.amount = self.amount
        new.source = self.source
        new.by = self.by
        new.cause = self.cause
        new.place = self.place
        new.origin = self.origin
        new.detail = self.detail
        new.cards = self.cards
        new.status = self.status
        new.serial = self.serial
        memory = self.memory
        new.memory = memory.copy() if type(memory) in OWNED else memory
        return new

    def __repr__(self) -> str:
        return f"Event({self.verb!r}, card={self.card}, player={self.player}, {self.status})"


record(Event)
