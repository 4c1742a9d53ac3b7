"""What the words bring that lead through an effect: if, may, one of, for every, unless; and how to answer them."""

from __future__ import annotations

from collections.abc import Iterator

from silverkey.agents.cthulhu.effects import effect_gain, gain, players
from silverkey.agents.cthulhu.prospect import STATES, Prospect
from silverkey.agents.cthulhu.worth import GAME
from silverkey.cardgame.words.conditions import Condition, IsA
from silverkey.cardgame.words.flow import EachDoes, ForEvery, If, May, OneOf, OrElse, Then, Times, Unless
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.conditions import Overpaid
from silverkey.cthulhu.vocabulary.deeds import Together
from silverkey.cthulhu.vocabulary.filters import Cards

MOST_TIMES = 3
"""So often at most one counts on doing something over."""


def holds(condition: Condition, p: Prospect) -> bool:
    """Whether a condition is met, as far as one can see."""
    match condition:
        case Overpaid():
            return p.overpaid
        case IsA(kind=Cards(state=state)) if state:
            cards = [p.table.cards[card] for card in p.meant(condition.ref) if card in p.table.cards]
            return any(STATES[state](card) for card in cards)
    return True


@gain.register
def _(word: Then, p: Prospect) -> float:
    return effect_gain(word.effect, p)


@gain.register
def _(word: If, p: Prospect) -> float:
    return effect_gain(word.effect if holds(word.condition, p) else word.otherwise, p)


@gain.register
def _(word: EachDoes, p: Prospect) -> float:
    total = 0.0
    for player in players(word.who, p):
        if player == p.you:
            total += max(effect_gain(word.effect, p), -GAME / 2)
        else:
            total -= max(effect_gain(word.effect, p.other_side()), -GAME / 2)
    return total


@gain.register
def _(word: May, p: Prospect) -> float:
    return max(0.0, effect_gain(word.effect, p))


@gain.register
def _(word: OneOf, p: Prospect) -> float:
    """The best of the ways; where the opponent picks, the worst."""
    ways = [effect_gain(way.effect, p) for way in word.ways]
    by_me = word.by is None or p.you in players(word.by, p)
    return max(ways) if by_me else min(ways)


@gain.register
def _(word: OrElse, p: Prospect) -> float:
    return max(effect_gain(word.effect, p), effect_gain(word.otherwise, p))


@gain.register
def _(word: Times, p: Prospect) -> float:
    return min(MOST_TIMES, p.amount(word.number)) * effect_gain(word.effect, p)


@gain.register
def _(word: ForEvery, p: Prospect) -> float:
    return min(MOST_TIMES, len(p.find(word.kind))) * effect_gain(word.effect, p)


@gain.register
def _(word: Unless, p: Prospect) -> float:
    """Whoever pays does so because it costs him less."""
    outright = effect_gain(word.effect, p)
    if p.you in players(word.who, p):
        return max(outright, effect_gain(word.price, p))
    return min(outright, -effect_gain(word.price, p.other_side()))


@gain.register
def _(word: Together, p: Prospect) -> float:
    return sum(gain(deed, p) for deed in word.deeds)


# Answers


def agreed_gain(abilities: Iterator[Ability], p: Prospect, mine: bool) -> float | None:
    """What it is worth to say yes where a card lets one do something, or buy something off; None if none does."""
    for ability in abilities:
        for node in ability.walk():
            if isinstance(node, May):
                return effect_gain(node.effect, p)
            if isinstance(node, Unless):
                spared = effect_gain(node.effect, p) if mine else -effect_gain(node.effect, p.other_side())
                return effect_gain(node.price, p) - spared
    return None


def way_gains(abilities: Iterator[Ability], p: Prospect, mine: bool) -> list[float]:
    """What each of the ways is worth that a card has one pick from."""
    for ability in abilities:
        for node in ability.walk():
            if isinstance(node, OneOf):
                theirs = node.by is not None and not mine
                sign, side = (-1, p.other_side()) if theirs else (1, p)
                return [sign * effect_gain(way.effect, side) for way in node.ways]
    return []
