"""How likely a skill test is to succeed as things stand: every chaos token that may come, worked out one by one.

What a symbol does is read from the words of the card that says it: the changes of the skill value under the conditions
of this moment. What players may do once the token lies there is not foreseen.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from silverkey.arkham.rules.chaos import read_as, reveals_tokens, token_effect
from silverkey.arkham.rules.skill_test import FAILURE, SUCCESS, SkillTest
from silverkey.arkham.vocabulary.deeds import Modify
from silverkey.arkham.vocabulary.hazards import RevealAnother
from silverkey.arkham.words import AUTO_FAIL, ELDER_SIGN, SYMBOLS
from silverkey.cardgame.words.amounts import amount
from silverkey.cardgame.words.flow import If
from silverkey.kernel.decision import Option
from silverkey.language.context import Context
from silverkey.language.program import Instruction

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

CERTAIN, IMPOSSIBLE = Fraction(1), Fraction(0)
ENOUGH = 200
"""Steps within which an answer has come to its test, if it leads to one."""
DEEPEST = 4
"""So many tokens are followed that each have another revealed; with more, the last is taken for the last of all."""


class Effect(NamedTuple):
    """What a token does to a test."""

    modifier: int
    fails: bool = False
    another: bool = False
    """Whether another token is revealed after it."""


def effect_of(game: Game, player: int, token: str) -> Effect:
    """What a token would do to a test of an investigator now."""
    token = read_as(game, player, token)
    if token == AUTO_FAIL:
        return Effect(0, fails=True)
    if token != ELDER_SIGN and token not in SYMBOLS:
        return Effect(game.token_value(int(token)))
    ability, source = token_effect(game, player, token)
    if ability is None:
        return Effect(0)
    return _read(game, ability.effect, Context(player, source, kind=ability.kind))


def _read(game: Game, effect: tuple[Instruction, ...], ctx: Context) -> Effect:
    """What the instructions of a symbol do to a test."""
    total, another = 0, False
    for instruction in effect:
        if isinstance(instruction, Modify):
            total += game.token_value(amount(instruction.by, game, ctx))
        elif isinstance(instruction, RevealAnother):
            another = True
        elif isinstance(instruction, If):
            branch = instruction.effect if instruction.condition.true(game, ctx) else instruction.otherwise
            inner = _read(game, branch, ctx)
            total, another = total + inner.modifier, another or inner.another
    return Effect(total, another=another)


def chance_of(game: Game, player: int, worth: int, difficulty: int) -> Fraction:
    """The chance that what comes out of the bag lets a skill value reach a difficulty."""
    bag = Counter(game.bag)
    return _chance(bag, {token: effect_of(game, player, token) for token in bag}, worth, difficulty, 1)


def _chance(bag: Counter[str], effects: dict[str, Effect], worth: int, difficulty: int, depth: int) -> Fraction:
    """The chance that the next token, and whatever it has revealed besides, is good enough."""
    total = bag.total()
    if not total:
        return CERTAIN if max(0, worth) >= difficulty else IMPOSSIBLE
    found = IMPOSSIBLE
    for token, number in bag.items():
        effect = effects[token]
        if effect.fails or not number:
            continue
        value = worth + effect.modifier
        if effect.another and depth < DEEPEST:
            rest = bag - Counter((token,))
            found += Fraction(number, total) * _chance(rest, effects, value, difficulty, depth + 1)
        elif max(0, value) >= difficulty:
            found += Fraction(number, total)
    return found


def begun(game: Game, player: int, skill: str, option: Option) -> tuple[Game, SkillTest]:
    """A copy of the game in which a basic action has come to its test, and the test."""
    trial = game.clone()
    test = SkillTest(player, skill, 0, Context(player, game.investigators[player].card), option.word, option.card)
    trial.push(test)
    trial.touch()
    return trial, test


def tried(game: Game, option: Option) -> Fraction | None:
    """The chance of the test that an answer leads to, before any card is committed.

    None if it leads to no test, or if something is asked or left to chance before.
    """
    assert game.pending is not None
    trial = game.clone()
    player, trial.pending = game.pending.player, None
    trial.accepted(player, option)
    trial.stack[-1].answered(trial, option)
    for _ in range(ENOUGH):
        test = trial.test
        if trial.random != game.random or (test is None and trial.run(1)):
            return None
        if test is not None:
            return odds(trial, test)
    return None


def odds(game: Game, test: SkillTest, more: int = 0) -> Fraction:
    """The chance that a test succeeds, if so many more icons are committed to it."""
    if test.automatic:
        return CERTAIN if test.automatic == SUCCESS else IMPOSSIBLE
    worth, difficulty = test.worth(game) + more, test.target_value(game)
    if test.tokens or not reveals_tokens(game, test.player):
        return CERTAIN if _reached(game, test, worth, difficulty) else IMPOSSIBLE
    return chance_of(game, test.player, worth, difficulty)


def _reached(game: Game, test: SkillTest, worth: int, difficulty: int) -> bool:
    """Whether a test reaches its difficulty with the tokens that lie there, whether or not they are resolved yet."""
    waiting = [effect_of(game, test.player, token) for token in test.waiting]
    if any(effect.fails for effect in waiting) or test.automatic == FAILURE:
        return False
    return max(0, worth + test.modifier + sum(effect.modifier for effect in waiting)) >= difficulty
