"""What every game promises, whatever its rules: copies, saves, undo, and that it never stands still."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import arkham_games
import msgspec
import pytest
from toy import Lanterns

from silverkey.arena.cthulhu.decks import decks_for, stories_for
from silverkey.cardgame import wording
from silverkey.cardgame.sight import SPECTATOR
from silverkey.cardgame.view import chosen, view_bytes
from silverkey.cthulhu.rules.setup import new_game
from silverkey.kernel.history import History, NothingToUndo

GAMES: dict[str, Callable[[int], Any]] = {
    "Lanterns": Lanterns.begin,
    "Call of Cthulhu": lambda seed: new_game(decks_for(seed, "all"), stories_for(seed, "all"), seed),
    "Arkham Horror": arkham_games.started,
}
every_game = pytest.mark.parametrize("begin", GAMES.values(), ids=GAMES)
SEEDS = {"Lanterns": 30, "Call of Cthulhu": 1, "Arkham Horror": 8}


def seeds(begin: Callable[[int], Any]) -> range:
    """How many games are played of this one."""
    return range(SEEDS[next(name for name, made in GAMES.items() if made is begin)])


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
        game, rng = begin(seed), random.Random(seed)
        copies = [game.clone()]
        while game.pending is not None:
            option = rng.choice(game.pending.options)
            known = game.digest()
            for copy in copies:
                copy.answer(option)
            assert game.digest() == known, "answering a copy has changed its original"
            game.answer(option)
            assert {copy.digest() for copy in copies} == {game.digest()}
            if rng.random() < 0.05 and game.pending is not None:
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


@every_game
def test_a_view_asks_whoever_decides_and_its_answers_are_the_games(begin: Callable[[int], Any]) -> None:
    for seed in seeds(begin):
        game, rng = begin(seed), random.Random(seed)
        while (decision := game.pending) is not None:
            views = {viewer: game.view(viewer) for viewer in (*range(len(game.questions)), SPECTATOR)}
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
            wording.line(game, event, viewer) for viewer in (*range(len(game.questions)), SPECTATOR, None)
        )
        while game.pending is not None:
            game.answer(rng.choice(game.pending.options))
    assert len(lines) > 5
