"""Decks and hands that lie open: their cards come into everybody's sight, and go out of it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.board import PILES
from silverkey.kernel.event import Event

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


def lay_open(game: Game, player: int, hand: bool, deck: bool) -> None:
    """A player's hand and the top card of his deck are revealed from now on, or are not."""
    side = game.sides[player]
    if side.open_hand is not hand:
        side.open_hand = hand
        for card in side.hand:
            game.sight.moved(card, player, sealed=False, private=not hand)
        if hand and side.hand:
            game.reveal_to_all()
            game.note(Event("reveal", player=player, cards=tuple(side.hand)))
        game.touch(PILES)
    if not deck:
        if side.kept >= 0 and side.shown == side.kept:
            side.shown = -1
            game.touch(PILES)
        side.kept = -1
    elif side.deck and side.deck[-1] not in (side.faceup, side.shown):
        side.shown = side.kept = side.deck[-1]
        game.reveal_to_all()
        game.note(Event("reveal", player=player, cards=(side.shown,)))
        game.touch(PILES)
