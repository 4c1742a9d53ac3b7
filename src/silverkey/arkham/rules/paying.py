"""What it costs to act and to play: actions, standard and additional ones, and resources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.vocabulary.abilities import Ability
from silverkey.arkham.vocabulary.constants import AdditionalAction, additional_actions
from silverkey.arkham.vocabulary.tests import ActionTax, CostChange

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def action_price(game: Game, player: int, ability: Ability, action: str) -> int:
    """How many actions something costs an investigator now."""
    price: int = ability.actions
    if price:
        for word, ctx, _ in game.board.said(ActionTax):
            price += word.more(game, ctx, player, action)
    return price


def fitting_extras(game: Game, player: int, card: int, ability: Ability) -> list[int]:
    """The additional actions that could be used for this, by the cards that grant them."""
    said = game.board.said(AdditionalAction)
    if not said:
        return []
    fitting = {ctx.source for word, ctx, _ in said if ctx.you == player and word.serves(game, ctx, card, ability)}
    return [source for source in additional_actions(game, player) if source in fitting]


def cost_of(game: Game, player: int, card: int) -> int:
    """What a card costs an investigator to play."""
    cost: int = game.printed[card].facts.cost or 0
    for word, ctx, _ in game.board.said(CostChange):
        cost += word.by(game, ctx, player, card)
    return max(0, cost)
