"""The action windows of a turn, and what of that which is on offer in one is worth asking about.

Something is worth it where it could make a difference, by what anybody can see of the table.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from silverkey.cthulhu.game import Game
from silverkey.cthulhu.questions import DecisionKind, OptionWord
from silverkey.cthulhu.rules.turn import Turn
from silverkey.cthulhu.view import GameView
from silverkey.cthulhu.vocabulary.deeds import EXHAUST, EXHAUST_NAMED
from silverkey.kernel.decision import PASS, Decision
from silverkey.sitting.autopass import Offer
from silverkey.sitting.cthulhu.alike import differ
from silverkey.sitting.cthulhu.defence import in_vain
from silverkey.sitting.cthulhu.early import changes_values, concerned
from silverkey.sitting.cthulhu.pointless import pointless
from silverkey.sitting.cthulhu.purposes import ability_of, bystander, costs_its_card, elsewhere, self_harm

WINDOWS = {
    "refresh": "after cards have readied",
    "draw": "after drawing",
    "resource": "after the resource is attached",
    "operations": "when cards may be played",
    "story": "before anybody commits",
    "attack": "once the active player has committed",
    "defence": "once the other player has committed",
    "after": "once the stories have resolved",
}
"""The action windows of a turn, in order."""

_STEPS = {
    "refresh_actions": "refresh",
    "draw_actions": "draw",
    "resource_actions": "resource",
    "operations_actions": "operations",
    "story_actions": "story",
    "committed_actions": "attack",
    "defended_actions": "defence",
    "final_actions": "after",
}


class Window(NamedTuple):
    """What a question falls into."""

    name: str
    """One of the action windows, or nothing."""
    news: int = 0
    """How much has happened so far."""
    lasting: frozenset[Offer] = frozenset()
    """What is on offer at the price of its own card: it can wait, for it stays on offer as long as the card does."""
    elsewhere: frozenset[Offer] = frozenset()
    """What concerns neither characters nor stories, and so has no business in the story phase."""
    pointless: frozenset[Offer] = frozenset()
    """What can change nothing of how the stories resolve, as far as anybody can see."""
    early: Mapping[Offer, frozenset[int]] = MappingProxyType({})
    """What decides who can commit, and so comes too late once everybody has; with those of the other player's
    characters of whom that holds."""
    readies_in_vain: bool = False
    """Whether none of those who could ready has any use for it before they all do, in your next refresh phase."""
    same: bool = False
    """Whether all answers come to the same, besides declining."""
    in_vain: bool = False
    """Whether no defence could bring anything."""
    needless: bool = False
    """Whether all answers only take their own card away, from what does not touch it, or harm a card of one's own."""


IN_STORY_PHASE = ("story", "attack", "defence", "after")


def window_of(game: Game) -> str:
    """The name of the action window that the turn has come to, or nothing before the first turn."""
    for frame in reversed(game.stack):
        if isinstance(frame, Turn):
            return _STEPS.get(Turn.STEPS[frame.step - 1], "")
    return ""


def window(game: Game, seen: GameView, news: int) -> Window:
    """The window of the pending question, after so much has happened."""
    decision = game.pending
    assert decision is not None
    assert seen.decision is not None
    name, player = window_of(game), decision.player
    found: dict[str, set[Offer]] = {"lasting": set(), "elsewhere": set(), "pointless": set()}
    early: dict[Offer, frozenset[int]] = {}
    combined = changes_values(ability for option in decision.options if (ability := ability_of(game, option)))
    for option, shown in zip(decision.options, seen.decision.options, strict=True):
        ability = ability_of(game, option)
        if ability is None:
            continue
        offer = (shown.word, shown.card, shown.number)
        for kind, so in (
            ("lasting", costs_its_card(ability)),
            ("elsewhere", elsewhere(ability)),
            ("pointless", name in IN_STORY_PHASE and pointless(game, player, option.card, ability)),
        ):
            if so:
                found[kind].add(offer)
        whom = concerned(game, player, name, option.card, ability, combined)
        if whom is not None:
            met = frozenset(game.in_play[card].entered for card in whom)
            early[offer] = early.get(offer, frozenset()) | met
    return Window(
        name,
        news,
        **{kind: frozenset(offers) for kind, offers in found.items()},
        early=early,
        readies_in_vain=_readies_in_vain(game, decision),
        same=_all_the_same(game, seen, decision),
        in_vain=in_vain(game, decision),
        needless=all(
            bystander(game, option) or self_harm(game, player, option) for option in decision.options if option != PASS
        ),
    )


def _all_the_same(game: Game, seen: GameView, decision: Decision) -> bool:
    """Whether no answer but declining differs from another, not even by what will last or was used and nobody sees."""
    assert seen.decision is not None
    if differ(seen.decision, seen) != 1:
        return False
    concerned = (option.card for option in decision.options if option.word in (OptionWord.CARD, OptionWord.RESOURCE))
    return len({_marks(game, card) for card in concerned}) <= 1


def _marks(game: Game, card: int) -> tuple[Hashable, ...]:
    """What has been done to and with a card that its values do not show."""
    lasting = frozenset(effect.number for effect in game.lasting if any(card == under for under, _ in effect.cards))
    used = frozenset(key for key in game.limits if card in key)
    return lasting, used, frozenset((place, event) for whose, place, event in game.spent if whose == card)


def _readies_in_vain(game: Game, decision: Decision) -> bool:
    if decision.kind != DecisionKind.READY or game.active == decision.player:
        return False
    abilities = (ability for o in decision.options if o.card >= 0 for ability in game.values(o.card).abilities)
    return not any(cost in (EXHAUST, EXHAUST_NAMED) for ability in abilities for cost in ability.costs)
