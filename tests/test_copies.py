"""Copies of a game are independent: nothing that can change is in both, and neither notices what the other does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from positions import Position, does
from sharing import changeable, in_common, outline, shared_records

from silverkey.agents.base import RandomAgent, ask
from silverkey.arena.cthulhu.decks import decks_for, stories_for
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.library import find_card
from silverkey.cthulhu.rules.layers import survey
from silverkey.cthulhu.rules.setup import new_game
from silverkey.cthulhu.table.board import Board
from silverkey.cthulhu.table.values import Remains, Used, Values
from silverkey.kernel import codec
from silverkey.kernel.decision import Decision
from silverkey.kernel.history import History

NOT_STATE = ("_board", "observer")


def all_cards(seed: int, edition: str) -> Iterator[Game]:
    """A game with all the cards there are at each of its decisions, played at random under an edition."""
    game = new_game(decks_for(seed, "all"), stories_for(seed, "all"), seed, EDITIONS[edition])
    agent = RandomAgent(seed)
    while game.pending is not None:
        yield game
        game.answer(ask(agent, game))


def follow_copies(seed: int, edition: str) -> None:
    """At every decision answer a copy and look at the original, then answer the original and look at a copy."""
    witness, known = None, ""
    for game in all_cards(seed, edition):
        assert witness is None or witness.digest() == known, "answering the original has changed its copy"
        assert game.pending is not None
        witness, known = game.clone(), game.digest()
        assert witness.digest() == known
        options = game.pending.options
        for option in {options[0], options[len(options) // 2], options[-1]}:
            copy = game.clone()
            copy.answer(option)
            assert game.digest() == known, f"answering a copy with {option} has changed its original"


@pytest.mark.parametrize("edition", EDITIONS)
def test_neither_a_copy_nor_its_original_notices_what_the_other_does(edition: str) -> None:
    for seed in range(2):
        follow_copies(seed, edition)


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_copies_in_a_hundred_games_go_their_own_ways(edition: str) -> None:
    for seed in range(100, 200):
        follow_copies(seed, edition)


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_that_can_change_is_in_two_copies_or_on_the_board_that_they_share(edition: str) -> None:
    for seed in (10, 11):
        for game in all_cards(seed, edition):
            state = changeable(game, "game", but=NOT_STATE)
            assert in_common(state, changeable(game.clone(), "copy", but=NOT_STATE)) == []
            assert in_common(state, changeable(game.board, "board")) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_copies_share_never_changes(edition: str) -> None:
    seen: dict[int, tuple[Any, Any]] = {}
    for game in all_cards(30, edition):
        for part in shared_records(game):
            if id(part) not in seen:
                seen[id(part)] = (part, codec.encode(part))
    kinds = {type(part) for part, _ in seen.values()}
    assert {Decision, Values, Remains, Used} <= kinds
    for part, before in seen.values():
        assert codec.encode(part) == before


@pytest.mark.plain
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_board_is_what_a_new_survey_would_find_whenever_somebody_looks(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_again(edition, range(31, 35), monkeypatch)


@pytest.mark.plain
@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_board_is_what_a_new_survey_would_find_in_a_hundred_games(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_again(edition, range(100, 200), monkeypatch)


def look_again(edition: str, seeds: Iterable[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare kept boards with new ones all through some games."""
    looks = Looks()
    monkeypatch.setattr(Game, "board", property(looks.board))
    for seed in seeds:
        for _ in all_cards(seed, edition):
            pass
    assert looks.compared > 300


class Looks:
    """Compares the board that a game has kept with a new one, at some of the times that it is looked at."""

    def __init__(self) -> None:
        self.number = self.compared = 0
        self.surveying = False

    def board(self, game: Game) -> Board:
        """Stands in for ``Game.board``."""
        self.number += 1
        kept = game._board
        if kept is not None and (self.surveying or self.number % 23):
            return kept
        self.surveying, before = True, self.surveying
        game._board = survey(game)
        self.surveying = before
        if kept is None:
            return game._board
        self.compared += 1
        assert outline(kept) == outline(game._board)
        return kept


class TestPriestessOfBubastis:
    """Her discount is for one card, and is used up when that card is paid for."""

    def paying(self) -> Game:
        """A game that asks which domain pays for a character at her discount."""
        position = Position()
        priestess = position.in_play(0, find_card("Priestess of Bubastis"))
        young = find_card("Hungry Dark Young")
        played = position.hand(0, young)
        for number in (0, 1):
            position.resources(0, number, *[young] * 5)
        game = position.begin()
        does(game, "trigger", priestess)
        does(game, "play", played)
        assert game.pending is not None and game.pending.kind == "drain"
        return game

    def test_paying_in_a_copy_does_not_use_it_up_in_the_original(self) -> None:
        game = self.paying()
        before = game.digest()
        does(game.clone(), "domain")
        assert game.digest() == before
        assert [effect.uses for effect in game.lasting] == [1]

    def test_it_is_used_up_when_paying_is_taken_back_and_done_again(self) -> None:
        history = History(self.paying())
        for _ in range(2):
            assert history.game.pending is not None
            history.answer(history.game.pending.options[0])
            assert history.game.lasting == []
            history.undo(0)
            assert [effect.uses for effect in history.game.lasting] == [1]
