"""Cards move from zone to zone, and what lies open on a deck stays so while nothing moves it."""

from __future__ import annotations

import inventions as cards
import pytest
from positions import Position

from silverkey.cardgame.lasting import Lasting
from silverkey.cthulhu.rules.actions import action_options
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.vocabulary.borrowing import Owed
from silverkey.cthulhu.vocabulary.references import Top
from silverkey.cthulhu.words import DECK, DISCARD, HAND, NEXT_ACTION
from silverkey.kernel.decision import Option
from silverkey.language.context import Context


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


def test_a_card_that_is_to_be_played_next_and_comes_into_play_otherwise_is_owed_no_more() -> None:
    position = Position()
    owed = position.to_pile(0, cards.FREE, DISCARD)
    game = position.begin()
    game.let_last(Lasting(Owed(), Context(0, -1), ((owed, game.instance_of(owed)),), NEXT_ACTION))
    assert action_options(game, 0) == [Option("play", owed)]
    zones.take(game, owed)
    zones.stand(game, owed, 0)
    assert Option("play", owed) not in action_options(game, 0)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_of_a_small_deck_the_top_cards_are_all_there_are(number: int) -> None:
    position = Position()
    deck = position.game.sides[0].deck
    del deck[2:]
    game = position.begin()
    assert Top(number).cards(game, Context(0, -1)) == tuple(reversed(deck))[:number]
