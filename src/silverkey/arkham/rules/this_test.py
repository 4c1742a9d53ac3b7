"""What holds "for this test" holds for one test alone, and not for another within it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.vocabulary.basics import Attempt
from silverkey.arkham.vocabulary.deeds import Test
from silverkey.arkham.words import END_OF_TEST
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.words.constants import Rule
from silverkey.language.context import Context
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game
    from silverkey.arkham.rules.skill_test import SkillTest

TEST = "test"
"""The number of the test that an effect is for, among the numbers of its context."""
YET_TO_BEGIN = -1


def meant(game: Game) -> int:
    """The test that the effect under way speaks of: the one that it is about to begin, or else the one under way."""
    test = game.test
    for frame in reversed(game.stack):
        if test is not None and frame is test:
            return test.number
        if isinstance(frame, Program) and _begins_a_test(frame):
            return YET_TO_BEGIN
    return YET_TO_BEGIN


def _begins_a_test(effect: Program) -> bool:
    ahead = effect.program[effect.position + 1 :]
    return any(isinstance(node, Attempt | Test) for instruction in ahead for node in instruction.walk())


def let_last(game: Game, change: Rule, ctx: Context, uses: int) -> None:
    """An effect begins that holds for this test."""
    effect = Lasting(change, ctx.copy(), (), END_OF_TEST)
    effect.uses = uses
    effect.context.numbers[TEST] = meant(game)
    game.let_last(effect)


def claim(game: Game, test: SkillTest) -> None:
    """A test begins: what its card has said for it is for this one."""
    for effect in game.lasting:
        if _waits(effect, test.ctx.source):
            effect.context.numbers[TEST] = test.number
            game.touch()


def give_up(game: Game, source: int) -> None:
    """A card's effect is over: what it has said for a test that has not come about is forgotten."""
    waiting = [effect for effect in game.lasting if _waits(effect, source)]
    if waiting:
        game.lasting = [effect for effect in game.lasting if effect not in waiting]
        game.touch()


def _waits(effect: Lasting, source: int) -> bool:
    if effect.until != END_OF_TEST or effect.context.source != source:
        return False
    return effect.context.numbers[TEST] == YET_TO_BEGIN


def holds_now(effect: Lasting, test: SkillTest | None) -> bool:
    """Whether an effect holds while this test is under way, rather than in another that it is part of."""
    if effect.until != END_OF_TEST or test is None:
        return True
    return effect.context.numbers[TEST] in (YET_TO_BEGIN, test.number)


def has_run_out(game: Game, effect: Lasting) -> bool:
    """Whether an effect that waits for the end of a test has waited for the one that ends."""
    return game.test is not None and effect.context.numbers[TEST] == game.test.number
