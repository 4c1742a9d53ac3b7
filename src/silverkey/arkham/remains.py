"""What is remembered of a card that has left play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from silverkey.cardgame import remains
from silverkey.kernel.record import immutable

if TYPE_CHECKING:
    from silverkey.arkham.card import Card
    from silverkey.arkham.game import Game
    from silverkey.arkham.vocabulary.abilities import Ability


class Values:
    """What a card was."""

    __slots__ = ("abilities", "face")

    def __init__(self, face: Card) -> None:
        self.face = face
        self.abilities: tuple[Ability, ...] = face.stationed()


@mypyc_attr(allow_interpreted_subclasses=True)
class Remains(remains.Remains[Values]):
    """A card as it was when it left play."""

    __slots__ = ("engaged", "location")

    def __init__(self, game: Game, card: int) -> None:
        standing = game.in_play[card]
        super().__init__(standing.controller if standing.controller >= 0 else game.lead, Values(game.face(card)))
        self.location = game.location_of(card)
        self.engaged = standing.threat


immutable(Values)
immutable(Remains)
