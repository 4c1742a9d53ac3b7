"""What may be said of an event of Arkham Horror to somebody who does not see everything."""

from __future__ import annotations

from silverkey.cardgame import account


class Account(account.Account):
    """An event as it is told to one viewer at the moment it happens."""

    __slots__ = ()

    @property
    def because(self) -> str:
        """The card that brought it about, unless that is the investigator whom it concerns."""
        return "" if self.game.player_of(self.event.source) == self.event.player else super().because
