"""Slots: what an investigator may hold, and what has to go for something new."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from silverkey.arkham.vocabulary.tests import ExtraSlot
from silverkey.arkham.words import ASSET, SLOTS
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


class MakingRoom(Frame["Game"]):
    """Assets are discarded until the slots of a new one are free."""

    __slots__ = ("card", "player")

    STEPS = ("check",)

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def check(self, game: Game) -> None:
        """Ask which asset goes, as long as there is too little room."""
        short = lacking(game, self.player, self.card)
        if not short:
            game.pop(True)
            return
        held = [card for card in movable(game, self.player) if short & set(game.face(card).facts.slots)]
        if not held:
            game.pop(True)
            return
        game.ask(self.player, "make room", [Option("card", card) for card in held], self.card)

    def answered(self, game: Game, option: Option) -> None:
        """That one is discarded."""
        game.happen([Event("discard", option.card, self.player)])


def movable(game: Game, player: int) -> list[int]:
    """The assets that an investigator controls and that may leave play."""
    discard = game.VERBS["discard"]
    return [card for card in assets_of(game, player) if discard.cannot(game, card, player) is None]


def could_hold(game: Game, player: int, card: int) -> bool:
    """Whether there is room for an asset, if everything goes that may."""
    stuck = [other for other in assets_of(game, player) if other not in movable(game, player)]
    return not stuck or not lacking(game, player, card, stuck)


def overfull(game: Game, player: int) -> set[str]:
    """The kinds of slots of which an investigator uses more than he has, where he can let something go."""
    used = Counter(slot for other in assets_of(game, player) for slot in game.face(other).facts.slots)
    if all(number <= SLOTS[slot] for slot, number in used.items()):
        return set()
    free = {slot for other in movable(game, player) for slot in game.face(other).facts.slots}
    return lacking(game, player, -1) & free


def assets_of(game: Game, player: int) -> list[int]:
    """The assets that an investigator controls."""
    return [
        card
        for card, standing in game.in_play.items()
        if standing.controller == player and game.face(card).type == ASSET
    ]


def lacking(game: Game, player: int, card: int, held: list[int] | None = None) -> set[str]:
    """The kinds of slots of which an investigator has too few for one more asset, or for those that he has.

    ``held``: as if he had only these.
    """
    room = Counter(SLOTS)
    others = assets_of(game, player) if held is None else held
    used = Counter(slot for other in others for slot in game.face(other).facts.slots)
    wanted = Counter(game.face(card).facts.slots if card >= 0 else ())
    for word, ctx, _ in game.board.said(ExtraSlot):
        if ctx.you == player:
            room[word.slot] += word.room(game, ctx, player, card)
    return {slot for slot in (wanted if card >= 0 else used) if used[slot] + wanted[slot] > room[slot]}
