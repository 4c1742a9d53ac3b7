"""What may be taken back, and what may not: what a player has learnt, and whatever chance has decided."""

from __future__ import annotations

import inventions as cards
import pytest
from games import started
from positions import Position

from silverkey.cthulhu.game import Game
from silverkey.cthulhu.library import find_card
from silverkey.kernel.decision import Option
from silverkey.kernel.history import History, NothingToUndo

CHANCE = "Undo stops here: since then chance has decided something"


def test_undo_goes_back_to_the_players_last_decision() -> None:
    history = History(started(8))
    game = history.game
    assert game.pending is not None
    player = game.pending.player
    before = game.digest()
    history.answer(Option("no"))
    history.undo(player)
    assert history.game.digest() == before


def answers(history: History[Game], word: str, card: int = -1) -> None:
    """Answer with the option of that word and card."""
    assert history.game.pending is not None
    options = history.game.pending.options
    history.answer(next(o for o in options if o.word == word and card in (-1, o.card)))


def refused(history: History[Game], player: int, why: str) -> None:
    """This player's undo is refused for that reason and changes nothing."""
    before = history.game.digest()
    with pytest.raises(NothingToUndo, match=why):
        history.undo(player)
    assert history.game.digest() == before


class TestChance:
    @pytest.mark.parametrize("player", [0, 1])
    def test_a_discard_at_random_is_not_taken_back(self, player: int) -> None:
        position = Position()
        rifling = position.hand(0, cards.RIFLING)
        for _ in range(4):
            position.hand(1, cards.PLAIN)
        history = History(position.begin())
        answers(history, "play", rifling)
        refused(history, player, CHANCE)

    @pytest.mark.parametrize("player", [0, 1])
    def test_a_resource_at_random_is_not_taken_back(self, player: int) -> None:
        position = Position("resource")
        position.in_play(1, find_card("Nyarlathotep, The Black Pharaoh"))
        for _ in range(4):
            position.hand(0, cards.PLAIN)
        history = History(position.begin())
        answers(history, "domain")
        refused(history, player, CHANCE)

    @pytest.mark.parametrize("player", [0, 1])
    def test_a_shuffle_is_not_taken_back(self, player: int) -> None:
        history = History(started(8))
        answers(history, "yes")
        refused(history, player, CHANCE)
