"""What may be said of an event of Call of Cthulhu to somebody who does not see everything."""

from __future__ import annotations

from silverkey.cardgame import account
from silverkey.cthulhu.table.values import Remains
from silverkey.cthulhu.words import PLACE_DORMANT

ANNOUNCED = ("use", "resolve", "cancelled")
"""Events of cards that somebody uses; with that he shows them, unless he places one face down."""


class Account(account.Account):
    """An event as it is told to one viewer at the moment it happens."""

    __slots__ = ()

    def was_seen(self, viewer: int) -> bool:
        """Whether a viewer knew what the event's card is before it happened."""
        event = self.event
        if event.verb in ANNOUNCED:
            return event.cause != PLACE_DORMANT
        if isinstance(event.memory, Remains):
            return not event.memory.facedown or event.memory.controller == viewer
        return super().was_seen(viewer)

    def lay_facedown(self, card: int) -> bool:
        """Whether a card lies face down, or did before the event."""
        memory = self.event.memory
        lay = card == self.event.card and isinstance(memory, Remains) and memory.facedown
        return lay or super().lay_facedown(card)
