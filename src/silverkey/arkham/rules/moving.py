"""Moving to another location: one leaves, enters, and reveals what is new."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


class Moving(Frame["Game"]):
    """An investigator moves. Leaving one location and entering another is one moment."""

    __slots__ = ("full", "place", "player", "source")

    STEPS = ("move", "reveal", "over")

    def __init__(self, player: int, place: int, source: int) -> None:
        self.player = player
        self.place = place
        self.source = source
        self.full = True

    def move(self, game: Game) -> None:
        """The move itself."""
        event = Event("move", -1, self.player, place=self.place, source=self.source)
        event.card = game.investigators[self.player].location
        game.happen([event], "moved")

    def moved(self, game: Game, full: bool) -> None:
        """It was made, or kept from being made."""
        self.full = bool(full)

    def reveal(self, game: Game) -> None:
        """A location that nobody has entered before is revealed; then it has been entered."""
        held = game.investigators[self.player]
        if held.location != self.place or held.fate:
            self.full = False
            return
        events = [Event("enter location", self.place, self.player)]
        if not game.in_play[self.place].revealed:
            events.insert(0, Event("reveal location", self.place, self.player))
        game.happen(events)

    def over(self, game: Game) -> None:
        """It is over."""
        game.pop(self.full)
