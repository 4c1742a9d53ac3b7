"""Entering play: what forbids it, and in what state a card arrives (coc-latest/2.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.refusal import Refusal
from silverkey.cthulhu.details import ARRIVES_EXHAUSTED, ARRIVES_INSANE
from silverkey.cthulhu.state import Story
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.table.control import allegiance_refusal, conspiracy_refusal, unique_refusal
from silverkey.cthulhu.words import CHARACTER, CONSPIRACY, IN_PLAY
from silverkey.kernel.event import Event
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game

INSANE, EXHAUSTED = "insane", "exhausted"
"""The states in which cards may enter play."""
NOT_A_PERMANENT = Refusal("Only characters and support cards can be put into play.", ("coc-latest/2.32.b",))
NO_HOST = Refusal("There is nothing that it may be attached to.", ("coc-latest/2.33.a",))


def entering_refusal(game: Game, player: int, card: int, insane: bool = False) -> Refusal | None:
    """Why a card cannot enter play under a player's control, whatever brings it there."""
    face = game.printed[card]
    kept = zones.stuck(game, card)
    if kept is not None:
        return kept
    if face.type == CONSPIRACY:
        return conspiracy_refusal(game, player)
    if face.type not in (CHARACTER, "support"):
        return NOT_A_PERMANENT
    if face.unique:
        refusal = unique_refusal(game, player, card)
        if refusal is not None:
            return refusal
    if face.attach is not None and not face.attach.any(game, Context(player, card)):
        return NO_HOST
    if insane or arrives(game, player, card, face) == INSANE:
        return None
    return allegiance_refusal(game, player, face.keywords)


def arrives(game: Game, player: int, card: int, face: Card) -> str:
    """The state in which a card enters play that a player brings there, if that is not the usual one."""
    ctx = Context(player, card)
    states = [constant.arrives(game, ctx) for constant in face.constants]
    states += [word.state for word, own in game.board.arrivals if word.covers(game, own, player, card)]
    return INSANE if INSANE in states else next(filter(None, states), "")


def enter(game: Game, event: Event) -> bool:
    """The card enters play. ``event.cause`` is "play" if it is played; it may arrive insane."""
    card = event.card
    face = game.printed[card]
    insane = event.word == ARRIVES_INSANE
    if game.zone[card] == IN_PLAY or entering_refusal(game, event.player, card, insane) is not None:
        return False
    if face.type == CONSPIRACY:
        return _enter_as_story(game, event)
    shows = _copied(game, event)
    state = INSANE if insane else arrives(game, event.player, card, shows or face)
    zones.enter_play(game, event)
    standing = game.in_play[card]
    standing.shows = shows
    standing.insane = state == INSANE
    standing.exhausted = state == EXHAUSTED or event.word == ARRIVES_EXHAUSTED
    game.note(event)
    return True


def _copied(game: Game, event: Event) -> Card | None:
    """What a card enters play as a copy of (coc-latest/faq/doppelganger-focused-art-student)."""
    if any(constant.copies for constant in game.printed[event.card].constants):
        for model in event.cards:
            standing = game.in_play.get(model)
            if standing is not None and not standing.insane and not standing.facedown:
                return game.face(model)
    return None


def _enter_as_story(game: Game, event: Event) -> bool:
    """A conspiracy becomes one more story."""
    event.origin = game.zone[event.card]
    zones.take(game, event.card)
    game.stories.append(Story(event.card, event.player))
    game.place(event.card, IN_PLAY)
    game.touch()
    game.note(event)
    return True
