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
    """An investigator gets an asset; what has to make room for it goes in the same moment (rules reference, Slots).

    Without a new asset he merely lets go what he has no slots for any more.
    """

    __slots__ = ("event", "going", "player")

    STEPS = ("choose", "come", "over")

    def __init__(self, player: int, event: Event | None = None) -> None:
        self.player = player
        self.event = event
        """What brings the asset."""
        self.going: list[int] = []
        """What makes room."""

    @property
    def card(self) -> int:
        """The new asset, or -1."""
        return -1 if self.event is None else self.event.card

    def choose(self, game: Game) -> None:
        """Ask which asset goes, as long as there is too little room and not all have to go."""
        kept = [card for card in assets_of(game, self.player) if card not in self.going]
        short = lacking(game, self.player, self.card, kept)
        able = [card for card in movable(game, self.player) if card in kept and card != self.card]
        found = [card for card in able if short & set(game.face(card).facts.slots)]
        if not found:
            return
        self.repeat()
        spared = [card for card in kept if card not in found]
        if all(lacking(game, self.player, self.card, [*spared, card]) for card in found):
            self.going += found
        else:
            game.ask(self.player, "make room", [Option("card", card) for card in found], self.card)

    def answered(self, game: Game, option: Option) -> None:
        """That one goes."""
        self.going.append(option.card)

    def come(self, game: Game) -> None:
        """All of it happens at once."""
        events = [Event("discard", card, self.player) for card in self.going]
        if self.event is not None:
            events.append(self.event)
        if events:
            game.happen(events)

    def over(self, game: Game) -> None:
        """Whether he has the new asset."""
        standing = game.in_play.get(self.card)
        game.pop(standing is not None and standing.controller == self.player)


def movable(game: Game, player: int) -> list[int]:
    """The assets that an investigator controls and that may leave play."""
    discard = game.VERBS["discard"]
    return [card for card in assets_of(game, player) if discard.cannot(game, card, player) is None]


def could_hold(game: Game, player: int, card: int) -> bool:
    """Whether there is room for an asset, if everything goes that may."""
    free = movable(game, player)
    stuck = [other for other in assets_of(game, player) if other not in free]
    if not stuck:
        return True
    giving = [ctx.source for _, ctx, _ in game.board.said(ExtraSlot) if ctx.you == player and ctx.source not in stuck]
    return not lacking(game, player, card, stuck) or not lacking(game, player, card, [*stuck, *giving])


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
    others = [other for other in (assets_of(game, player) if held is None else held) if other != card]
    used = Counter(slot for other in others for slot in game.face(other).facts.slots)
    if card >= 0:
        used.update(game.face(card).facts.slots)
    for word, ctx, _ in game.board.said(ExtraSlot):
        if ctx.you == player and (held is None or ctx.source in others):
            room[word.slot] += word.room(game, ctx, others, card)
    return {slot for slot, number in used.items() if number > room[slot]}
