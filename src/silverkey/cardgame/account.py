"""What may be said of an event to somebody who does not see everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.kernel.event import Event

EVERYTHING = None
"""The viewer from whom nothing is hidden: the judge."""
SHOWN = "shown"
"""The name under which an effect remembers the cards that it has shown to everybody."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Account:
    """An event as it is told to one viewer at the moment it happens."""

    __slots__ = ("event", "game", "viewer")

    def __init__(self, game: Any, event: Event, viewer: int | None) -> None:
        self.game = game
        self.event = event
        self.viewer = viewer

    def __getitem__(self, name: str) -> Any:
        """What a log line has in braces."""
        return getattr(self, name)

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
    def place(self) -> str:
        """The card where it happens."""
        return self.name(self.event.place)

    @property
    def amount(self) -> int:
        """How much it is."""
        return self.event.amount

    @property
    def word(self) -> str:
        """What tells it from others of its verb."""
        return self.event.word

    @property
    def because(self) -> str:
        """' (Shotgun Blast)' where a card brought it about."""
        source = self.event.source
        if source < 0 or source == self.event.card:
            return ""
        if self.viewer is not EVERYTHING and self.game.turned_away(source, self.viewer):
            return ""
        return f" ({self.game.spoken(source)})"

    def name(self, card: int) -> str:
        """A card's title, if the viewer knows what it is."""
        if card < 0:
            return "the rules"
        if self.knows(card):
            return str(self.game.spoken(card))
        return "a facedown card" if self.lay_facedown(card) else "a card"

    def knows(self, card: int) -> bool:
        """Whether the viewer sees what a card is, saw it just before this, or has been shown it by the effect."""
        viewer = self.viewer
        if viewer is EVERYTHING or self.game.recognised(card, viewer):
            return True
        if card == self.event.card and self.was_seen(viewer):
            return True
        return any(card in frame.ctx.cards.get(SHOWN, ()) for frame in self.game.stack if isinstance(frame, Program))

    def was_seen(self, viewer: int) -> bool:
        """Whether a viewer knew what the event's card is before it happened."""
        return bool(self.event.origin) and bool(self.game.sees(viewer, self.event.card, self.event.origin))

    def lay_facedown(self, card: int) -> bool:
        """Whether a card lies face down, or did before the event."""
        return card in self.game.in_play
