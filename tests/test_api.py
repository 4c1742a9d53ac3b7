"""What the package offers to authors of agents, and the page that tells them."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from games import decisions

import silverkey
from silverkey import DecisionKind, DecisionView, GameView, IllegalAnswer, OptionView, OptionWord
from silverkey.agents.roster import UnknownAgent, agent_named
from silverkey.cardgame.questions import A_PLAYER, NOTHING

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "api.md"


def row(word: OptionWord) -> str:
    """A word of an option as the page has it."""
    meanings = ("" if meaning is NOTHING else meaning.text for meaning in (word.card, word.number, word.other))
    return f"| {' | '.join((f'`{word}`', *meanings))} |".replace("  ", " ")


# The page


def test_every_example_of_the_page_runs() -> None:
    outcome = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert outcome.attempted > 15
    assert outcome.failed == 0


def test_the_page_says_what_the_numbers_of_every_option_are() -> None:
    rows = [line for line in PAGE.read_text().splitlines() if line.startswith("| `")]
    assert rows == [row(word) for word in OptionWord]


def test_the_page_speaks_of_all_that_can_be_called() -> None:
    page = PAGE.read_text()
    functions = [name for name in silverkey.__all__ if name.islower()]
    assert [name for name in functions if f"{name}(" not in page and f"`{name}`" not in page] == []


# The package


def test_importing_the_package_imports_no_room_of_it() -> None:
    listing = "import silverkey, sys; print(*(name for name in sys.modules if name.startswith('silverkey.')))"
    done = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


@pytest.mark.parametrize("name", silverkey.__all__)
def test_every_name_that_is_offered_is_there(name: str) -> None:
    assert getattr(silverkey, name).__module__.startswith("silverkey.")


def test_readers_of_types_are_shown_the_names_from_where_they_are_fetched() -> None:
    (checking,) = (node for node in ast.parse(Path(silverkey.__file__).read_text()).body if isinstance(node, ast.If))
    shown = {
        str(node.module).removeprefix("silverkey."): tuple(alias.name for alias in node.names)
        for node in checking.body
        if isinstance(node, ast.ImportFrom)
    }
    assert shown == silverkey._ROOMS
    assert sorted(name for names in shown.values() for name in names) == sorted(silverkey.__all__)


def test_a_name_that_is_not_there_is_refused_as_by_any_module() -> None:
    with pytest.raises(AttributeError, match="module 'silverkey' has no attribute 'shoggoth'"):
        _ = silverkey.shoggoth


# Decisions and options


def test_an_option_carries_what_its_word_says_and_nothing_else() -> None:
    for seed in range(4):
        for game in decisions(seed):
            assert game.pending is not None
            for option in game.pending.options:
                word = OptionWord(option.word)
                for meaning, number in zip((word.card, word.number, word.other), option[1:4], strict=True):
                    assert meaning is not NOTHING or number == -1, option
                    assert meaning is not A_PLAYER or number in (0, 1), option


def test_options_of_the_source_have_words_that_there_are() -> None:
    source = "".join(path.read_text() for path in (ROOT / "src" / "silverkey" / "cthulhu").rglob("*.py"))
    spelled = set(re.findall(r'\bOption\("(\w+)"', source))
    assert len(spelled) > 10
    assert spelled <= set(OptionWord)


def test_a_word_names_a_card_if_its_first_number_is_one() -> None:
    assert all(OptionWord(word).names_card for word in ("play", "commit", "story", "token"))
    assert not any(OptionWord(word).names_card for word in ("domain", "player", "number", "pass"))


def test_a_view_has_the_members_themselves() -> None:
    seen = (game := silverkey.start_game(3)).view(game.pending.player)  # type: ignore[union-attr]
    assert seen.decision is not None
    assert seen.decision.kind is DecisionKind.MULLIGAN
    assert [option.word for option in seen.decision.options] == [OptionWord.NO, OptionWord.YES]


# Agents


class First:
    """Answers with whatever comes first."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.handed: list[tuple[object, ...]] = []

    def choose(self, *handed: GameView | DecisionView) -> OptionView:
        self.handed.append(handed)
        decision = handed[1]
        assert isinstance(decision, DecisionView)
        return decision.options[0]


