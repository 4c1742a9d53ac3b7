"""Which cards a player has played: in a phase, a turn, a round, the whole game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


def note_played(game: Game, player: int, card: int) -> None:
    """Remember that a player has played a card in this turn and phase."""
    key = ("played", player, card, game.turn, game.phase_serial)
    game.limits[key] = game.limits.get(key, 0) + 1


def played(game: Game, player: int, period: str) -> Iterator[int]:
    """The cards that a player has played this phase, turn or round, or in the whole game; each as often as he has."""
    first = {"turn": game.turn, "round": 2 * game.round - 1}.get(period, 0)
    for key, times in game.limits.items():
        if key[:2] != ("played", player) or key[3] < first or (period == "phase" and key[4] != game.phase_serial):
            continue
        for _ in range(times):
            yield key[2]
