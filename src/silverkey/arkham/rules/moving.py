"""Moving to another location: one leaves, enters, and reveals what is new."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.vocabulary.entering import entry_costs
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


class Moving(Frame["Game"]):
    """An investigator moves. Leaving one location and entering another is one moment."""

    __slots__ = ("full", "owing", "paid", "place", "player", "source")

    STEPS = ("pay", "move", "reveal", "enter", "over")

    def __init__(self, player: int, place: int, source: int, owing: bool) -> None:
        self.player = player
        self.place = place
        self.source = source
        self.owing = owing
        """Whether additional costs must be paid."""
        self.paid: list[int] = []
        """The cards whose additional costs have been paid."""
        self.full = True

    def pay(self, game: Game) -> None:
        """What it costs besides is paid now; if that cannot be done, the move is not made (ahlcg-1.2/1.6)."""
        asked = entry_costs(game, self.player, self.place) if self.owing else []
        due = [(word, ctx) for word, ctx in asked if ctx.source not in self.paid]
        if due and self.full:
            self.repeat()
            word, ctx = due[0]
            self.paid.append(ctx.source)
            game.push(Program(word.price, ctx), "settled")

    def settled(self, game: Game, full: bool) -> None:
        """It was paid, or could not be."""
        self.full = self.full and bool(full)

    def move(self, game: Game) -> None:
        """The move itself."""
        if not self.full:
            self.go("over")
            return
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


def call_off(game: Game) -> None:
    """The move under way is not made."""
    for frame in reversed(game.stack):
        if isinstance(frame, Moving):
            frame.full = False
            return
