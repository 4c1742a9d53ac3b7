"""What events have besides: domains, struggles, outcomes and the like. Each verb says which."""

from __future__ import annotations

from typing import Final

from silverkey.cthulhu.words import ICON_NAMES, OPPOSED, UNOPPOSED
from silverkey.kernel.event import Detail, Event
from silverkey.kernel.record import immutable


class InDomain(Detail):
    """The domain that it happens to."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__("")
        self.number = number
        """Counted from 0."""


def domain_of(event: Event) -> int:
    """The domain that an event happens to."""
    assert isinstance(event.detail, InDomain)
    return event.detail.number


class OfStruggle(Detail):
    """The struggle that it belongs to."""

    __slots__ = ("first", "icon")

    def __init__(self, icon: int, first: bool = False) -> None:
        super().__init__(ICON_NAMES[icon])
        self.icon = icon
        self.first = first
        """Whether none came before it at its story."""


class OfSuccess(Detail):
    """What the success was won against."""

    __slots__ = ("skill",)

    def __init__(self, skill: int, opposed: bool) -> None:
        super().__init__(OPPOSED if opposed else UNOPPOSED)
        self.skill = skill
        """The skill on the other side."""


class OfTitle(Detail):
    """A title, by its place in the alphabet."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__("")
        self.number = number


class OfOutcome(Detail):
    """How the game has been won."""

    __slots__ = ()


for kind in (InDomain, OfStruggle, OfSuccess, OfTitle, OfOutcome):
    immutable(kind)

ARRIVES_INSANE: Final = "arrives insane"
ARRIVES_EXHAUSTED: Final = "arrives exhausted"
TURNED_BACK: Final = "turned back"
"""Committing, and leaving the story at once."""
REGARDLESS: Final = "regardless"
"""Going insane by an effect that ignores Willpower and Terror icons."""
TO_DECK: Final = "to deck"
"""Leaving play for the top of the owner's deck, whatever makes it leave."""
