"""Cards move from zone to zone, and what lies open on a deck stays so while nothing moves it."""

from __future__ import annotations

import inventions as cards
import pytest
from positions import Position

from silverkey.cthulhu.table import zones
from silverkey.cthulhu.words import DECK, DISCARD, HAND


@pytest.mark.parametrize("slot", ["faceup", "shown"])
def test_a_card_that_lies_open_stays_open_while_others_leave_the_deck_below_it(slot: str) -> None:
    position = Position()
    top = position.to_pile(0, cards.PROPHECY, DECK)
    side = position.game.sides[0]
    setattr(side, slot, top)
    game = position.begin()
    zones.move(game, side.deck[3], HAND)
    assert getattr(side, slot) == top
    zones.move(game, top, DISCARD)
    assert (side.faceup, side.shown) == (-1, -1)