class Elsewhere(First):
    """Gives an option of the first question that it was asked, whatever the question."""

    def choose(self, *handed: GameView | DecisionView) -> OptionView:
        super().choose(*handed)
        return self.handed[0][1].options[0]  # type: ignore[attr-defined, no-any-return]


class Silent(First):
    """Says nothing."""

    def choose(self, *handed: GameView | DecisionView) -> OptionView:
        return None  # type: ignore[return-value]


class Seedless:
    """Is made from nothing."""

    def choose(self, seen: GameView, decision: DecisionView) -> OptionView:
        return decision.options[0]


def test_an_agent_is_handed_its_own_view_and_the_decision_of_it_and_nothing_else() -> None:
    agents = First(), First()
    silverkey.play_match(*agents, seed=5)
    for seat, agent in enumerate(agents):
        assert len(agent.handed) > 10
        for seen, decision in agent.handed:
            assert isinstance(seen, GameView)
            assert (seen.viewer, seen.decision) == (seat, decision)


@pytest.mark.parametrize(
    ("agent", "told"),
    [
        (Silent(), "Silent answers with one of the decision's options; None is none"),
        (Elsewhere(), "is not among the answers of that view"),
    ],
)
def test_an_answer_that_is_none_of_the_options_is_refused(agent: First, told: str) -> None:
    with pytest.raises(IllegalAnswer, match=told):
        silverkey.play_match(agent, silverkey.RandomAgent(1), seed=1)


@pytest.mark.parametrize(
    ("agent", "told"),
    [
        ("heuristic", "'heuristic' is no agent: it has no method choose(seen, decision)."),
        (First, "First is a class: hand over an agent, such as First()."),
    ],
)
def test_what_is_no_agent_is_refused_in_a_sentence(agent: Any, told: str) -> None:
    with pytest.raises(TypeError, match=re.escape(told)):
        silverkey.play_match(silverkey.RandomAgent(1), agent, seed=1)


def test_nobody_is_asked_when_the_game_is_over() -> None:
    game = silverkey.start_game(1)
    game.pending = None
    with pytest.raises(IllegalAnswer, match="The game is over"):
        silverkey.ask(First(), game)


def test_a_random_agent_answers_the_same_with_and_without_a_view() -> None:
    for number, game in enumerate(decisions(2)):
        assert game.pending is not None
        if number % 25:
            continue
        seen = game.view(game.pending.player)
        assert seen.decision is not None
        answer = silverkey.RandomAgent(9).choose(seen, seen.decision)
        assert silverkey.chosen(game, seen, answer) == silverkey.ask(silverkey.RandomAgent(9), game)


def test_a_match_goes_the_same_way_again() -> None:
    played = [silverkey.play_match(silverkey.RandomAgent(3), First(), seed=3, checked=True) for _ in range(2)]
    assert played[0] == played[1]
    assert played[0].winner in (0, 1)


def test_an_agent_is_found_by_its_module_and_class(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bots", sys.modules[__name__])
    assert agent_named("bots:First") is First
    report = silverkey.simulate(2, 1, ["bots:First", "bots:Silent"])
    assert [error.error.partition(":")[0] for error in report.errors] == ["IllegalAnswer"] * 2


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("clever", "There is no agent “clever”. Agents are: random, heuristic, and yours as module:Class."),
        ("nowhere.bots:Bot", "there is no module nowhere"),
        ("bots:Bot", "the module bots has no Bot"),
        ("bots:ROOT", "it has no method choose"),
        ("bots:Seedless", "it must be made from a seed"),
    ],
)
def test_an_agent_that_is_none_is_told_in_a_sentence(name: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bots", sys.modules[__name__])
    with pytest.raises(UnknownAgent, match=re.escape(told)):
        agent_named(name)


def test_a_module_that_cannot_be_imported_is_told_with_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bots.py").write_text("raise RuntimeError('no such luck')")
    (tmp_path / "needy_bots.py").write_text("import a_library_that_nobody_has")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(UnknownAgent, match="RuntimeError while importing: no such luck"):
        agent_named("broken_bots:Bot")
    with pytest.raises(UnknownAgent, match="the module needy_bots needs a_library_that_nobody_has"):
        agent_named("needy_bots:Bot")
