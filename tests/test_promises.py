"""What Call of Cthulhu promises besides what every game does: no fault with any cards under any edition."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silverkey.arena.cthulhu.decks import decks_for
from silverkey.arena.simulation import play_game, simulate
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.library import all_cards
from silverkey.cthulhu.words import STORY


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


@given(st.integers(0, 2**40))
def test_games_between_different_agents_end(seed: int) -> None:
    assert play_game(seed, ["random", "heuristic"]).error == ""
