"""Success tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.board import TOKENS
from silverkey.cthulhu.verbs.base import Verb
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cthulhu.account import Account
    from silverkey.cthulhu.game import Game
    from silverkey.kernel.event import Event


class PlaceToken(Verb):
    """Place success tokens on one's side of a story."""

    name = "place token"
    touches = TOKENS

    def change(self, game: Game, event: Event) -> bool:
        story = game.story(event.card)
        if story is None or story.winner >= 0:
            return False
        story.tokens[event.player] += event.amount
        return True

    def log(self, told: Account) -> str:
        tokens = english.counted(told.event.amount, "success token")
        return f"{told.who} places {tokens} on {told.card}{told.because}."


class RemoveToken(Verb):
    """Discard success tokens from one player's side of a story."""

    name = "remove token"
    touches = TOKENS

    def change(self, game: Game, event: Event) -> bool:
        story = game.story(event.card)
        if story is None or story.tokens[event.player] < event.amount:
            return False
        story.tokens[event.player] -= event.amount
        return True

    def log(self, told: Account) -> str:
        tokens = english.counted(told.event.amount, "success token")
        return f"{told.who} loses {tokens} on {told.card}{told.because}."
