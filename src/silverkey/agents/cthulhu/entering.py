"""What it is worth to bring a card into play: itself, what it does on entering, what it does to others."""

from __future__ import annotations

from dataclasses import replace

from silverkey.agents.cthulhu.deeds import Shown, collapses, lifelong_points
from silverkey.agents.cthulhu.effects import IMPOSSIBLE, effect_gain
from silverkey.agents.cthulhu.prospect import Prospect
from silverkey.agents.cthulhu.table import Table
from silverkey.agents.cthulhu.worth import face_worth, worth
from silverkey.cardgame.words.conditions import AtLeast, IsA
from silverkey.cardgame.words.constants import Constant, Static
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.limits import Cannot
from silverkey.cardgame.words.references import Every, This
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.view import CardView
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.playing import CostChange
from silverkey.cthulhu.vocabulary.story_changes import Struggles
from silverkey.cthulhu.vocabulary.triggers import Trigger
from silverkey.cthulhu.words import CHARACTER, CONSPIRACY, DISRUPT, FORCED, ICON_LETTERS, IN_PLAY

SOMETIMES = 0.4
"""How much of a passive counts that works only under a condition."""
STANDING_POINTS = 0.5
"""A support card that stays, for whoever comes later."""
USE_POINTS = {DISRUPT: 1.0}
"""What an ability of a support card is worth; others are worth more."""
OTHER_USE_POINTS = 1.5
DISCOUNT_POINTS = 1.5
BOUND_SHARE = 0.5
"""How much of a character's worth goes if it cannot attack."""
STRUGGLE_POINTS = 0.6
HOST_SHARE = 0.03
"""Of two hosts the better one."""
DOOMED_SHARE = 0.3


def entering_gain(card: Card, p: Prospect) -> float:
    """What it is worth to 'you' to have a card enter play under your control."""
    if card.type == CONSPIRACY:
        return face_worth(card.code)
    points = sum(constant_gain(constant, p) for constant in card.constants)
    points += sum(_on_entering(ability, p) for ability in card.usable.get(IN_PLAY, ()))
    if card.type == CHARACTER:
        return points + face_worth(card.code) * (DOOMED_SHARE if collapses(card, p.table, 1) else 1.0)
    points += sum(USE_POINTS.get(ability.kind, OTHER_USE_POINTS) for ability in card.usable.get(IN_PLAY, ()))
    return points + (STANDING_POINTS if card.attach is None else _host_points(p, points))


def _host_points(p: Prospect, points: float) -> float:
    """An attachment that helps belongs on one's best character, one that hurts on the opponent's best."""
    host = p.table.cards.get(p.host)
    if host is None:
        story = p.table.stories.get(p.host)
        return 0.1 * story.tokens[p.you] if story is not None else 0.0
    return HOST_SHARE * worth(host) if points > 0 else 0.0


def _on_entering(ability: Ability, p: Prospect) -> float:
    trigger = ability.trigger
    if not isinstance(trigger, Trigger) or "enter" not in ability.verbs or not isinstance(trigger.card, This):
        return 0.0
    points = effect_gain(ability.effect, p)
    if ability.kind != FORCED:
        return max(0.0, points)
    if points == IMPOSSIBLE and ability.targets:
        return effect_gain(ability.effect[1:], p.choosing(ability.targets[0].name, p.source))
    return points


def constant_gain(constant: Constant, p: Prospect) -> float:
    """What a passive that is simply on is worth to 'you'."""
    match constant:
        case Static():
            return sum(_static_gain(constant, replace(p, always=True))) * _share(constant)
        case Cannot():
            return _prohibition_gain(constant, p)
        case CostChange():
            return DISCOUNT_POINTS if constant.cards is not None and constant.by < 0 else 0.0
    return 0.0


def _share(static: Static) -> float:
    """How often a passive works: one that needs characters at stories works now and then."""
    conditional = any(isinstance(condition, IsA | AtLeast) for condition in static.when)
    at_stories = (
        isinstance(static.who, Every) and isinstance(static.who.kind, Cards) and bool(static.who.kind.committed)
    )
    return SOMETIMES if conditional or at_stories else 1.0


def _static_gain(static: Static, p: Prospect) -> list[float]:
    found: list[float] = []
    for card in p.meant(static.who):
        if card in p.table.stories:
            found += [_struggle_points(change, p) for change in static.changes if isinstance(change, Struggles)]
            continue
        shown = _shown(p.table, card)
        if shown is None:
            continue
        sign = -1 if isinstance(shown, CardView) and shown.controller != p.you else 1
        found += [sign * lifelong_points(p, change, shown) for change in static.changes]
    return found


def _shown(table: Table, card: int) -> Shown | None:
    if card in table.cards:
        there = table.cards[card]
        return None if there.insane or there.type != CHARACTER else there
    return table.piles[card].face if card in table.piles else None


def _struggle_points(change: Struggles, p: Prospect) -> float:
    """More struggles of a kind help the side with more icons of that kind."""
    total = 0.0
    for letter, number in zip(ICON_LETTERS, change.icons or (0, 0, 0, 0), strict=True):
        icons = [sum(card.icons.count(letter) for card in p.table.characters(player)) for player in (p.you, 1 - p.you)]
        total += change.by * number * STRUGGLE_POINTS * max(-2, min(2, icons[0] - icons[1]))
    return total


def _prohibition_gain(constant: Cannot, p: Prospect) -> float:
    share = {"commit": BOUND_SHARE, "restore": 1.0}.get(constant.verb, 0.0)
    cards = [
        p.table.cards[card]
        for card in p.meant(None if isinstance(constant.who, Kind) else constant.who)
        if card in p.table.cards and card != p.source
    ]
    return sum(share * worth(card) * (1 if card.controller != p.you else -1) for card in cards)
