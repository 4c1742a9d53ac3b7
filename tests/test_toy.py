"""A game that stands on the shared rooms alone does what its cards say."""

from __future__ import annotations

import ast
import inspect

import toy
from toy import CARDS, FLAME, Lanterns

from silverkey.cardgame import wording
from silverkey.cardgame.account import EVERYTHING
from silverkey.kernel.decision import PASS, Option
from silverkey.kernel.event import Event


class Table:
    """A game with certain cards before certain players, at the first one's turn."""

    def __init__(self, *laid: tuple[int, str]) -> None:
        self.game = Lanterns.begin(1)
        self.numbers: dict[str, int] = {}
        for player, title in laid:
            card = next(n for n in self.game.deck if self.game.printed[n].title == title)
            self.game.deck.remove(card)
            self.game.lay(player, card)
            self.numbers[title] = card
        self.game.pending = None
        self.game.stack[-1].go("act")
        self.game.advance()

    def use(self, title: str) -> None:
        """The active player uses the Action of a card."""
        self.game.answer(Option("trigger", self.numbers[title], 0))

    def answers(self) -> set[int]:
        """The events that may be answered now."""
        assert self.game.pending is not None
        return {option.other for option in self.game.pending.options if option != PASS}

    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        assert self.game.pending is not None
        return self.game.pending.player, self.game.pending.kind


def test_it_stands_on_kernel_language_and_cardgame_alone() -> None:
    tree = ast.parse(inspect.getsource(toy))
    modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    rooms = {module.split(".")[1] for module in modules if module.startswith("silverkey")}
    assert rooms == {"kernel", "language", "cardgame"}


def test_a_spark_dims_the_next_flame_of_three() -> None:
    table = Table((0, "Spark"))
    table.use("Spark")
    assert table.game.flames == [FLAME, FLAME - 1, FLAME]
    assert table.asked() == (1, "turn")


def test_a_ward_is_lost_in_place_of_ones_own_flame() -> None:
    table = Table((0, "Spark"), (1, "Ward"))
    table.use("Spark")
    assert table.game.flames == [FLAME] * 3
    assert table.numbers["Ward"] not in table.game.in_play


def test_a_ward_does_not_stand_up_for_others() -> None:
    table = Table((0, "Spark"), (2, "Ward"))
    table.use("Spark")
    assert table.game.flames == [FLAME, FLAME - 1, FLAME]


def test_a_card_with_two_faces_says_what_the_upper_one_says() -> None:
    table = Table((0, "Moon"), (1, "Spark"))
    table.use("Moon")
    table.use("Spark")
    assert table.game.flames == [FLAME, FLAME, FLAME - 2], "the Sun burns brighter"


def test_whatever_must_follow_follows_without_being_asked() -> None:
    table = Table((0, "Moon"), (0, "Tide"))
    table.use("Moon")
    assert table.game.flames == [FLAME, FLAME - 2, FLAME], "with the Sun up"


def test_an_answer_has_a_window_of_its_own_and_leaves_the_one_around_it_open() -> None:
    table = Table((0, "Spark"), (1, "Echo"), (2, "Reader"))
    table.use("Spark")
    assert table.asked() == (1, "respond")
    table.game.answer(Option("trigger", table.numbers["Echo"], 0, table.game.occurrences[0]))
    assert table.game.flames == [FLAME, FLAME - 1, FLAME - 1]
    outer, inner = table.game.occurrences
    assert table.asked() == (2, "respond")
    assert table.answers() == {inner}, "what happened in the outer window waits for that"
    table.game.answer(Option("trigger", table.numbers["Reader"], 0, inner))
    assert table.asked() == (2, "respond")
    assert table.answers() == {outer}, "and may be answered there"
    assert inner not in table.game.events


def test_a_veil_comes_before_an_action_and_stops_it() -> None:
    table = Table((0, "Spark"), (1, "Veil"))
    table.use("Spark")
    assert table.asked() == (1, "before")
    table.game.answer(Option("trigger", table.numbers["Veil"], 0, *table.answers()))
    assert table.game.flames == [FLAME] * 3


def test_whoever_lets_an_action_pass_sees_it_done() -> None:
    table = Table((0, "Spark"), (1, "Veil"))
    table.use("Spark")
    table.game.answer(PASS)
    assert table.game.flames == [FLAME, FLAME - 1, FLAME]


def test_chance_may_be_foretold() -> None:
    class Foretold(Lanterns):
        __slots__ = ()

        def chance(self, what, among):  # type: ignore[no-untyped-def]
            return max(among)

    game = Foretold.begin(3)
    game.answer(Option("draw"))
    assert game.hands[0] == [len(CARDS) * 4 - 1]


def test_a_view_tells_nothing_of_other_hands_and_of_the_deck() -> None:
    game = Lanterns.begin(5)
    other = game.clone()
    other.deck.reverse()
    assert game.view(0) == other.view(0)
    game.answer(Option("draw"))
    assert game.view(1).hands == (1, 0, 0)


def test_a_log_line_comes_from_the_verb() -> None:
    line = wording.line(Lanterns(), Event("dim", player=2, amount=1), EVERYTHING)
    assert line == "The flame of {player 2} burns lower by 1."
