"""Which frame has the steps of what does not happen at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from silverkey.arkham.details import Harm
from silverkey.arkham.rules.attacks import AGAINST_OPPORTUNITY, Attack
from silverkey.arkham.rules.chaos import Revealing
from silverkey.arkham.rules.elimination import Eliminating
from silverkey.arkham.rules.encounter import Drawing, Encountering, revealing
from silverkey.arkham.rules.harm import Dealing
from silverkey.arkham.rules.scenario import Advancing
from silverkey.arkham.words import ACT, AGENDA, DEFEATED, RESIGNED
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def _advance(game: Game, event: Event) -> Frame[Game]:
    return Advancing(event.card, ACT if event.card == game.act else AGENDA)


def _attack(game: Game, event: Event) -> Frame[Game]:
    return Attack(event.card, event.player, event.cause or AGAINST_OPPORTUNITY, event.amount - 1, event.word)


def _deal(game: Game, event: Event) -> Frame[Game]:
    assert isinstance(event.detail, Harm)
    player = event.by if event.player < 0 else event.player
    return Dealing(event.card, player, event.detail, event.source, event.cause)


STEPS: dict[str, Callable[[Game, Event], Frame[Game]]] = {
    "advance": _advance,
    "attack": _attack,
    "deal": _deal,
    "defeat": lambda _, event: Eliminating(event.player, DEFEATED, event.word),
    "draw": lambda _, event: Drawing(event.player, event.amount),
    "encounter": lambda _, event: Encountering(event.card, event.player, event.cause),
    "resign": lambda _, event: Eliminating(event.player, RESIGNED, ""),
    "revelation": lambda game, event: revealing(game, event.card, event.player),
    "reveal tokens": lambda _, event: Revealing(event.player, event.amount),
}
"""By verb."""
