"""Which enemies are where, and with whom they are engaged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.table.faces import has_keyword, is_massive
from silverkey.arkham.table.map import location_of
from silverkey.arkham.words import ENEMY

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def enemies_at(game: Game, location: int) -> list[int]:
    """Every enemy at a location, engaged or not."""
    if location < 0:
        return []
    return [card for card in game.board.types.get(ENEMY, ()) if location_of(game, card) == location]


def engaged(game: Game, player: int) -> list[int]:
    """The enemies that are engaged with an investigator."""
    here = game.investigators[player].location
    found = []
    for card in game.board.types.get(ENEMY, ()):
        standing = game.in_play[card]
        massive = is_massive(game, card) and not standing.exhausted and location_of(game, card) == here >= 0
        if standing.threat == player or massive:
            found.append(card)
    return found


def fightable(game: Game, player: int) -> list[int]:
    """The enemies that an investigator may fight."""
    mine = engaged(game, player)
    return [
        card
        for card in enemies_at(game, game.investigators[player].location)
        if not has_keyword(game, card, "Aloof") or game.in_play[card].threat >= 0 or card in mine
    ]


def engageable_by(game: Game, player: int) -> list[int]:
    """The enemies that an investigator may engage."""
    mine = engaged(game, player)
    here = enemies_at(game, game.investigators[player].location)
    return [card for card in here if card not in mine and not is_massive(game, card)]
