"""Why a move cannot be made: the refusals that the rules give at one question, with their rulings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from silverkey.arkham.rules.actions import BASIC, aim_refusal
from silverkey.arkham.rules.legality import action_refusals
from silverkey.arkham.rules.skill_test import commit_refusal
from silverkey.arkham.rules.timing import Reactions
from silverkey.arkham.vocabulary.abilities import Ability
from silverkey.arkham.words import HAND, PARLEY, RESIGN, timed
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.triggering import fits
from silverkey.judge.moves import PLAY

if TYPE_CHECKING:
    from silverkey.judge.arkham.examined import Examined
    from silverkey.judge.arkham.moves import Act, CardUse
    from silverkey.judge.case import Name

ANOTHER_MOMENT = Refusal(
    "It answers something that does not come to pass here.", ("ahlcg-reference/triggered.b", "ahlcg-1.2/1.3.a")
)
OTHERWISE = Refusal("It has to be assigned otherwise.", ("ahlcg-reference/dealing.a", "ahlcg-reference/direct.a"))
NOT_IN_HAND = Refusal("It is not in hand.", ("ahlcg-reference/play.a",))
OUT_OF_PLAY = Refusal("It is not in play.", ("ahlcg-reference/ability.a",))


def uses(game: Examined, use: CardUse, player: int) -> Iterator[Refusal]:
    """What the rules have at this question against a card being played or an ability being used."""
    for card in game.names.cards(game, use.card):
        found = meant(game, use, card)
        if not found:
            yield NOT_IN_HAND if use.word == PLAY else OUT_OF_PLAY
        for ability in found:
            refusal = _against(game, player, card, ability)
            if refusal is not None:
                yield refusal
            elif use.targets:
                yield game.REFUSALS.no_target


def meant(game: Examined, use: CardUse, card: int) -> list[Ability]:
    """The abilities of a card that may be meant, where it lies now."""
    if use.word == PLAY:
        play = game.printed[card].play
        return [] if play is None or game.zone[card] != HAND else [play]
    if game.printed[card].hidden and game.zone[card] == HAND:
        return [one for one in game.printed[card].usable[HAND] if one.optional]
    return [one for one in game.abilities_in_play(card) if one.optional] if card in game.in_play else []


def _against(game: Examined, player: int, card: int, ability: Ability) -> Refusal | None:
    """What the rules have against an ability; one that answers something, only where that comes to pass."""
    if ability.trigger is None:
        return game.use_refusal(player, card, ability)
    for serial in _occasions(game, ability):
        if fits(game, player, card, ability, serial):
            return game.use_refusal(player, card, ability, serial)
    return ANOTHER_MOMENT


def _occasions(game: Examined, ability: Ability) -> list[int]:
    """The events that might be answered now by an ability."""
    window = game.stack[-1]
    if not isinstance(window, Reactions) or ability.kind != timed("reaction", window.timing):
        return []
    return [serial for serial in window.events if game.events[serial].verb in ability.verbs]


def acts(game: Examined, act: Act, player: int) -> Iterator[Refusal]:
    """What the rules have at this question against an action."""
    name = act.using or (act.what if act.word == PARLEY else None)
    if name is not None or act.word == RESIGN:
        yield from _of_cards(game, act, player, name)
        return
    refusal = game.use_refusal(player, -1, BASIC[act.word])
    if refusal is not None:
        yield refusal
    yield from action_refusals(game, player, act.word)
    for card in game.names.cards(game, act.what) if act.what is not None else ():
        aimed = aim_refusal(game, player, act.word, card)
        if aimed is not None:
            yield aimed


def _of_cards(game: Examined, act: Act, player: int, name: Name | None) -> Iterator[Refusal]:
    """What the rules have against an action that a card gives."""
    for card in list(game.in_play) if name is None else game.names.cards(game, name):
        if card not in game.in_play:
            yield OUT_OF_PLAY
            continue
        for ability in game.abilities_in_play(card):
            if ability.action == act.word:
                refusal = game.use_refusal(player, card, ability)
                if refusal is not None:
                    yield refusal


def commitments(game: Examined, names: tuple[Name, ...], player: int) -> Iterator[Refusal]:
    """What the rules have against cards being committed to the test under way."""
    test = game.test
    if test is None:
        return
    for name in names:
        for card in game.names.cards(game, name):
            refusal = commit_refusal(game, test, player, card)
            if refusal is not None:
                yield refusal
