"""What is used up in a copy of a game of Call of Cthulhu is not used up in the game itself."""

from __future__ import annotations

from positions import Position, does

from silverkey.cthulhu.game import Game
from silverkey.cthulhu.library import find_card
from silverkey.kernel.history import History


class TestPriestessOfBubastis:
    """Her discount is for one card, and is used up when that card is paid for."""

    def paying(self) -> Game:
        """A game that asks which domain pays for a character at her discount."""
        position = Position()
        priestess = position.in_play(0, find_card("Priestess of Bubastis"))
        young = find_card("Hungry Dark Young")
        played = position.hand(0, young)
        for number in (0, 1):
            position.resources(0, number, *[young] * 5)
        game = position.begin()
        does(game, "trigger", priestess)
        does(game, "play", played)
        assert game.pending is not None and game.pending.kind == "drain"
        return game

    def test_paying_in_a_copy_does_not_use_it_up_in_the_original(self) -> None:
        game = self.paying()
        before = game.digest()
        does(game.clone(), "domain")
        assert game.digest() == before
        assert [effect.uses for effect in game.lasting] == [1]

    def test_it_is_used_up_when_paying_is_taken_back_and_done_again(self) -> None:
        history = History(self.paying())
        for _ in range(2):
            assert history.game.pending is not None
            history.answer(history.game.pending.options[0])
            assert history.game.lasting == []
            history.undo(0)
            assert [effect.uses for effect in history.game.lasting] == [1]
