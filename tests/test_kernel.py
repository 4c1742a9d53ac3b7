"""The machine itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from math import factorial

import pytest
from games import started

from silverkey.cardgame.choosing import Choosing
from silverkey.cthulhu.game import Game
from silverkey.kernel.decision import IllegalAnswer, Option, Unanswerable
from silverkey.kernel.frame import Frame
from silverkey.kernel.outcome import SHORT
from silverkey.kernel.state import State
from silverkey.language.context import Context
from silverkey.language.program import Program


class Circle(Frame[Game]):
    """A procedure that never ends and asks nobody."""

    __slots__ = ()

    STEPS = ("again",)

    def again(self, game: Game) -> None:
        """Once more."""


def test_rules_that_run_in_a_circle_are_a_fault_and_no_wait() -> None:
    game = started(0)
    game.pending = None
    game.push(Circle())
    with pytest.raises(RuntimeError, match="run in a circle at Circle"):
        game.advance()


def test_the_order_of_play_goes_round_the_whole_table() -> None:
    table = State(0, players=3)
    assert [table.after(player) for player in (0, 1, 2)] == [1, 2, 0]


class Driven(State):
    """A state whose random numbers are given in advance, to try them all."""

    __slots__ = ("asked", "given")

    def __init__(self, given: list[int]) -> None:
        super().__init__(0, players=3)
        self.given = given
        self.asked: list[int] = []
        """How many outcomes each random number could have had."""

    def _below(self, n: int) -> int:
        self.asked.append(n)
        return self.given[len(self.asked) - 1] if len(self.asked) <= len(self.given) else 0


def every_outcome(deed: Callable[[State], object]) -> Iterator[object]:
    """What a deed comes to with every sequence of random numbers that it may be given."""
    waiting: list[list[int]] = [[]]
    while waiting:
        given = waiting.pop()
        state = Driven(given)
        result = deed(state)
        if len(state.asked) > len(given):
            waiting.extend([*given, number] for number in range(state.asked[len(given)]))
        else:
            yield result


class TestChance:
    def test_a_shuffle_brings_every_order_about_equally_often(self) -> None:
        def shuffled(state: State) -> object:
            cards = list("abcde")
            state.shuffle(cards)
            return tuple(cards)

        orders = Counter(every_outcome(shuffled))
        assert orders == Counter(permutations("abcde"))
        assert len(orders) == factorial(5)

    def test_one_at_random_is_each_of_them_equally_often(self) -> None:
        assert Counter(every_outcome(lambda state: state.chance("test", "abcd"))) == Counter("abcd")

    def test_some_at_random_are_every_selection_equally_often(self) -> None:
        assert Counter(every_outcome(lambda state: tuple(state.chances("test", "abcd", 2)))) == Counter(
            permutations("abcd", 2)
        )

    def test_some_at_random_are_all_where_there_are_no_more(self) -> None:
        assert sorted(started(0).chances("test", "ab", 5)) == ["a", "b"]

    def test_random_numbers_are_spread_evenly(self) -> None:
        game = Game(5)
        counted = Counter(game.chance("test", range(10)) for _ in range(20_000))
        assert set(counted) == set(range(10))
        assert all(1_800 < times < 2_200 for times in counted.values())

    def test_random_numbers_do_not_follow_from_the_one_before(self) -> None:
        game = Game(6)
        pairs = Counter((game.chance("test", range(4)), game.chance("test", range(4))) for _ in range(16_000))
        assert len(pairs) == 16
        assert all(850 < times < 1_150 for times in pairs.values())

    def test_games_of_different_seeds_are_shuffled_differently(self) -> None:
        orders = set()
        for seed in range(50):
            cards = list(range(20))
            Game(seed).shuffle(cards)
            orders.add(tuple(cards))
        assert len(orders) == 50

    def test_whatever_chance_decides_is_learnt_by_all(self) -> None:
        state = State(0, players=3)
        state.chance("test", "ab")
        assert state.reveals == [1, 1, 1]
        state.shuffle([1, 2, 3])
        assert state.reveals == [2, 2, 2]

    def test_chance_cannot_decide_between_nothing(self) -> None:
        with pytest.raises(ValueError, match="nothing to decide between: test"):
            State(0, players=2).chance("test", [])


class Asks(Frame[Game]):
    """A procedure that puts one question and then goes on."""

    __slots__ = ("answer", "options")

    STEPS = ("put", "done")

    def __init__(self, options: list[Option]) -> None:
        self.options = options
        self.answer: Option | None = None

    def put(self, game: Game) -> None:
        """The question."""
        game.ask(0, "which", self.options)

    def answered(self, game: Game, option: Option) -> None:
        self.answer = option

    def done(self, game: Game) -> None:
        """That was all."""
        game.pop(self.answer)


class TestQuestions:
    def test_a_question_without_an_answer_is_a_fault_that_says_who_asked_what(self) -> None:
        game = started(0)
        game.pending = None
        game.push(Asks([]))
        with pytest.raises(Unanswerable, match=r"Asks asks 'which' before done: no answers\."):
            game.advance()

    def test_a_question_with_one_answer_answers_itself(self) -> None:
        game = started(0)
        game.pending = None
        asks = Asks([Option("card", 1)])
        game.push(asks)
        asks.put(game)
        assert (asks.answer, game.pending) == (Option("card", 1), None)

    def test_an_instruction_that_has_nothing_to_ask_about_does_not_happen(self) -> None:
        game = started(0)
        frame = Program((), Context(0, -1))
        assert frame.ask(game, 0, "which", []) is SHORT

    def test_nobody_is_asked_for_more_than_there_is(self) -> None:
        with pytest.raises(Unanswerable, match="'discard' asks for 2 out of 1"):
            Choosing(0, "discard", [7], 2, 2)

    @pytest.mark.parametrize(("number", "told"), [(2, "2."), (12, "12."), (13, "12, …."), (30, "12, ….")])
    def test_whoever_gives_no_answer_is_told_the_first_twelve(self, number: int, told: str) -> None:
        game = started(0)
        game.pending = None
        game.push(Asks([Option("card", card) for card in range(1, number + 1)]))
        game.advance()
        with pytest.raises(IllegalAnswer) as refused:
            game.answer(Option("card", 99))
        listed = ", ".join(f"card {card}" for card in range(1, min(number, 12) + 1))
        assert str(refused.value).endswith(f"Answers are: {listed}{told.removeprefix(str(min(number, 12)))}")

    def test_nobody_is_asked_for_fewer_than_none(self) -> None:
        with pytest.raises(Unanswerable, match="'discard' asks for -1 out of 1"):
            Choosing(0, "discard", [7], -1, 2)

    def test_whoever_gives_no_answer_is_told_every_number_of_those_there_are(self) -> None:
        game = started(0)
        game.pending = None
        game.push(Asks([Option("tokens", 1, 2, 3), Option("assign", 4, parts=(5, 6))]))
        game.advance()
        with pytest.raises(IllegalAnswer, match=r"Answers are: tokens 1 2 3, assign 4 5 6\."):
            game.answer(Option("card", 99))

    @pytest.mark.parametrize("off", [-1, 1, 1000])
    def test_an_answer_to_another_question_is_refused_be_it_past_or_to_come(self, off: int) -> None:
        game = started(0)
        assert game.pending is not None
        before = game.digest()
        with pytest.raises(IllegalAnswer, match=f"belongs to question {game.pending.serial + off}"):
            game.answer(game.pending.options[0], game.pending.serial + off)
        assert game.digest() == before
        game.answer(game.pending.options[0], game.pending.serial)
