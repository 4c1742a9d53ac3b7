"""What Arkham Horror promises to everybody who builds on it: copies, saves, boards, and what views do not tell."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from arkham_games import decisions, started
from sharing import changeable, in_common, outline, shared_records

from silverkey.agents.base import RandomAgent, ask
from silverkey.arena.simulation import simulate
from silverkey.arkham.game import Game
from silverkey.arkham.rules.layers import survey
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.arkham.table.board import Board
from silverkey.arkham.words import DIFFICULTIES
from silverkey.cardgame.sight import SPECTATOR
from silverkey.cardgame.view import view_bytes
from silverkey.kernel import codec

NOT_STATE = ("_board", "observer")


# Copies


def follow_copies(seed: int) -> None:
    """At every decision answer a copy and look at the original, then answer the original and look at a copy."""
    witness, known = None, ""
    for game in decisions(seed):
        assert witness is None or witness.digest() == known, "answering the original has changed its copy"
        assert game.pending is not None
        witness, known = game.clone(), game.digest()
        options = game.pending.options
        for option in {options[0], options[len(options) // 2], options[-1]}:
            copy = game.clone()
            copy.answer(option)
            assert game.digest() == known, f"answering a copy with {option} has changed its original"


@pytest.mark.parametrize("seed", range(3))
def test_neither_a_copy_nor_its_original_notices_what_the_other_does(seed: int) -> None:
    follow_copies(seed)


@pytest.mark.long
@pytest.mark.parametrize("first", range(100, 200, 10))
def test_copies_in_a_hundred_games_go_their_own_ways(first: int) -> None:
    for seed in range(first, first + 10):
        follow_copies(seed)


@pytest.mark.parametrize("seed", range(10, 13))
def test_nothing_that_can_change_is_in_two_copies_or_on_the_board_that_they_share(seed: int) -> None:
    for game in decisions(seed):
        state = changeable(game, "game", but=NOT_STATE)
        assert in_common(state, changeable(game.clone(), "copy", but=NOT_STATE)) == []
        assert in_common(state, changeable(game.board, "board")) == []


def test_what_copies_share_never_changes() -> None:
    seen: dict[int, tuple[Any, Any]] = {}
    for seed in range(4):
        for game in decisions(seed):
            for part in shared_records(game):
                if id(part) not in seen:
                    seen[id(part)] = (part, codec.encode(part))
    for part, before in seen.values():
        assert codec.encode(part) == before


# The board


class Looks:
    """Compares the board that a game has kept with a new one, at some of the times that it is looked at."""

    def __init__(self) -> None:
        self.number = self.compared = 0
        self.surveying = False

    def board(self, game: Game) -> Board:
        """Stands in for ``Game.board``."""
        self.number += 1
        kept: Board | None = game._board
        if kept is not None and (self.surveying or self.number % 23):
            return kept
        self.surveying, before = True, self.surveying
        game._board = survey(game)
        self.surveying = before
        found: Board = game._board
        if kept is None:
            return found
        self.compared += 1
        assert outline(kept) == outline(found)
        return kept


def look_again(seeds: Iterable[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare kept boards with new ones all through some games."""
    looks = Looks()
    monkeypatch.setattr(Game, "board", property(looks.board))
    for seed in seeds:
        for _ in decisions(seed):
            pass
    assert looks.compared > 300


def test_the_board_is_what_a_new_survey_would_find_whenever_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    look_again(range(12), monkeypatch)


@pytest.mark.long
def test_the_board_is_what_a_new_survey_would_find_in_a_hundred_games(monkeypatch: pytest.MonkeyPatch) -> None:
    look_again(range(100, 200), monkeypatch)


# Saves

OTHER_PROCESS = """
import sys, msgspec
from silverkey.agents.base import RandomAgent, ask
from silverkey.arkham.game import Game
for path in sys.argv[1:]:
    game = Game.from_dict(msgspec.json.decode(open(path, "rb").read()))
    agent = RandomAgent(1)
    while game.pending is not None:
        game.answer(ask(agent, game))
    print(game.digest())
"""


