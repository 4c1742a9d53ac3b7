"""The board of Arkham Horror: what a survey of the table found, for those who ask often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from silverkey.cardgame import board

if TYPE_CHECKING:
    from silverkey.arkham.vocabulary.abilities import Ability


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(board.Board):
    """The result of a survey."""

    __slots__ = ("abilities", "blanked", "types", "usable")

    def __init__(self) -> None:
        super().__init__()
        self.types: dict[str, list[int]] = {}
        """The cards in play by their types."""
        self.blanked: frozenset[int] = frozenset()
        """The cards whose text boxes are blank."""
        self.abilities: dict[int, tuple[Ability, ...]] = {}
        """What the cards in play can be used for or set off by."""
        self.usable: dict[str, list[tuple[int, int, Ability]]] = {}
        """(card, place of the ability, ability) for every ability in play, by kind."""
