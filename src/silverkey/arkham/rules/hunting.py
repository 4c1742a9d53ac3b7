"""Enemies move: hunters in the enemy phase, and those that a card drives somewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.rules.enemies import preyed_upon
from silverkey.arkham.table import map as places
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


class Hunting(Frame["Game"]):
    """3.2 Each ready, unengaged hunter moves one location towards the nearest investigator."""

    __slots__ = ("enemies", "enemy")

    STEPS = ("next",)

    def __init__(self, enemies: list[int]) -> None:
        self.enemies = enemies
        self.enemy = -1

    def next(self, game: Game) -> None:
        """The next hunter moves; the lead investigator decides where several ways fit."""
        if not self.enemies:
            game.pop()
            return
        self.enemy = self.enemies.pop(0)
        standing = game.in_play.get(self.enemy)
        if standing is None or standing.exhausted or standing.threat >= 0 or standing.location not in game.in_play:
            return
        if preyed_upon(game, self.enemy, game.at(standing.location), only=True):
            return
        targets = hunted(game, self.enemy)
        steps = {
            step
            for player in targets
            for step in places.steps_towards(game, standing.location, game.investigators[player].location)
        }
        ordered = [place for place in places.locations(game) if place in steps]
        if ordered:
            game.ask(game.lead, "enemy moves", [Option("location", place) for place in ordered], self.enemy)

    def answered(self, game: Game, option: Option) -> None:
        """It moves there."""
        game.happen([Event("move enemy", self.enemy, place=option.card)])


class Driving(Frame["Game"]):
    """Enemies move one location towards another, as a card says; the lead investigator orders them and the ways."""

    __slots__ = ("enemies", "enemy", "place")

    STEPS = ("next",)

    def __init__(self, enemies: list[int], place: int) -> None:
        self.enemies = enemies
        self.place = place
        self.enemy = -1

    def next(self, game: Game) -> None:
        """The next enemy moves, unless it is there or no path leads there."""
        if not self.enemies:
            game.pop(True)
            return
        self.enemy = self.enemies.pop(0)
        here = game.location_of(self.enemy)
        steps = places.steps_towards(game, here, self.place) if here >= 0 else []
        if steps:
            game.ask(game.lead, "enemy moves", [Option("location", place) for place in steps], self.enemy)

    def answered(self, game: Game, option: Option) -> None:
        """It moves there."""
        game.happen([Event("move enemy", self.enemy, place=option.card)])


def hunted(game: Game, enemy: int) -> list[int]:
    """The investigators that a hunter moves towards: the nearest, and of these its prey."""
    start = game.in_play[enemy].location
    players = preyed_upon(game, enemy, game.playing(), only=True)
    away = {player: places.distance(game, start, game.investigators[player].location) for player in players}
    least = min(away.values(), default=places.UNREACHABLE)
    nearest = [player for player in players if away[player] == least]
    return preyed_upon(game, enemy, nearest)