def test_a_saved_game_plays_on_exactly_in_another_process(tmp_path: Path) -> None:
    expected: list[str] = []
    paths: list[str] = []
    kinds: set[str] = set()
    for seed in range(8):
        for game in decisions(seed):
            assert game.pending is not None
            if game.pending.kind in kinds:
                continue
            kinds.add(game.pending.kind)
            path = tmp_path / f"{len(paths)}.json"
            path.write_bytes(msgspec.json.encode(game.to_dict()))
            paths.append(str(path))
            twin = game.clone()
            agent = RandomAgent(1)
            while twin.pending is not None:
                twin.answer(ask(agent, twin))
            expected.append(twin.digest())
    result = subprocess.run(
        [sys.executable, "-c", OTHER_PROCESS, *paths], capture_output=True, text=True, check=True, timeout=120
    )
    assert result.stdout.split() == expected


def sealed(data: dict[str, Any]) -> dict[str, Any]:
    """A saved game with the check that fits it."""
    fields = {name: value for name, value in data.items() if name != "check"}
    return {**fields, "check": codec.digest(fields)}


def damaged(**changes: Any) -> dict[str, Any]:
    """A saved game in which some fields say something else."""
    return sealed({**msgspec.json.decode(msgspec.json.encode(started(1).to_dict())), **changes})


DAMAGE: dict[str, dict[str, Any]] = {
    "a phase that there is not": {"phase": "\x1b[31mnight"},
    "a difficulty that there is not": {"difficulty": "impossible"},
    "a scenario that there is not": {"scenario": "The Picnic"},
    "a chaos token that there is not": {"bag": ["\x1b[31m"], "chaos": {"tuple": ["\x1b[31m"]}},
    "no investigator": {"investigators": []},
    "nothing under way": {"stack": []},
    "zones for fewer cards than there are": {"zone": ["hand"]},
    "a lead investigator who does not play": {"lead": 7},
    "a resolution that is no word": {"resolution": "\x1b[31mR1"},
}


@pytest.mark.parametrize("how", DAMAGE)
def test_a_saved_game_that_no_game_could_be_is_refused(how: str) -> None:
    with pytest.raises(codec.CorruptSave, match="not complete, or says what no game says"):
        Game.from_dict(damaged(**DAMAGE[how]))


def test_a_saved_game_that_was_changed_is_refused_by_its_check() -> None:
    data = started(1).to_dict()
    data["round"] += 1
    with pytest.raises(codec.CorruptSave, match="damaged or has been changed"):
        Game.from_dict(data)
    assert Game.from_dict(sealed(data)).round == data["round"]


# Views


def dealt_anew(game: Game, viewer: int, rng: random.Random) -> Game:
    """A copy of a game in which decks lie in another order."""
    copy = game.clone()
    seen = set()
    if game.pending is not None and game.pending.player == viewer:
        seen = {option.card for option in game.pending.options}
    for pile in (copy.encounter_deck, copy.side_deck, *(held.deck for held in copy.investigators)):
        places = [place for place, card in enumerate(pile) if card not in seen]
        cards = [pile[place] for place in places]
        rng.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            pile[place] = card
    return copy


@pytest.mark.parametrize("seed", range(4))
def test_a_view_does_not_depend_on_what_its_viewer_cannot_see(seed: int) -> None:
    rng = random.Random(seed)
    for game in decisions(seed):
        for viewer in (*range(len(game.questions)), SPECTATOR):
            before = view_bytes(game, viewer)
            assert view_bytes(dealt_anew(game, viewer, rng), viewer) == before


@pytest.mark.parametrize("seed", range(3))
def test_no_number_of_the_engine_tells_an_unseen_card(seed: int) -> None:
    for game in decisions(seed):
        for viewer in (*range(len(game.questions)), SPECTATOR):
            numbers = game.sight.numbers[viewer]
            hidden = (*game.encounter_deck, *game.act_deck, *game.agenda_deck)
            assert {numbers[card] for card in hidden} <= {-1}


# Playing


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("scenario", all_scenarios())
def test_random_games_end_without_a_fault(scenario: str, difficulty: str) -> None:
    settings = {"scenario": scenario, "difficulty": difficulty}
    report = simulate(8, 1, ["random"], game="arkham", settings=settings, seats=(1, 2, 3, 4))
    assert [(error.seed, error.error) for error in report.errors] == []
    assert report.games == 8


@pytest.mark.long
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("scenario", all_scenarios())
def test_two_hundred_and_fifty_random_games_end_without_a_fault(scenario: str, difficulty: str) -> None:
    settings = {"scenario": scenario, "difficulty": difficulty}
    report = simulate(250, 1000, ["random"], game="arkham", settings=settings, seats=(1, 2, 3, 4), jobs=2)
    assert [(error.seed, error.error) for error in report.errors] == []
