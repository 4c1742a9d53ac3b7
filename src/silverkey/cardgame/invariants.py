"""What must be true of every card game at every decision. Simulations and tests look; play does not."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from silverkey.cardgame.sight import SPECTATOR
from silverkey.kernel.opportunity import Opportunity

if TYPE_CHECKING:
    from silverkey.cardgame.game import CardGame


@mypyc_attr(native_class=False)
class BrokenInvariant(AssertionError):
    """The engine has contradicted itself."""


def require(true: bool, what: str) -> None:
    """Raise unless something is as it must be."""
    if not true:
        raise BrokenInvariant(what)


def check(game: CardGame) -> None:
    """Raise if a game contradicts itself in something that holds in every game."""
    _cards_conserved(game)
    _numbers(game)
    _opportunities(game)
    _events(game)
    _decision(game)


def _cards_conserved(game: CardGame) -> None:
    """Every card is in exactly one zone, and the zone that it notes is the one that holds it."""
    found = [(card, zone) for zone, cards in game.holdings() for card in cards]
    times = Counter(card for card, _ in found)
    for card in range(len(game.printed)):
        require(times[card] == 1, f"{game.printed[card]} is in {times[card]} zones.")
    for card, zone in found:
        require(game.zone[card] == zone, f"{game.printed[card]} is in {zone} but notes {game.zone[card]}.")


def _numbers(game: CardGame) -> None:
    """Viewers know a card under a number of its own while they can see it, and under none while they cannot."""
    for viewer in (*range(len(game.questions)), SPECTATOR):
        numbers = game.sight.numbers[viewer]
        for card, zone in enumerate(game.zone):
            seen = game.sees(viewer, card, zone)
            require(seen is (numbers[card] >= 0), f"{game.printed[card]} is {zone}: {numbers[card]} for {viewer}.")
        known = [number for number in numbers if number >= 0]
        require(len(set(known)) == len(known), f"A number means two cards for {viewer}.")


def _opportunities(game: CardGame) -> None:
    """Nobody declines more often in a row than there are players."""
    players = len(game.questions)
    for frame in game.stack:
        if isinstance(frame, Opportunity):
            counted = frame.player in range(players) and frame.passes in range(players + 1)
            require(counted, f"{type(frame).__name__}: {frame.passes} passes, then player {frame.player}.")


def _events(game: CardGame) -> None:
    """An event has besides what its verb says."""
    for event in game.events.values():
        carries = game.VERBS[event.verb].carries
        require(event.detail is None or isinstance(event.detail, carries), f"{event} has {event.detail} besides.")


def _decision(game: CardGame) -> None:
    """One pending decision with at least two different options, unless the game is over."""
    decision = game.pending
    if game.over:
        require(decision is None, "The game is over but asks something.")
        return
    require(decision is not None, "The game goes on but asks nothing.")
    assert decision is not None
    require(len(decision.options) > 1, f"'{decision.kind}' has {len(decision.options)} options.")
    require(len(set(decision.options)) == len(decision.options), f"'{decision.kind}' has an option twice.")
