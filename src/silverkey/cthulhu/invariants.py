"""What must be true of every game at every decision. Simulations and tests look; play does not."""

from __future__ import annotations

from collections import Counter

from silverkey.cardgame.sight import SPECTATOR
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.words import DECK, DISCARD, DOMAIN, HAND, IN_PLAY, PLAYED, REMOVED, STORY_DECK, WON
from silverkey.kernel.event import PENDING
from silverkey.kernel.opportunity import Opportunity


class BrokenInvariant(AssertionError):
    """The engine has contradicted itself."""


def check(game: Game) -> None:
    """Raise if the game contradicts itself."""
    _cards_conserved(game)
    _counts(game)
    _places(game)
    _numbers(game)
    _opportunities(game)
    _events(game)
    _decision(game)


def _require(true: bool, what: str) -> None:
    if not true:
        raise BrokenInvariant(what)


def _cards_conserved(game: Game) -> None:
    """Every card is in exactly one zone, and the zone that it notes is the one that holds it."""
    found: list[tuple[int, str]] = [(card, IN_PLAY) for card in game.in_play]
    found.extend((story.card, IN_PLAY) for story in game.stories if story.card >= 0)
    found.extend((card, STORY_DECK) for card in game.story_deck)
    for side in game.sides:
        for zone, cards in (
            (DECK, side.deck),
            (HAND, side.hand),
            (DISCARD, side.discard),
            (REMOVED, side.removed),
            (WON, side.won),
        ):
            found.extend((card, zone) for card in cards)
        for domain in side.domains:
            found.extend((card, DOMAIN) for card in domain.resources)
            if domain.card >= 0:
                found.append((domain.card, DOMAIN))
    found.extend((card, PLAYED) for card, zone in enumerate(game.zone) if zone == PLAYED)
    times = Counter(card for card, _ in found)
    for card in range(len(game.printed)):
        _require(times[card] == 1, f"{game.printed[card]} is in {times[card]} zones.")
    for card, zone in found:
        _require(game.zone[card] == zone, f"{game.printed[card]} is in {zone} but notes {game.zone[card]}.")


def _counts(game: Game) -> None:
    """Nothing is negative."""
    for card, standing in game.in_play.items():
        _require(standing.wounds >= 0 and standing.tokens >= 0, f"{game.printed[card]} has a negative count.")
    for story in game.stories:
        _require(min(story.tokens) >= 0, f"{game.printed[story.card]} has a negative count of tokens.")


def _places(game: Game) -> None:
    """Commitments and attachments point at what is there; the insane are neither committed nor exhausted."""
    stories = {story.card for story in game.stories}
    for card, standing in game.in_play.items():
        name = game.printed[card].title
        _require(standing.committed < 0 or standing.committed in stories, f"{name} is committed to nothing.")
        _require(not standing.insane or standing.committed < 0, f"{name} is insane and committed.")
        _require(not (standing.insane and standing.exhausted), f"{name} is insane and exhausted.")
        _require(_holds(game, card, stories), f"{name} is attached to nothing.")
    for side in game.sides:
        for card in (side.faceup, side.shown):
            _require(card < 0 or side.deck[-1:] == [card], "A card lies open on a deck and is not on top.")


def _holds(game: Game, card: int, stories: set[int]) -> bool:
    """Whether what an attachment is on is there, or the attachment is just leaving too; or the game is over."""
    host = game.in_play[card].attached
    if host < 0 or host in game.in_play or host in stories or game.over:
        return True
    waiting = (event for event in game.events.values() if event.status == PENDING and event.verb in VERBS)
    return any(event.card == card and VERBS[event.verb].leaves for event in waiting)


def _numbers(game: Game) -> None:
    """Viewers know a card under a number of its own while they can see it, and under none while they cannot."""
    for viewer in (*range(len(game.questions)), SPECTATOR):
        numbers = game.sight.numbers[viewer]
        for card, zone in enumerate(game.zone):
            seen = game.sees(viewer, card, zone)
            _require(seen is (numbers[card] >= 0), f"{game.printed[card]} is {zone}: {numbers[card]} for {viewer}.")
        known = [number for number in numbers if number >= 0]
        _require(len(set(known)) == len(known), f"A number means two cards for {viewer}.")


def _opportunities(game: Game) -> None:
    """Nobody declines more often in a row than there are players."""
    players = len(game.questions)
    for frame in game.stack:
        if isinstance(frame, Opportunity):
            counted = frame.player in range(players) and frame.passes in range(players + 1)
            _require(counted, f"{type(frame).__name__}: {frame.passes} passes, then player {frame.player}.")


def _events(game: Game) -> None:
    """An event has besides what its verb says."""
    for event in game.events.values():
        carries = VERBS[event.verb].carries
        _require(event.detail is None or isinstance(event.detail, carries), f"{event} has {event.detail} besides.")


def _decision(game: Game) -> None:
    """One pending decision with at least two different options, unless the game is over."""
    decision = game.pending
    if game.over:
        _require(decision is None, "The game is over but asks something.")
        return
    _require(decision is not None, "The game goes on but asks nothing.")
    assert decision is not None
    _require(len(decision.options) > 1, f"'{decision.kind}' has {len(decision.options)} options.")
    if decision.kind == "action":
        _require(PLAYED not in game.zone, "A card is still being played.")
    _require(len(set(decision.options)) == len(decision.options), f"'{decision.kind}' has an option twice.")
