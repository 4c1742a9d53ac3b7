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


class Marching(Frame["Game"]):
    """Enemies move one location each, one after the other in the order that the lead investigator sets (1.5)."""

    __slots__ = ("enemies", "enemy")

    STEPS = ("next", "move")

    def __init__(self, enemies: list[int]) -> None:
        self.enemies = enemies
        """Those that have yet to move."""
        self.enemy = -1

    def ways(self, game: Game, enemy: int) -> list[int]:
        """Where an enemy may move now; nowhere if it does not move."""
        raise NotImplementedError

    def next(self, game: Game) -> None:
        """Which enemy moves next, or it is over."""
        waiting = [enemy for enemy in self.enemies if self.ways(game, enemy)]
        if not waiting:
            game.pop(True)
            return
        game.ask(game.lead, "order moves", [Option("card", enemy) for enemy in waiting])

    def move(self, game: Game) -> None:
        """It moves; the lead investigator decides where several ways fit."""
        self.go("next")
        ways = self.ways(game, self.enemy)
        game.ask(game.lead, "enemy moves", [Option("location", place) for place in ways], self.enemy)

    def answered(self, game: Game, option: Option) -> None:
        """This enemy is next, or it moves there."""
        if option.word == "card":
            self.enemy = option.card
            self.enemies.remove(option.card)
        else:
            game.happen([Event("move enemy", self.enemy, place=option.card)])


class Hunting(Marching):
    """3.2 Each ready, unengaged hunter moves towards the nearest investigator."""

    __slots__ = ()

    def ways(self, game: Game, enemy: int) -> list[int]:
        """Along the shortest paths to those that it hunts; where one of them is, it stays."""
        standing = game.in_play.get(enemy)
        if standing is None or standing.exhausted or standing.threat >= 0 or standing.location not in game.in_play:
            return []
        if preyed_upon(game, enemy, game.at(standing.location), only=True):
            return []
        ends = {game.investigators[player].location for player in hunted(game, enemy)}
        steps = {step for end in ends for step in places.steps_towards(game, standing.location, end)}
        return [place for place in places.locations(game) if place in steps]


class Driving(Marching):
    """Enemies move towards a location, as a card says."""

    __slots__ = ("place",)

    def __init__(self, enemies: list[int], place: int) -> None:
        super().__init__(enemies)
        self.place = place

    def ways(self, game: Game, enemy: int) -> list[int]:
        """Along the shortest paths; it stays if it is there, or no path leads there."""
        here = game.location_of(enemy)
        return places.steps_towards(game, here, self.place) if here >= 0 else []


def hunted(game: Game, enemy: int) -> list[int]:
    """The investigators that a hunter moves towards: the nearest, and of these its prey."""
    start = game.in_play[enemy].location
    players = preyed_upon(game, enemy, game.playing(), only=True)
    away = {player: places.distance(game, start, game.investigators[player].location) for player in players}
    least = min(away.values(), default=places.UNREACHABLE)
    nearest = [player for player in players if away[player] == least]
    return preyed_upon(game, enemy, nearest)
