"""What every game promises, whatever its rules: copies, saves, undo, views, and that it never stands still."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import arkham_games
import arkham_worlds
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sharing import changeable, in_common, outline, shared_records
from toy import Lanterns

from silverkey.arena.cthulhu.decks import decks_for, stories_for
from silverkey.cardgame import wording
from silverkey.cardgame.board import Board
from silverkey.cardgame.sight import SPECTATOR
from silverkey.cardgame.view import chosen, spoken_of, view_bytes
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.newgame import new_game
from silverkey.kernel import codec
from silverkey.kernel.decision import Decision, IllegalAnswer
from silverkey.kernel.history import History, NothingToUndo


def cthulhu(seed: int) -> Any:
    """A game with all the cards there are; four seeds in a row are of four editions."""
    edition = EDITIONS[list(EDITIONS)[seed % len(EDITIONS)]]
    return new_game(decks_for(seed, "all"), stories_for(seed, "all"), seed, edition)


GAMES: dict[str, Callable[[int], Any]] = {
    "Lanterns": Lanterns.begin,
    "Call of Cthulhu": cthulhu,
    "Arkham Horror": arkham_games.started,
    "Night of the Zealot": arkham_games.campaign,
}
every_game = pytest.mark.parametrize("begin", GAMES.values(), ids=GAMES)
SEEDS = {"Lanterns": 30, "Call of Cthulhu": 1, "Arkham Horror": 8, "Night of the Zealot": 2}
FEW = {"Lanterns": 8, "Call of Cthulhu": 4, "Arkham Horror": 4, "Night of the Zealot": 2}
NOT_STATE = ("_board", "observer")


def seeds(begin: Callable[[int], Any], numbers: dict[str, int] = SEEDS) -> range:
    """How many games are played of this one."""
    return range(numbers[next(name for name, made in GAMES.items() if made is begin)])


def decisions(begin: Callable[[int], Any], seed: int) -> Iterator[Any]:
    """A game at each of its decisions, played at random."""
    game, rng = begin(seed), random.Random(seed)
    while game.pending is not None:
        yield game
        game.answer(rng.choice(game.pending.options))


def viewers(game: Any) -> Iterable[int]:
    """Everybody who plays, and somebody who watches."""
    return (*range(len(game.questions)), SPECTATOR)


@every_game
def test_a_game_ends_and_never_asks_without_an_answer(begin: Callable[[int], Any]) -> None:
    for seed in seeds(begin):
        game, rng = begin(seed), random.Random(seed)
        while game.pending is not None:
            assert len(game.pending.options) > 1
            assert game.pending.player in range(len(game.questions))
            game.examine()
            game.answer(rng.choice(game.pending.options))
        assert game.over


@every_game
def test_a_copy_and_a_saved_game_go_on_exactly_as_their_original(begin: Callable[[int], Any]) -> None:
    for seed in seeds(begin):
        game, rng, kinds = begin(seed), random.Random(seed), set()
        copies = [game.clone()]
        while game.pending is not None:
            option = rng.choice(game.pending.options)
            known = game.digest()
            for copy in copies:
                copy.answer(option)
            assert game.digest() == known, "answering a copy has changed its original"
            game.answer(option)
            assert {copy.digest() for copy in copies} == {game.digest()}
            if game.pending is not None and (game.pending.kind not in kinds or rng.random() < 0.05):
                kinds.add(game.pending.kind)
                copies = [game.clone(), type(game).from_dict(game.to_dict())]


@every_game
def test_undo_goes_back_to_ones_own_decision_and_never_over_chance(begin: Callable[[int], Any]) -> None:
    taken_back = 0
    for seed in seeds(begin):
        history, rng = History(begin(seed)), random.Random(seed)
        while (decision := history.game.pending) is not None:
            before, chance = history.game.digest(), history.game.random
            history.answer(rng.choice(decision.options))
            if rng.random() < 0.2:
                try:
                    history.undo(decision.player)
                except NothingToUndo:
                    continue
                taken_back += 1
                assert (history.game.digest(), history.game.random) == (before, chance)
    assert taken_back > 10


def masked(game: Any, card: int) -> bool:
    """Whether only the other side of a location is seen."""
    return isinstance(game, arkham_worlds.Game) and arkham_worlds.ARKHAM.masked(game, card)


def recognised(game: Any) -> list[set[int]]:
    """The cards that each player recognises, or is asked about."""
    found = [
        {card for card in range(len(game.printed)) if game.recognised(card, player) and not masked(game, card)}
        for player in range(len(game.questions))
    ]
    if game.pending is not None:
        asked = game.pending.player
        spoken = (card for card in spoken_of(game, game.pending) if card >= 0)
        found[asked].update(card for card in spoken if not game.turned_away(card, asked) and not masked(game, card))
    return found


@every_game
def test_whatever_comes_to_light_and_whatever_chance_decides_counts_as_learnt(begin: Callable[[int], Any]) -> None:
    """So that undo does not go back over it."""
    for seed in seeds(begin, FEW):
        follow_sight(begin, seed)


@pytest.mark.long
@every_game
@pytest.mark.parametrize("first", range(100, 300, 20))
def test_what_comes_to_light_counts_as_learnt_in_hundreds_of_games(begin: Callable[[int], Any], first: int) -> None:
    for seed in range(first, first + 20):
        follow_sight(begin, seed)


def follow_sight(begin: Callable[[int], Any], seed: int) -> None:
    """Compare what players see and have learnt before each answer and after it."""
    game, rng = begin(seed), random.Random(seed)
    known = recognised(game)
    while game.pending is not None:
        cards, learnt, chance = len(game.printed), game.reveals.copy(), game.random
        game.answer(rng.choice(game.pending.options))
        seen = recognised(game)
        if len(game.printed) >= cards:
            for player, more in enumerate(seen):
                if more - known[player] or game.random != chance:
                    assert game.reveals[player] > learnt[player]
        if len(game.printed) < cards or game.random != chance:
            known = seen
        known = [before | now for before, now in zip(known, seen, strict=True)]


@every_game
def test_a_view_asks_whoever_decides_and_its_answers_are_the_games(begin: Callable[[int], Any]) -> None:
    for seed in seeds(begin):
        game, rng = begin(seed), random.Random(seed)
        while (decision := game.pending) is not None:
            views = {viewer: game.view(viewer) for viewer in viewers(game)}
            assert [viewer for viewer, seen in views.items() if seen.decision is not None] == [decision.player]
            asked = views[decision.player].decision
            assert asked.kind is game.KINDS[decision.kind]
            assert asked.question == game.WORDING.question(game, decision)
            assert all(option.text and option.word is game.WORDS[option.word] for option in asked.options)
            answers = tuple(chosen(game, views[decision.player], option) for option in asked.options)
            assert answers == decision.options
            game.answer(rng.choice(decision.options))


@every_game
def test_a_view_can_be_sent_and_read_back(begin: Callable[[int], Any]) -> None:
    game = begin(3)
    seen = game.view(game.pending.player)
    assert msgspec.json.decode(view_bytes(game, game.pending.player), type=type(seen)) == seen


@every_game
def test_everything_that_happens_can_be_told_to_anybody(begin: Callable[[int], Any]) -> None:
    lines: set[str] = set()
    for seed in seeds(begin):
        game, rng = begin(seed), random.Random(seed)
        game.observer = lambda event, game=game: lines.update(
            wording.line(game, event, viewer) for viewer in (*viewers(game), None)
        )
        while game.pending is not None:
            game.answer(rng.choice(game.pending.options))
    assert len(lines) > 5


# Copies


def follow_copies(begin: Callable[[int], Any], seed: int) -> None:
    """At every decision answer a copy and look at the original, then answer the original and look at a copy."""
    witness, known = None, ""
    for game in decisions(begin, seed):
        assert witness is None or witness.digest() == known, "answering the original has changed its copy"
        witness, known = game.clone(), game.digest()
        assert witness.digest() == known
        options = game.pending.options
        for option in {options[0], options[len(options) // 2], options[-1]}:
            copy = game.clone()
            copy.answer(option)
            assert game.digest() == known, f"answering a copy with {option} has changed its original"


@every_game
def test_neither_a_copy_nor_its_original_notices_what_the_other_does(begin: Callable[[int], Any]) -> None:
    for seed in seeds(begin, FEW):
        follow_copies(begin, seed)


@pytest.mark.long
@every_game
@pytest.mark.parametrize("first", range(100, 500, 20))
def test_copies_in_many_games_go_their_own_ways(begin: Callable[[int], Any], first: int) -> None:
    for seed in range(first, first + 20):
        follow_copies(begin, seed)


@every_game
def test_nothing_that_can_change_is_in_two_copies_or_on_the_board_that_they_share(begin: Callable[[int], Any]) -> None:
    for seed in seeds(begin, FEW):
        for game in decisions(begin, seed):
            state = changeable(game, "game", but=NOT_STATE)
            assert in_common(state, changeable(game.clone(), "copy", but=NOT_STATE)) == []
            assert in_common(state, changeable(game.board, "board")) == []


@every_game
def test_what_copies_share_never_changes(begin: Callable[[int], Any]) -> None:
    seen: dict[int, tuple[Any, Any]] = {}
    for seed in seeds(begin, FEW):
        for game in decisions(begin, seed):
            for part in shared_records(game):
                if id(part) not in seen:
                    seen[id(part)] = (part, codec.encode(part))
    assert Decision in {type(part) for part, _ in seen.values()}
    for part, before in seen.values():
        assert codec.encode(part) == before


# The board


class Looks:
    """Compares the board that a game has kept with a new one, at some of the times that it is looked at."""

    def __init__(self) -> None:
        self.number = self.compared = 0
        self.surveying = False

    def board(self, game: Any) -> Any:
        """Stands in for ``CardGame.board``."""
        self.number += 1
        kept: Board | None = game._board
        if kept is not None and (self.surveying or self.number % 23):
            return kept
        self.surveying, before = True, self.surveying
        game._board = game.survey()
        self.surveying = before
        if kept is None:
            return game._board
        self.compared += 1
        assert outline(kept) == outline(game._board)
        return kept


def look_again(begin: Callable[[int], Any], numbers: Iterable[int], monkeypatch: pytest.MonkeyPatch) -> int:
    """Compare kept boards with new ones all through some games; how many were compared."""
    looks = Looks()
    monkeypatch.setattr(type(begin(0)), "board", property(looks.board))
    for seed in numbers:
        for _ in decisions(begin, seed):
            pass
    return looks.compared


@pytest.mark.plain
@every_game
def test_the_board_is_what_a_new_survey_would_find_whenever_somebody_looks(
    begin: Callable[[int], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert look_again(begin, range(12), monkeypatch) > 30


@pytest.mark.plain
@pytest.mark.long
@every_game
def test_the_board_is_what_a_new_survey_would_find_in_hundreds_of_games(
    begin: Callable[[int], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    look_again(begin, range(100, 500), monkeypatch)


# Saves

OTHER_PROCESS = """
import random, sys, msgspec
from {module} import {name}
for path in sys.argv[1:]:
    game, rng = {name}.from_dict(msgspec.json.decode(open(path, "rb").read())), random.Random(1)
    while game.pending is not None:
        game.answer(rng.choice(game.pending.options))
    print(game.digest())
