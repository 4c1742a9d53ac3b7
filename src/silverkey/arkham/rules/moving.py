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

    STEPS = ("move", "reveal", "enter", "over")

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
        """A location that nobody has entered before is revealed."""
        if self.there(game) and not game.in_play[self.place].revealed:
            game.happen([Event("reveal location", self.place, self.player)])

    def there(self, game: Game) -> bool:
        """Whether the investigator has got there."""
        held = game.investigators[self.player]
        return held.location == self.place and not held.fate

    def enter(self, game: Game) -> None:
        """It has been entered."""
        if self.there(game) and self.full:
            game.happen([Event("enter location", self.place, self.player)])
        else:
            self.full = False

    def over(self, game: Game) -> None:
        """It is over."""
        game.pop(self.full)
