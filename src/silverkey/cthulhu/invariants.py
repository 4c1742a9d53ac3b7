"""What must be true of every game of Call of Cthulhu at every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame import invariants
from silverkey.cardgame.invariants import require
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.words import PLAYED
from silverkey.kernel.event import PENDING, REPLACED

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


def check(game: Game) -> None:
    """Raise if the game contradicts itself."""
    invariants.check(game)
    _counts(game)
    _places(game)
    _actions(game)
    _words(game)


def _counts(game: Game) -> None:
    """Nothing is negative."""
    for card, standing in game.in_play.items():
        require(standing.wounds >= 0 and standing.tokens >= 0, f"{game.printed[card]} has a negative count.")
    for story in game.stories:
        require(min(story.tokens) >= 0, f"{game.printed[story.card]} has a negative count of tokens.")


def _places(game: Game) -> None:
    """Commitments and attachments point at what is there; the insane are neither committed nor exhausted."""
    stories = {story.card for story in game.stories}
    for card, standing in game.in_play.items():
        name = game.printed[card].title
        require(standing.committed < 0 or standing.committed in stories, f"{name} is committed to nothing.")
        require(not standing.insane or standing.committed < 0, f"{name} is insane and committed.")
        require(not (standing.insane and standing.exhausted), f"{name} is insane and exhausted.")
        require(_holds(game, card, stories), f"{name} is attached to nothing.")
    for side in game.sides:
        for card in (side.faceup, side.shown):
            require(card < 0 or side.deck[-1:] == [card], "A card lies open on a deck and is not on top.")


def _holds(game: Game, card: int, stories: set[int]) -> bool:
    """Whether what an attachment is on is there; or it is leaving too, or has another fate; or the game is over."""
    host = game.in_play[card].attached
    if host < 0 or host in game.in_play or host in stories or game.over:
        return True
    fates = (event for event in game.events.values() if event.card == card and event.verb in VERBS)
    return any(
        VERBS[event.verb].leaves and (event.status == PENDING or (event.status == REPLACED and event.place == host))
        for event in fates
    )


def _actions(game: Game) -> None:
    """Whoever is asked for an action is asked between two of them."""
    if game.pending is not None and game.pending.kind == "action":
        require(PLAYED not in game.zone, "A card is still being played.")


def _words(game: Game) -> None:
    """Only words speak that some card of the game has: for others nobody looks (``game.said``)."""
    said = {kind.__name__ for kind in game.board.words}
    require(said <= game.vocabulary, f"{said - game.vocabulary} speak, and no card has them.")
