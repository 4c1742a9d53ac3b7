"""What the engine promises to everybody who builds on it."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from games import decisions, give_faces, started
from hypothesis import given
from hypothesis import strategies as st

from silverkey.agents.base import RandomAgent, ask
from silverkey.arena.cthulhu.decks import decks_for
from silverkey.arena.simulation import play_game, simulate
from silverkey.cardgame.view import view_bytes
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.library import all_cards
from silverkey.cthulhu.words import STORY


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    def digest() -> str:
        last = None
        for game in decisions(11):
            last = game
        assert last is not None
        return last.digest()

    assert digest() == digest()


@pytest.mark.parametrize("seed", range(6))
def test_a_clone_plays_on_exactly_as_its_original(seed: int) -> None:
    follow_clones(seed, every=23)


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 200, 10))
def test_clones_of_two_hundred_games_play_on_exactly(first: int) -> None:
    for seed in range(first, first + 10):
        follow_clones(seed, every=7)


def follow_clones(seed: int, every: int) -> None:
    """Clone at decisions all over a game and give the clones the same answers."""
    agent = RandomAgent(seed)
    game = started(seed)
    clones: list[Game] = []
    kinds: set[str] = set()
    number = 0
    while game.pending is not None:
        number += 1
        if number % every == 0 or game.pending.kind not in kinds:
            kinds.add(game.pending.kind)
            clones.append(game.clone())
        option = ask(agent, game)
        for clone in clones:
            clone.answer(option)
        game.answer(option)
    assert clones
    assert {clone.digest() for clone in clones} == {game.digest()}


def test_answering_a_clone_leaves_the_original_alone() -> None:
    for number, game in enumerate(decisions(3)):
        if number % 11:
            continue
        before = game.digest()
        clone = game.clone()
        assert clone.pending is not None
        clone.answer(clone.pending.options[-1])
        assert game.digest() == before


@pytest.mark.parametrize("seed", range(4))
def test_a_saved_game_plays_on_exactly(seed: int) -> None:
    agent = RandomAgent(seed)
    game = started(seed)
    saved: dict[str, Game] = {}
    while game.pending is not None:
        kind = game.pending.kind
        if kind not in saved:
            text = msgspec.json.encode(game.to_dict())
            saved[kind] = Game.from_dict(msgspec.json.decode(text))
        option = ask(agent, game)
        for copy in saved.values():
            copy.answer(option)
        game.answer(option)
    assert {copy.digest() for copy in saved.values()} == {game.digest()}


OTHER_PROCESS = """
import sys, msgspec
from silverkey.agents.base import RandomAgent, ask
from silverkey.cthulhu.game import Game
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
    for game in decisions(5):
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


@pytest.mark.parametrize("seed", range(6))
def test_a_view_does_not_depend_on_what_its_viewer_cannot_see(seed: int) -> None:
    rng = random.Random(seed)
    for game in decisions(seed):
        for viewer in (0, 1, -1):
            before = view_bytes(game, viewer)
            assert view_bytes(shuffled_unseen(game, viewer, rng), viewer) == before


def test_the_number_of_a_question_tells_nothing_about_what_others_were_asked() -> None:
    asked = [0, 0]
    for game in decisions(4):
        assert game.pending is not None
        asked[game.pending.player] += 1
        assert game.pending.serial == asked[game.pending.player]


def shuffled_unseen(game: Game, viewer: int, rng: random.Random) -> Game:
    """A copy of a game in which everything that a viewer cannot see is dealt out anew."""
    copy = game.clone()
    seen = set()
    if game.pending is not None and game.pending.player == viewer:
        seen = {game.pending.about, *(option.card for option in game.pending.options)}
    for player, side in enumerate(copy.sides):
        hidden = [card for card in side.deck if card not in (side.faceup, side.shown)]
        pool = [*hidden, *(domain.card for domain in side.domains if domain.card >= 0)]
        if player != viewer:
            pool.extend(side.hand)
        deal_anew(copy, [card for card in pool if card not in seen], rng)
    deal_anew(copy, copy.story_deck, rng)
    copy.touch()
    return copy


def deal_anew(game: Game, cards: list[int], rng: random.Random) -> None:
    faces = [game.printed[card] for card in cards]
    rng.shuffle(faces)
    give_faces(game, dict(zip(cards, faces, strict=True)))


def test_random_games_end_without_a_fault() -> None:
    report = simulate(120, 1, ["random", "random"])
    assert [error.error for error in report.errors] == []
    assert report.games == 120
    assert sum(report.wins) == 120


@pytest.mark.long
def test_two_thousand_random_games_end_without_a_fault() -> None:
    report = simulate(2000, 1, ["random", "random"], jobs=2)
    assert [error.error for error in report.errors] == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("agents", [["random", "random"], ["random", "heuristic"]], ids=" and ".join)
def test_games_with_all_cards_there_are_end_without_a_fault_under_every_edition(
    edition: str, agents: list[str]
) -> None:
    report = simulate(10, 7, agents, decks="all", edition=edition)
    assert [(error.seed, error.error) for error in report.errors] == []


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_five_hundred_games_with_all_cards_end_without_a_fault(edition: str) -> None:
    report = simulate(500, 1, ["random", "random"], decks="all", jobs=2, edition=edition)
    assert [(error.seed, error.error) for error in report.errors] == []


def test_every_card_is_in_some_deck_of_all_cards() -> None:
    dealt = {card.code for seed in range(400) for deck in decks_for(seed, "all") for card in deck}
    assert dealt == {card.code for card in all_cards() if card.type != STORY}


@given(st.integers(0, 2**40), st.lists(st.integers(0, 10**6), min_size=40, max_size=400))
def test_any_sequence_of_options_is_accepted(seed: int, picks: list[int]) -> None:
    game = started(seed)
    for pick in picks:
        if game.pending is None:
            break
        game.examine()
        game.answer(game.pending.options[pick % len(game.pending.options)])
    game.examine()


@given(st.integers(0, 2**40))
def test_games_between_different_agents_end(seed: int) -> None:
    assert play_game(seed, ["random", "heuristic"]).error == ""
