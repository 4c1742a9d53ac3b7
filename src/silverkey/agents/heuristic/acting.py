"""Whether to take an action, a Disrupt or a Response: what it brings, less what it costs."""

from __future__ import annotations

from dataclasses import replace

from silverkey.agents.heuristic.deeds import harm, readiness, wound_harm
from silverkey.agents.heuristic.effects import effect_gain
from silverkey.agents.heuristic.entering import entering_gain
from silverkey.agents.heuristic.memory import Memory
from silverkey.agents.heuristic.prospect import Prospect
from silverkey.agents.heuristic.table import Table, size
from silverkey.agents.heuristic.worth import CARD_POINTS, face_worth, printed, worth
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.view import CardView, OptionView
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.amounts import X
from silverkey.cthulhu.vocabulary.changes import GainAbility
from silverkey.cthulhu.vocabulary.constants import Static
from silverkey.cthulhu.vocabulary.costs import Cost, ExhaustThis, Pay, PayWith, PlayingCost, SacrificeThis
from silverkey.cthulhu.vocabulary.deeds import CancelEffect, CancelEvent
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.references import Host, This
from silverkey.cthulhu.words import CHARACTER, DISCARD, EVENT, HAND, IN_PLAY, OPERATIONS, PLAY, STORY_PHASE

LEAST_NET = 0.3
"""Nothing is done for less than this."""
PRICE_BEFORE_OPERATIONS = 1.0
PRICE_IN_OPERATIONS = 0.25
PRICE_LATER = 0.1
PRICE_IN_THEIR_TURN = 0.03
"""What draining a domain costs for each of its resources: it may be missed later in the turn."""
CANCEL_POINTS = 4.5
"""What it is worth to cancel an effect of the opponent, whatever it is."""
SAVED_SHARE = 0.6
"""How much of a card's worth an effect that has chosen it may cost."""
SAVED_POINTS = 3.5
"""What it is worth to save some character of one's own."""
ZONES = ((500, IN_PLAY), (200, DISCARD), (100, HAND), (0, IN_PLAY))
"""The numbers of abilities begin here by zone; from 500 on they belong to a card that has just left play."""


def act(table: Table, memory: Memory) -> OptionView:
    """The option that brings most, or a pass."""
    best = next(option for option in table.question.options if option.word == "pass")
    most = LEAST_NET
    for option in table.question.options:
        if (option.card, option.number) in memory.used:
            continue
        net = option_net(table, option, memory)
        if net > most:
            best, most = option, net
    return best


def option_net(table: Table, option: OptionView, memory: Memory) -> float:
    """What an option brings, less what it costs."""
    ability = ability_of(table, option)
    if ability is None:
        return 0.0
    p = Prospect(table, table.me, option.card)
    if any(isinstance(word, CancelEvent | CancelEffect) for word in ability.effect):
        return cancel_gain(ability, p, memory) - price(ability, p)
    if ability.kind == PLAY and p.face is not None:
        return best_entering(p.face, p) - price(ability, p)
    return max(net for _, net in nets_by_x(ability, p))


def ability_of(table: Table, option: OptionView) -> Ability | None:
    """The ability that an option stands for, or None if it cannot be told."""
    code = table.code(option.card)
    if option.word not in ("play", "trigger") or not code:
        return None
    card = printed(code)
    if option.word == "play":
        return card.play
    for start, zone in ZONES:
        if option.number >= start:
            found = in_play_abilities(table, option.card) if start == 0 else card.usable.get(zone, ())
            place = option.number - start
            return found[place] if place < len(found) else None
    return None


def in_play_abilities(table: Table, card: int) -> tuple[Ability, ...]:
    """The abilities of a card in play: printed ones, then those it gives itself or has from attachments."""
    there = table.cards[card]
    own = () if there.blank else printed(there.code).usable.get(IN_PLAY, ())
    texts = [there.code, *(held.code for held in table.attachments(card) if held.code)]
    gained = tuple(ability for code in texts for ability in given_abilities(printed(code)))
    return (*own, *gained)


def given_abilities(card: Card) -> list[Ability]:
    """The abilities that a card gives to itself or to the card it is attached to."""
    return [
        change.ability
        for constant in card.constants
        if isinstance(constant, Static)
        for change in constant.changes
        if isinstance(change, GainAbility)
    ]


def best_entering(card: Card, p: Prospect) -> float:
    """What playing a card brings, an attachment on the best host."""
    if card.attach is None:
        return entering_gain(card, p)
    hosts = p.find(card.attach)
    return max((entering_gain(card, attached_to(p, host)) for host in hosts), default=0.0)


