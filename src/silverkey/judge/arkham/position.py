"""What a case of Arkham Horror lays out, as it was read."""

from __future__ import annotations

from dataclasses import dataclass, field

from silverkey.arkham.card import Card
from silverkey.judge.case import Laid, Name
from silverkey.judge.source import Place


@dataclass(frozen=True, slots=True)
class CardLayout(Laid[Card]):
    """A card that is laid out, with whatever lies on it."""

    at: Name | None = None
    engaged: int = -1
    on: Name | None = None
    exhausted: bool = False
    revealed: bool | None = None
    tokens: dict[str, int] = field(default_factory=dict)
    """damage, horror, clues, doom, uses."""
    attached: tuple[CardLayout, ...] = ()
    underneath: tuple[CardLayout, ...] = ()


@dataclass(frozen=True, slots=True)
class StageLayout:
    """The act or the agenda."""

    stage: int = 0
    """Which of its scenario; 0 where that is not said."""
    card: Card | None = None
    """A certain one, in place of whatever the scenario has."""
    laid: int = -1
    """The doom or the clues on it; -1 where that is not said."""


@dataclass(frozen=True, slots=True)
class InvestigatorLayout:
    """An investigator with all that is his."""

    card: Card
    place: Place
    at: Name | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    """resources, clues, damage, horror, actions, and trauma."""
    in_play: tuple[CardLayout, ...] = ()
    threat: tuple[CardLayout, ...] = ()
    hand: tuple[CardLayout, ...] = ()
    deck: tuple[CardLayout, ...] = ()
    deck_size: int | None = None
    discard: tuple[CardLayout, ...] = ()

    @property
    def belongings(self) -> tuple[CardLayout, ...]:
        """All of his cards."""
        return (*self.in_play, *self.threat, *self.hand, *self.deck, *self.discard)
