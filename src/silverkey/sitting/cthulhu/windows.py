"""The action windows of a turn, and what of that which is on offer in one is worth asking about.

Something is worth it where it could make a difference, by what anybody can see of the table.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from silverkey.cardgame.triggering import ability_at
from silverkey.cardgame.words.lasting import Lasts
from silverkey.cardgame.words.references import THIS
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.rules.committing import commit_refusal
from silverkey.cthulhu.rules.struggles import icon_total
from silverkey.cthulhu.rules.turn import Turn
from silverkey.cthulhu.table.board import struggles_of
from silverkey.cthulhu.view import GameView
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.costs import PayBy
from silverkey.cthulhu.vocabulary.deeds import EXHAUST, EXHAUST_NAMED, Do
from silverkey.cthulhu.vocabulary.icons import Icons, IconsOf, Skill
from silverkey.cthulhu.vocabulary.playing import CostChange
from silverkey.cthulhu.vocabulary.story_changes import StoryChange
from silverkey.cthulhu.words import ACTION, ARCANE, INVESTIGATION
from silverkey.kernel.decision import Decision, Option
from silverkey.sitting.autopass import Offer
from silverkey.sitting.cthulhu.alike import differ

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
    early: frozenset[Offer] = frozenset()
    """What decides who can commit, and so comes too late once everybody has."""
    facing: frozenset[int] = frozenset()
    """The other player's characters that could commit."""
    readies_in_vain: bool = False
    """Whether none of those who could ready has any use for it before they all do, in your next refresh phase."""
    same: bool = False
    """Whether all answers come to the same, besides declining."""


LEAVING = ("sacrifice", "discard", "return", "insane")
"""Prices after which a card's ability is gone."""
ELSEWHERE = ("look", "mill", "draw", "discard from hand", "gain domain", "move drain", "shuffle")
"""What an effect does without touching anything in play."""
HINDERING = ("exhaust", "control", "commit")
HELPING = ("ready", "enter")
"""What an effect does, or forbids, to change who can commit: of the other player's characters, or of one's own."""


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
    window_name = window_of(game)
    facing = _able(game, 1 - decision.player)
    deeds = _before_committing(game, decision.player, window_name, bool(facing))
    found: dict[str, set[Offer]] = {"lasting": set(), "elsewhere": set(), "pointless": set(), "early": set()}
    for option, shown in zip(decision.options, seen.decision.options, strict=True):
        ability = ability_of(game, option)
        if ability is None:
            continue
        for name, so in (
            ("lasting", _costs_its_card(ability)),
            ("elsewhere", _elsewhere(ability)),
            ("pointless", _pointless(game, decision.player, ability)),
            ("early", _does(ability, deeds)),
        ):
            if so:
                found[name].add((shown.word, shown.card, shown.number))
    return Window(
        window_name,
        news,
        **{name: frozenset(offers) for name, offers in found.items()},
        facing=frozenset(game.in_play[card].entered for card in facing),
        readies_in_vain=_readies_in_vain(game, decision),
        same=_all_the_same(game, seen, decision),
    )


def _all_the_same(game: Game, seen: GameView, decision: Decision) -> bool:
    """Whether no answer but declining differs from another, not even by what will last or was used and nobody sees."""
    assert seen.decision is not None
    if differ(seen.decision, seen) != 1:
        return False
    return len({_marks(game, option.card) for option in decision.options if option.word in ("card", "resource")}) <= 1


def _marks(game: Game, card: int) -> tuple[Hashable, ...]:
    """What has been done to and with a card that its values do not show."""
    lasting = frozenset(effect.number for effect in game.lasting if any(card == under for under, _ in effect.cards))
    used = frozenset(key for key in game.limits if card in key)
    return lasting, used, frozenset((place, event) for whose, place, event in game.spent if whose == card)


def ability_of(game: Game, option: Option) -> Ability | None:
    """What an option would use."""
    if option.word == "play":
        return game.printed[option.card].play
    return ability_at(game, option.card, option.number, option.other) if option.word == "trigger" else None


