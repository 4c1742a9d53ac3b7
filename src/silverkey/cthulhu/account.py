"""What may be said of an event to somebody who does not see everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cthulhu.sight import recognised, turned_away
from silverkey.cthulhu.table.values import Remains
from silverkey.cthulhu.words import DISCARD, DOMAIN, HAND, IN_PLAY, PLACE_DORMANT, PLAYED, REMOVED, WON
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.kernel.event import Event

EVERYTHING = None
"""The viewer from whom nothing is hidden: the judge."""
OPEN = (IN_PLAY, DISCARD, DOMAIN, REMOVED, WON, PLAYED)
"""Zones whose cards everybody can see."""
ANNOUNCED = ("use", "resolve", "cancelled")
"""Events of cards that somebody uses; with that he shows them, unless he places one face down."""


class Account:
    """An event as it is told to one viewer at the moment it happens."""

    __slots__ = ("event", "game", "viewer")

    def __init__(self, game: Game, event: Event, viewer: int | None) -> None:
        self.game = game
        self.event = event
        self.viewer = viewer

    @property
    def who(self) -> str:
        """The player whose event it is, to be filled in."""
        return f"{{player {self.event.player}}}"

    @property
    def card(self) -> str:
        """The card that it is about."""
        return self.name(self.event.card)

    @property
    def cards(self) -> str:
        """The cards that it is about besides."""
        return ", ".join(self.name(card) for card in self.event.cards)

    @property
    def because(self) -> str:
        """' (Shotgun Blast)' where a card brought it about."""
        source = self.event.source
        if source < 0 or source == self.event.card:
            return ""
        if self.viewer is not EVERYTHING and turned_away(self.game, source, self.viewer):
            return ""
        return f" ({self.game.spoken(source)})"

    def name(self, card: int) -> str:
        """A card's title, if the viewer knows what it is."""
        if card < 0:
            return "the rules"
        if self.knows(card):
            return self.game.spoken(card)
        return "a facedown card" if self._lay_facedown(card) else "a card"

    def knows(self, card: int) -> bool:
        """Whether the viewer sees what a card is, saw it just before this, or has been shown it by the effect."""
        viewer = self.viewer
        if viewer is EVERYTHING or recognised(self.game, card, viewer):
            return True
        if card == self.event.card and self._was_seen(viewer):
            return True
        return any(card in frame.ctx.cards.get(SHOWN, ()) for frame in self.game.stack if isinstance(frame, Program))

    def _was_seen(self, viewer: int) -> bool:
        event = self.event
        if event.verb in ANNOUNCED:
            return event.cause != PLACE_DORMANT
        if isinstance(event.memory, Remains):
            return not event.memory.facedown or event.memory.controller == viewer
        return event.origin in OPEN or (event.origin == HAND and self.game.owner[event.card] == viewer)

    def _lay_facedown(self, card: int) -> bool:
        if card in self.game.in_play:
            return True
        memory = self.event.memory
        return card == self.event.card and isinstance(memory, Remains) and memory.facedown


SHOWN = "shown"
"""The name under which an effect remembers the cards that it has shown to everybody (coc-latest/2.4.c)."""