"""


@every_game
def test_a_saved_game_plays_on_exactly_in_another_process(begin: Callable[[int], Any], tmp_path: Path) -> None:
    """From every kind of question that comes up."""
    expected: list[str] = []
    paths: list[str] = []
    kinds: set[str] = set()
    for seed in seeds(begin):
        for game in decisions(begin, seed):
            if game.pending.kind in kinds:
                continue
            kinds.add(game.pending.kind)
            paths.append(str(tmp_path / f"{len(paths)}.json"))
            Path(paths[-1]).write_bytes(msgspec.json.encode(game.to_dict()))
            twin, rng = game.clone(), random.Random(1)
            while twin.pending is not None:
                twin.answer(rng.choice(twin.pending.options))
            expected.append(twin.digest())
    made = type(begin(0))
    code = OTHER_PROCESS.format(module=made.__module__, name=made.__name__)
    result = subprocess.run(
        [sys.executable, "-c", code, *paths],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parent)},
    )
    assert result.stdout.split() == expected


@every_game
def test_a_saved_game_that_was_changed_is_refused_by_its_check(begin: Callable[[int], Any]) -> None:
    data = begin(1).to_dict()
    with pytest.raises(codec.CorruptSave, match="damaged or has been changed"):
        type(begin(1)).from_dict({**data, "serial": data["serial"] + 1})


# Questions and answers


@every_game
def test_the_same_seed_and_answers_give_the_same_game(begin: Callable[[int], Any]) -> None:
    one, other = ([game.digest() for game in decisions(begin, 11)] for _ in range(2))
    assert one == other


@every_game
def test_the_number_of_a_question_tells_nothing_about_what_others_were_asked(begin: Callable[[int], Any]) -> None:
    for seed in seeds(begin, FEW):
        asked: dict[int, int] = {}
        for game in decisions(begin, seed):
            player = game.pending.player
            asked[player] = asked.get(player, 0) + 1
            assert game.pending.serial == asked[player]


@every_game
def test_a_late_answer_from_a_view_is_refused_and_changes_nothing(begin: Callable[[int], Any]) -> None:
    refused = 0
    for seed in seeds(begin, FEW):
        late = None
        for game in decisions(begin, seed):
            if late is not None and late.viewer == game.pending.player:
                before = game.digest()
                with pytest.raises(IllegalAnswer, match="now asks question"):
                    chosen(game, late, late.decision.options[0])
                assert game.digest() == before
                refused += 1
            if late is None or late.viewer == game.pending.player:
                late = game.view(game.pending.player)
    assert refused > 5


@every_game
def test_nobody_answers_from_the_view_of_somebody_else(begin: Callable[[int], Any]) -> None:
    game = begin(3)
    mine = game.view(game.pending.player)
    for other in viewers(game):
        if other != game.pending.player:
            with pytest.raises(IllegalAnswer, match="somebody else"):
                chosen(game, game.view(other), mine.decision.options[0])


@given(st.sampled_from(list(GAMES)), st.integers(0, 2**40), st.lists(st.integers(0, 10**6), min_size=40, max_size=400))
def test_any_sequence_of_options_is_accepted(name: str, seed: int, picks: list[int]) -> None:
    game = GAMES[name](seed)
    for pick in picks:
        if game.pending is None:
            break
        game.examine()
        game.answer(game.pending.options[pick % len(game.pending.options)])
    game.examine()
