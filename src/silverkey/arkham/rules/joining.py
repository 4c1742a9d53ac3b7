"""Cards that join a game in the middle: out of the collection, for this scenario or for the whole campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.library import by_code
from silverkey.arkham.printed.facts import printed_cards
from silverkey.arkham.words import DECK, ENEMY, SET_ASIDE

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def join(game: Game, code: str, owner: int, zone: str) -> int:
    """One more card, of a code. Whoever has it join puts it into the pile of that zone."""
    return game.add_card(by_code()[code], owner, zone)


def named(game: Game, name: str) -> int:
    """An enemy of that name out of the collection, set aside."""
    code = next(card.code for card in printed_cards() if card.title == name and card.type == ENEMY)
    card = join(game, code, -1, SET_ASIDE)
    game.set_aside.append(card)
    return card


def add_weakness(game: Game, code: str, player: int) -> int:
    """A basic weakness leaves the pool and joins a deck, for the rest of the campaign (errata/rules/weakness-added)."""
    held = game.investigators[player]
    game.weaknesses.remove(code)
    held.gained.append(code)
    card = join(game, code, player, DECK)
    held.deck.append(card)
    game.shuffle(held.deck)
    return card
