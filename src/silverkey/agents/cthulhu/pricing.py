"""What an ability costs: domains, cards, characters exhausted or sacrificed; and what it brings for each X."""

from __future__ import annotations

from dataclasses import replace

from silverkey.agents.cthulhu.deeds import harm, readiness
from silverkey.agents.cthulhu.economy import Purse
from silverkey.agents.cthulhu.effects import effect_gain, gain
from silverkey.agents.cthulhu.prospect import Prospect
from silverkey.agents.cthulhu.table import Table, size
from silverkey.agents.cthulhu.worth import CARD_POINTS, RESOURCE_POINTS, worth
from silverkey.cardgame.words.costs import Cost
from silverkey.cthulhu.view import CardView, DomainView
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.costs import Pay, PayBy, PlayingCost
from silverkey.cthulhu.vocabulary.deeds import Do
from silverkey.cthulhu.vocabulary.domains import Drain
from silverkey.cthulhu.vocabulary.filters import Cards, Either
from silverkey.cthulhu.vocabulary.hands import GiveUp
from silverkey.cthulhu.vocabulary.tokens import DiscardOwnTokens
from silverkey.cthulhu.words import CHARACTER, DOMAIN, EVENT, HAND, NEUTRAL, OPERATIONS, STORY_PHASE

PRICE_BEFORE_OPERATIONS = 1.0
PRICE_IN_OPERATIONS = 0.25
PRICE_LATER = 0.1
PRICE_IN_THEIR_TURN = 0.03
"""What draining a domain costs for each of its resources: it may be missed later in the turn."""
OUT_OF_PLAY = {HAND: CARD_POINTS, DOMAIN: RESOURCE_POINTS}
"""What a card costs that is given from there."""
TOKEN_PRICE = 3.0


def price(ability: Ability, p: Prospect) -> float:
    """What an ability costs its user."""
    return sum(cost_price(cost, p) for cost in ability.costs)


def cost_price(cost: Cost, p: Prospect) -> float:
    """What one cost takes."""
    match cost:
        case PlayingCost():
            is_event = p.face is not None and p.face.type == EVENT
            return (CARD_POINTS if is_event else 0.0) + drain_price(p.table, amount_due(cost, p))
        case Pay():
            return drain_price(p.table, amount_due(cost, p))
        case PayBy(Do() as deed):
            given = [p.table.cards[card] for card in p.meant(deed.who) if card in p.table.cards]
            return sum(pay_with_price(p.table, card, deed.verb) for card in given)
        case PayBy(GiveUp(cards=Cards(zone=zone)) as deed) if zone in OUT_OF_PLAY:
            return OUT_OF_PLAY[zone] * p.amount(deed.number)
        case PayBy(GiveUp() as deed):
            prices = sorted(pay_with_price(p.table, card, deed.verb) for card in own_cards(p, deed.cards))
            return sum(prices[: p.amount(deed.number)])
        case PayBy(Drain() as deed):
            return drain_price(p.table, 1) if deed.one else sum(drain_price(p.table, size(one)) for one in undrained(p))
        case PayBy(DiscardOwnTokens() as deed):
            return TOKEN_PRICE * max(1, p.amount(deed.number))
        case PayBy():
            return max(0.0, -gain(cost.deed, p))
    return 0.0


@gain.register
def _(word: Cost, p: Prospect) -> float:
    """A cost within an effect, of what one may pay for."""
    return -cost_price(word, p)


def undrained(p: Prospect) -> list[DomainView]:
    """The domains that 'you' could still drain."""
    return [domain for domain in p.table.player(p.you).domains if not domain.drained]


def amount_due(cost: Cost, p: Prospect) -> int:
    """How many resources a cost takes."""
    match cost:
        case PlayingCost():
            return 0 if p.face is None else p.x if p.face.x_cost else p.face.cost
        case Pay():
            return p.amount(cost.number)
    return 0


def drain_price(table: Table, due: int) -> float:
    """What it costs to drain the smallest domain that pays."""
    if due <= 0:
        return 0.0
    rate = PRICE_IN_THEIR_TURN
    if table.my_turn:
        rate = {OPERATIONS: PRICE_IN_OPERATIONS, STORY_PHASE: PRICE_LATER}.get(
            table.view.phase, PRICE_BEFORE_OPERATIONS
        )
    fitting = [size(domain) for domain in table.mine.domains if not domain.drained and size(domain) >= due]
    return rate * min(fitting, default=due)


def exhaust_price(table: Table, card: CardView) -> float:
    """What it costs to exhaust a card: a character is missed at the stories."""
    return readiness(table, card.controller) * worth(card) if card.type == CHARACTER else 0.0


def own_cards(p: Prospect, kind: Cards | Either) -> list[CardView]:
    """Cards in play of a kind that 'you' control."""
    found = [p.table.cards[card] for card in p.find(kind) if card in p.table.cards]
    return [card for card in found if card.controller == p.you]


def pay_with_price(table: Table, card: CardView, verb: str) -> float:
    """What it costs to exhaust, sacrifice or otherwise give a card."""
    return exhaust_price(table, card) if verb == "exhaust" else max(0.0, harm(table, card, verb))


def nets_by_x(ability: Ability, p: Prospect) -> list[tuple[int, float]]:
    """For every X that could be paid, what the ability brings less what it costs."""
    if not uses_x(ability, p):
        return [(0, net(ability, p, 0))]
    return [(x, net(ability, p, x)) for x in range(highest_payment(ability, p) + 1)]


def net(ability: Ability, p: Prospect, x: int) -> float:
    """What an ability brings for one X, less what it costs."""
    p = replace(p, x=x, overpaid=can_overpay(ability, p))
    return effect_gain(ability.effect, p) - price(ability, p)


def uses_x(ability: Ability, p: Prospect) -> bool:
    """Whether the player sets X."""
    if any(isinstance(cost, PlayingCost) for cost in ability.costs) and p.face is not None and p.face.x_cost:
        return True
    return any(cost.uses_x for cost in ability.costs)


def highest_payment(ability: Ability, p: Prospect) -> int:
    """The most that one undrained domain yields for an ability; a card that is played needs a resource match."""
    purses = [Purse(domain.resources) for domain in p.table.mine.domains if not domain.drained]
    played = any(isinstance(cost, PlayingCost) for cost in ability.costs)
    if played and p.face is not None and p.face.faction != NEUTRAL:
        faction = p.face.faction
        if "Loyal" in p.face.keywords:
            return max((purse.matches(faction) for purse in purses), default=0)
        purses = [purse for purse in purses if purse.matches(faction)]
    return max((len(purse.resources) for purse in purses), default=0)


def can_overpay(ability: Ability, p: Prospect) -> bool:
    """Whether more can be drained than the ability costs."""
    most = highest_payment(ability, p)
    return any(most > amount_due(cost, p) > 0 for cost in ability.costs)
