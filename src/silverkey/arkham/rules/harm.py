"""Dealing damage and horror: all of it is assigned in one answer, then placed together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from silverkey.arkham.details import Harm
from silverkey.arkham.words import ASSET
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

MANY = 400
"""With more ways to assign than this, what one asset gets at the most is offered, and what the investigator keeps."""


class Dealing(Frame["Game"]):
    """Damage and horror being dealt to an investigator."""

    __slots__ = ("cause", "damage", "direct", "horror", "parts", "player", "source")

    STEPS = ("assign", "apply", "over")

    def __init__(self, player: int, harm: Harm, source: int, cause: str) -> None:
        self.player = player
        self.damage = harm.damage
        self.horror = harm.horror
        self.direct = harm.direct
        self.source = source
        self.cause = cause
        self.parts: tuple[int, ...] = ()

    def assign(self, game: Game) -> None:
        """1. It is assigned to the investigator and his assets, all at once."""
        if game.investigators[self.player].fate or (self.damage <= 0 and self.horror <= 0):
            self.go("over")
            return
        game.ask(self.player, "assign", assignments(game, self), self.source)

    def answered(self, game: Game, option: Option) -> None:
        """It is assigned."""
        self.parts = option.parts

    def apply(self, game: Game) -> None:
        """2. It is placed on all of them together."""
        events: list[Event] = []
        for card, damage, horror in triples(self.parts):
            if damage:
                events.append(Event("damage", card, self.player, damage, source=self.source, cause=self.cause))
            if horror:
                events.append(Event("horror", card, self.player, horror, source=self.source, cause=self.cause))
        game.happen(events)

    def over(self, game: Game) -> None:
        """It is over."""
        game.pop(True)


def triples(parts: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    """(card, damage, horror) for each card of an assignment."""
    for place in range(0, len(parts), 3):
        yield parts[place], parts[place + 1], parts[place + 2]


def assignments(game: Game, dealing: Dealing) -> list[Option]:
    """Every way to assign what is dealt; what assets take first."""
    mine = game.investigators[dealing.player].card
    assets = [] if dealing.direct else soaking(game, dealing.player)
    damage = list(_shares(dealing.damage, [room for _, room, _ in assets]))
    horror = list(_shares(dealing.horror, [room for _, _, room in assets]))
    if len(damage) * len(horror) > MANY:
        damage, horror = _plain(damage), _plain(horror)
    found: list[Option] = []
    for wounds in damage:
        for fears in horror:
            parts: list[int] = []
            for (card, _, _), wound, fear in zip(assets, wounds, fears, strict=True):
                if wound or fear:
                    parts.extend((card, wound, fear))
            left = (dealing.damage - sum(wounds), dealing.horror - sum(fears))
            if any(left):
                parts.extend((mine, *left))
            found.append(Option("assign", parts=tuple(parts)))
    return found


def soaking(game: Game, player: int) -> list[tuple[int, int, int]]:
    """(card, damage, horror) that each asset of an investigator can take before it is defeated."""
    found = []
    for card, standing in game.in_play.items():
        if standing.controller == player and game.face(card).type == ASSET:
            facts = game.face(card).facts
            damage = 0 if facts.health is None else max(0, game.value("health", card) - standing.damage)
            horror = 0 if facts.sanity is None else max(0, game.value("sanity", card) - standing.horror)
            if damage or horror:
                found.append((card, damage, horror))
    return found


def _shares(amount: int, rooms: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way to put up to so much where there is room, in order."""
    if not rooms:
        yield ()
        return
    for here in range(min(amount, rooms[0]) + 1):
        for rest in _shares(amount - here, rooms[1:]):
            yield (here, *rest)


def _plain(shares: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Of very many ways those that use no more than one asset."""
    return [share for share in shares if sum(1 for part in share if part) <= 1]
