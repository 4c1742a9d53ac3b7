"""Where things are, and how places are joined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.words import LOCATION

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

UNREACHABLE = 10_000
"""The distance to where no path leads: farther than anything (ahlcg-1.2/faq/nearest-no-path)."""


def locations(game: Game) -> list[int]:
    """Every location in play."""
    found: list[int] = game.board.types.get(LOCATION, [])
    return found.copy()


def location_of(game: Game, card: int) -> int:
    """The location that a card is at: itself, its host's, its player's, or where it lies; -1 for none."""
    standing = game.in_play.get(card)
    if standing is None:
        return -1
    if standing.attached >= 0:
        return location_of(game, standing.attached)
    player = standing.threat if standing.threat >= 0 else standing.controller
    if player >= 0:
        return game.investigators[player].location
    return card if game.face(card).type == LOCATION else standing.location


def connected(game: Game, location: int) -> list[int]:
    """The locations that one may move to from a location."""
    places = locations(game)
    joined = game.joined()
    found = set()
    facts, standing = game.printed[location].facts, game.in_play[location]
    wanted = facts.connects if standing.revealed else facts.back_connects
    for place in places:
        other = game.printed[place].facts
        symbol = other.symbol if game.in_play[place].revealed else other.back_symbol
        if place != location and (symbol in wanted or (location, place) in joined):
            found.add(place)
    return [place for place in places if place in found]


def distances(game: Game, start: int) -> dict[int, int]:
    """How many moves away each location is; those without a path are left out."""
    found = {start: 0}
    edge = [start]
    while edge:
        ahead: list[int] = []
        for place in edge:
            for other in connected(game, place):
                if other not in found:
                    found[other] = found[place] + 1
                    ahead.append(other)
        edge = ahead
    return found


def distance(game: Game, start: int, end: int) -> int:
    """How many moves lie between two locations."""
    return distances(game, start).get(end, UNREACHABLE)


def steps_towards(game: Game, start: int, end: int) -> list[int]:
    """The connected locations from which a shortest path leads on to another."""
    if start == end:
        return []
    away = {place: distance(game, place, end) for place in connected(game, start)}
    nearest = min(away.values(), default=UNREACHABLE)
    return [] if nearest == UNREACHABLE else [place for place, far in away.items() if far == nearest]


def nearest(game: Game, start: int, cards: list[int]) -> list[int]:
    """Those of some cards that are at the fewest moves from a location."""
    away = distances(game, start)
    far = {card: away.get(location_of(game, card), UNREACHABLE) for card in cards}
    least = min(far.values(), default=UNREACHABLE)
    return [card for card in cards if far[card] == least]


def farthest(game: Game, start: int, cards: list[int]) -> list[int]:
    """Those of some cards that are at the most moves from a location; without a path only if none has one."""
    away = distances(game, start)
    far = {card: away[place] for card in cards if (place := location_of(game, card)) in away}
    return [card for card in cards if far.get(card) == max(far.values())] if far else cards


def clue_value(game: Game, card: int) -> int:
    """How many clues a location has when it is revealed, or an act asks for."""
    facts = game.face(card).facts
    number: int = facts.clues or 0
    return number if facts.clues_fixed else game.per_investigator(number)