def attached_to(p: Prospect, host: int) -> Prospect:
    """The same for a card that is attached to another."""
    return replace(p, host=host)


# X


def nets_by_x(ability: Ability, p: Prospect) -> list[tuple[int, float]]:
    """For every X that could be paid, what the ability brings less what it costs."""
    if not uses_x(ability, p):
        return [(0, net(ability, p, 0))]
    return [(x, net(ability, p, x)) for x in range(purse(p.table) + 1)]


def net(ability: Ability, p: Prospect, x: int) -> float:
    """What an ability brings for one X, less what it costs."""
    p = replace(p, x=x, overpaid=can_overpay(ability, p))
    return effect_gain(ability.effect, p) - price(ability, p)


def uses_x(ability: Ability, p: Prospect) -> bool:
    """Whether the player sets X."""
    if any(isinstance(cost, PlayingCost) for cost in ability.costs) and p.face is not None and p.face.x_cost:
        return True
    return any(cost.uses_x for cost in ability.costs)


def purse(table: Table) -> int:
    """The most that one undrained domain of the player yields."""
    return max((size(domain) for domain in table.mine.domains if not domain.drained), default=0)


def can_overpay(ability: Ability, p: Prospect) -> bool:
    """Whether more can be drained than the ability costs."""
    return any(purse(p.table) > amount_due(cost, p) > 0 for cost in ability.costs)


# Costs


def price(ability: Ability, p: Prospect) -> float:
    """What an ability costs its user."""
    return sum(cost_price(cost, p) for cost in ability.costs)


def cost_price(cost: Cost, p: Prospect) -> float:
    """What one cost takes."""
    this = p.table.cards.get(p.source)
    match cost:
        case PlayingCost():
            is_event = p.face is not None and p.face.type == EVENT
            return (CARD_POINTS if is_event else 0.0) + drain_price(p.table, amount_due(cost, p))
        case Pay():
            return drain_price(p.table, amount_due(cost, p))
        case ExhaustThis():
            return 0.0 if this is None else exhaust_price(p.table, this)
        case SacrificeThis():
            return 0.0 if this is None else worth(this)
        case PayWith():
            return min((pay_with_price(p.table, card, cost.verb) for card in own_cards(p, cost.cards)), default=0.0)
    return 0.0


def amount_due(cost: Cost, p: Prospect) -> int:
    """How many resources a cost takes."""
    match cost:
        case PlayingCost():
            return 0 if p.face is None else p.x if p.face.x_cost else p.face.cost
        case Pay():
            return p.x if cost.number is X else p.amount(cost.number)
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


def own_cards(p: Prospect, kind: Cards) -> list[CardView]:
    """Cards of a kind that 'you' control."""
    return [p.table.cards[card] for card in p.find(kind) if p.table.cards[card].controller == p.you]


def pay_with_price(table: Table, card: CardView, verb: str) -> float:
    """What it costs to exhaust or sacrifice a card."""
    return exhaust_price(table, card) if verb == "exhaust" else worth(card)


# Cancelling


def cancel_gain(ability: Ability, p: Prospect, memory: Memory) -> float:
    """What it is worth to cancel what is going on, of which the view tells nothing but that this card answers it."""
    trigger = ability.trigger
    if trigger is None:
        return 0.0
    if "wound" in trigger.verbs:
        return wound_saved(ability, p, memory)
    if "destroy" in trigger.verbs:
        return sum(harm(p.table, p.table.cards[card], "destroy") for card in p.meant(as_ref(trigger.card)))
    if memory.moved:
        return 0.0
    if trigger.targets is not None:
        return SAVED_SHARE * face_worth(p.table.code(p.source))
    return CANCEL_POINTS


def wound_saved(ability: Ability, p: Prospect, memory: Memory) -> float:
    """What it is worth to cancel a wound: much to a character of one's own, nothing to who knows whom."""
    assert ability.trigger is not None
    wounded = ability.trigger.card
    if isinstance(wounded, This | Host):
        cards = [p.table.cards[card] for card in p.meant(wounded) if card in p.table.cards]
        return sum(wound_harm(card, 1) for card in cards if card.controller == p.you)
    if memory.hurt in p.table.cards:
        return wound_harm(p.table.cards[memory.hurt], 1)
    return SAVED_POINTS if isinstance(wounded, Cards) and wounded.controller == "you" else 0.0


def as_ref(card: object) -> This | None:
    """The reference to the card itself, if it is one."""
    return card if isinstance(card, This) else None