def _costs_its_card(ability: Ability) -> bool:
    return any(
        isinstance(cost, PayBy) and isinstance(deed := cost.deed, Do) and deed.verb in LEAVING and deed.who is THIS
        for cost in ability.costs
    )


def _elsewhere(ability: Ability) -> bool:
    """Whether it concerns decks, hands, domains and prices only."""
    for part in ability.effect:
        for node in part.walk():
            if node.doing and node.doing not in ELSEWHERE:
                return False
            if isinstance(node, Lasts) and not all(isinstance(change, CostChange) for change in node.changes):
                return False
    return ability.kind == ACTION


def _before_committing(game: Game, player: int, name: str, hinders: bool) -> tuple[str, ...]:
    """What an effect must do for it to be too late after this window. Whom nobody can commit, nobody need hinder."""
    hindering = HINDERING if hinders else ()
    if game.active == player:
        return (*hindering, *HELPING) if name == "story" else hindering
    if name == "story":
        return hindering
    attacked = any(standing.committed >= 0 for standing in game.in_play.values())
    return HELPING if attacked else ()


def _able(game: Game, player: int) -> list[int]:
    """The characters of a player that could commit."""
    theirs = (card for card, standing in game.in_play.items() if standing.controller == player)
    return [card for card in theirs if commit_refusal(game, card) is None]


def _readies_in_vain(game: Game, decision: Decision) -> bool:
    if decision.kind != "ready" or game.active == decision.player:
        return False
    abilities = (ability for o in decision.options if o.card >= 0 for ability in game.values(o.card).abilities)
    return not any(cost in (EXHAUST, EXHAUST_NAMED) for ability in abilities for cost in ability.costs)


def _pointless(game: Game, player: int, ability: Ability) -> bool:
    """Whether it can change nothing of how the stories resolve: nobody is committed, or at no story both players are,
    and it only strengthens: him who is not there, or with icons that win him no struggle he would not win without."""
    sides = {(standing.committed, standing.controller) for standing in game.in_play.values() if standing.committed >= 0}
    if not sides:
        return True
    if len(sides) > len({story for story, _ in sides}):
        return False
    if game.active != player:
        return (player not in {side for _, side in sides}) and _only_strengthens(ability)
    return not _brings_icons(ability, _unwon(game, player, [story for story, _ in sides]))


def _unwon(game: Game, player: int, stories: list[int]) -> list[int]:
    """The struggles that an icon would win where nobody stands against it, and none is there; Terror and Combat would
    find nobody to hurt."""
    return [
        icon
        for story in stories
        for icon in struggles_of(game, story)
        if icon in (ARCANE, INVESTIGATION) and not icon_total(game, story, player, icon)
    ]


def _only_strengthens(ability: Ability) -> bool:
    """Whether all that it does is to give icons or skill."""
    lasting = [node for part in ability.effect for node in part.walk() if isinstance(node, Lasts)]
    doing = any(node.doing for part in ability.effect for node in part.walk())
    gains = all(_gains(change) for node in lasting for change in node.changes)
    return bool(lasting) and gains and not doing


def _gains(change: object) -> bool:
    if isinstance(change, Icons | Skill):
        return change.by > 0
    return isinstance(change, IconsOf) and change.gained


def _brings_icons(ability: Ability, wanted: list[int]) -> bool:
    """Whether it brings icons of which one would win something, or changes a story."""
    for part in ability.effect:
        for node in part.walk():
            if isinstance(node, StoryChange):
                return True
            if isinstance(node, IconsOf) and (node.gained or node.changed) and wanted:
                return True
            if isinstance(node, Icons) and node.by > 0 and any(node.icons is None or node.icons[i] for i in wanted):
                return True
    return False


def _does(ability: Ability, deeds: tuple[str, ...]) -> bool:
    return any(node.doing in deeds for part in ability.effect for node in part.walk())
