"""The table as lines of text, of which less is shown where room is short."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, TypeVar

from rich.cells import cell_len
from rich.text import Text

from silverkey.cardgame.view import DecisionView, Seen
from silverkey.terminal.layout import Glyphs, cut

S = TypeVar("S", bound=Seen)

FIRST_FOLDS = (0, 1, 2)
"""What every board begins with: nothing gives way; no rules between the parts; the hand as one paragraph."""


class Board(ABC):
    """One view of the table, to be drawn at a certain width.

    It can be folded step by step, each time further than before: 0 is the whole board, ``FOLDS`` nothing but a heading.
    """

    FOLDS: ClassVar[int]
    """How many steps there are."""
    FOR_NEWS: ClassVar[int]
    """So far it is folded for news to have room. Further than that a few of them must do, or the mere word."""
    BEFORE_NEWS: ClassVar[bool] = False
    """Whether even that word gives way before the board is folded further: news have a page of their own."""

    def __init__(self, width: int, glyphs: Glyphs) -> None:
        self.width = width
        self.glyphs = glyphs

    @abstractmethod
    def lines(self, fold: int, with_hand: bool) -> list[Text]:
        """The table, folded so far."""

    def grouped(
        self, hand: Iterable[S], order: Callable[[S], Any], decision: DecisionView[Any, Any] | None
    ) -> list[tuple[list[S], bool]]:
        """The cards of a hand in a certain order, copies together, and whether they can be played now."""
        playable = {option.card for option in decision.options if option.word == "play"} if decision is not None else ()
        groups: dict[tuple[str, bool], list[S]] = {}
        for card in sorted(hand, key=order):
            groups.setdefault((card.code, card.id in playable), []).append(card)
        return [(cards, marked) for (_, marked), cards in groups.items()]

    def rule(self, title: str = "") -> Text:
        """A line across, perhaps with a title."""
        line = self.glyphs.rule
        lead = f"{line * 2} {title} " if title else ""
        return Text(lead + line * (self.width - len(lead)), "dim")

    def headed(self, now: str, end: str) -> Text:
        """A line across with what is going on at its beginning, and something small at its end."""
        line = self.glyphs.rule
        end = f" {end} {line * 2}"
        text = Text.styled(f"{line * 2} ", "dim").append(now, "bold").append(" ")
        text.append(line * max(0, self.width - cell_len(text.plain) - len(end)) + end, "dim")
        return cut(text, self.width)
