"""What players have played and triggered, and how often: in a phase, a turn, a round, the whole game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from silverkey.cthulhu.words import ACTION, DISRUPT, FORCED, RESPONSE

if TYPE_CHECKING:
    from silverkey.cardgame.words.abilities import Limit
    from silverkey.cthulhu.game import Game

TRIGGERED_BY_PLAYERS = (ACTION, DISRUPT, RESPONSE)


def by_a_player(game: Game, kind: str) -> bool:
    """Whether an effect of a kind is triggered by a player and not by its card or the game.

    The game itself triggers a Forced Response (coc-latest/faq/red-tape-forced-response).
    """
    return kind in TRIGGERED_BY_PLAYERS or (kind == FORCED and not game.edition.forced_is_nobodys)


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


def limit_key(game: Game, player: int, card: int, limit: Limit, place: int = -1) -> tuple[object, ...]:
    """What a limit counts under: the copy, or the title and player; the period; and the place (coc-latest/2.9)."""
    period = {"phase": game.phase_serial, "turn": game.turn, "round": game.round}[limit.period]
    if limit.by_copy:
        standing = game.in_play.get(card)
        return (card, game.since[card] if standing is None else standing.entered, limit.period, period, place)
    return (game.name(card), player, limit.period, period, place)


def used_up(game: Game, player: int, card: int, limit: Limit, place: int = -1) -> bool:
    """Whether an ability has been used as often as its limit allows (there)."""
    return game.limits.get(limit_key(game, player, card, limit, place), 0) >= limit.number
