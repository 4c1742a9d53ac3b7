"""How many cards of a kind a player has played: in a phase, a turn, a round, the whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


def note_played(game: Game, player: int, card: int) -> None:
    """Remember that a player has played a card of its type and faction this turn, and one of its type this phase."""
    face = game.printed[card]
    for key in (
        ("played", player, face.type, face.faction, game.turn),
        ("played", player, face.type, "phase", game.phase_serial),
    ):
        game.limits[key] = game.limits.get(key, 0) + 1


def times_played(game: Game, player: int, type: str, faction: str, period: str) -> int:
    """How many cards of a type a player has played this phase, or of a type and faction this turn, round or game."""
    if period == "phase":
        return game.limits.get(("played", player, type, "phase", game.phase_serial), 0)
    last = 2 * game.round
    turns = {"turn": (game.turn,), "round": (last - 1, last), "game": range(1, game.turn + 1)}[period]
    return sum(game.limits.get(("played", player, type, faction, turn), 0) for turn in turns)
