"""Whether to take an action, a Disrupt or a Response: what it brings, less what it costs."""

from __future__ import annotations

from dataclasses import replace

from silverkey.agents.cthulhu.deeds import harm, wound_harm
from silverkey.agents.cthulhu.entering import entering_gain
from silverkey.agents.cthulhu.memory import Memory
from silverkey.agents.cthulhu.pricing import nets_by_x, price
from silverkey.agents.cthulhu.prospect import Prospect
from silverkey.agents.cthulhu.table import Table
from silverkey.agents.cthulhu.worth import face_worth, printed
from silverkey.cardgame.triggering import BY_ZONE, REMAINS
from silverkey.cardgame.words.cancelling import CancelEvent
from silverkey.cardgame.words.constants import Static
from silverkey.cardgame.words.references import Ref, This
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.questions import OptionWord
from silverkey.cthulhu.view import OptionView
from silverkey.cthulhu.vocabulary.abilities import Ability, GainAbility
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.references import Host, Places
from silverkey.cthulhu.vocabulary.triggers import Trigger
from silverkey.cthulhu.words import IN_PLAY, PLAY

LEAST_NET = 0.3
"""Nothing is done for less than this."""
WEARINESS = 0.6
"""What one does once more in the same phase must bring so much more each time, or one would do it for ever."""
CANCEL_POINTS = 4.5
"""What it is worth to cancel an effect of the opponent, whatever it is."""
SAVED_SHARE = 0.6
"""How much of a card's worth an effect that has chosen it may cost."""
SAVED_POINTS = 3.5
"""What it is worth to save some character of one's own."""
ZONES = ((REMAINS, IN_PLAY), *((place * BY_ZONE, zone) for place, zone in reversed([*enumerate(Game.PLACES)])))
"""Where the numbers of abilities begin, by zone; the highest belong to a card that has just left play."""


def act(table: Table, memory: Memory) -> OptionView:
    """The option that brings most, or a pass."""
    best = next(option for option in table.question.options if option.word == OptionWord.PASS)
    most = LEAST_NET
    for option in table.question.options:
        if (option.card, option.number) in memory.used:
            continue
        net = option_net(table, option, memory) - WEARINESS * memory.often[option.card, option.number]
        if net > most:
            best, most = option, net
    return best


def option_net(table: Table, option: OptionView, memory: Memory) -> float:
    """What an option brings, less what it costs."""
    ability = ability_of(table, option)
    if ability is None:
        return 0.0
    p = Prospect(table, table.me, option.card)
    if any(isinstance(word, CancelEvent) for word in ability.effect):
        return cancel_gain(ability, p, memory) - price(ability, p)
    if ability.kind == PLAY and p.face is not None:
        return best_entering(p.face, p) - price(ability, p)
    return max(net for _, net in nets_by_x(ability, p))


def ability_of(table: Table, option: OptionView) -> Ability | None:
    """The ability that an option stands for, or None if it cannot be told."""
    code = table.code(option.card)
    if option.word not in (OptionWord.PLAY, OptionWord.TRIGGER) or not code:
        return None
    card = printed(code)
    if option.word == OptionWord.PLAY:
        return card.play
    for start, zone in ZONES:
        if option.number >= start:
            found = in_play_abilities(table, option.card) if start == 0 else card.usable.get(zone, ())
            place = option.number - start
            return found[place] if place < len(found) else None
    return None


def in_play_abilities(table: Table, card: int) -> tuple[Ability, ...]:
    """The abilities of a card in play: printed ones, then those it gives itself or has from attachments."""
    there = table.cards.get(card)
    if there is None:  # a conspiracy
        return printed(table.code(card)).usable.get(IN_PLAY, ())
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
    if card.attach is None or isinstance(card.attach, Places):
        return entering_gain(card, p)
    hosts = p.find(card.attach)
    return max((entering_gain(card, attached_to(p, host)) for host in hosts), default=0.0)


def attached_to(p: Prospect, host: int) -> Prospect:
    """The same for a card that is attached to another."""
    return replace(p, host=host)


def cancel_gain(ability: Ability, p: Prospect, memory: Memory) -> float:
    """What it is worth to cancel what is going on, of which the view tells nothing but that this card answers it."""
    trigger = ability.trigger
    if not isinstance(trigger, Trigger):
        return 0.0
    if "wound" in trigger.verbs:
        return wound_saved(ability, p, memory)
    if "destroy" in trigger.verbs:
        doomed = p.meant(trigger.card) if isinstance(trigger.card, Ref) else []
        return sum(harm(p.table, p.table.cards[card], "destroy") for card in doomed)
    if memory.moved:
        return 0.0
    if trigger.targets is not None:
        return SAVED_SHARE * face_worth(p.table.code(p.source))
    return CANCEL_POINTS


def wound_saved(ability: Ability, p: Prospect, memory: Memory) -> float:
    """What it is worth to cancel a wound: much to a character of one's own, nothing to who knows whom."""
    assert isinstance(ability.trigger, Trigger)
    wounded = ability.trigger.card
    if isinstance(wounded, This | Host):
        cards = [p.table.cards[card] for card in p.meant(wounded) if card in p.table.cards]
        return sum(wound_harm(card, 1) for card in cards if card.controller == p.you)
    if memory.hurt in p.table.cards:
        return wound_harm(p.table.cards[memory.hurt], 1)
    return SAVED_POINTS if isinstance(wounded, Cards) and wounded.controller == "you" else 0.0
