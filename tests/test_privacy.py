"""What a viewer is not told: hidden cards are neither named nor told apart."""

from __future__ import annotations

import pytest
from games import decisions, started

from silverkey.agents.base import RandomAgent
from silverkey.cthulhu.view import GameView, chosen, view
from silverkey.kernel.decision import IllegalAnswer


def asked(game_view: GameView) -> GameView:
    assert game_view.decision is not None
    return game_view


@pytest.mark.parametrize("seed", range(3))
def test_an_answer_from_a_view_is_given_by_its_place(seed: int) -> None:
    for game in decisions(seed):
        assert game.pending is not None
        seen = view(game, game.pending.player)
        assert seen.decision is not None
        answers = [chosen(game, seen, option) for option in seen.decision.options]
        assert answers == game.pending.options


def test_a_late_answer_from_a_view_is_refused_and_changes_nothing() -> None:
    game = started(3)
    agent = RandomAgent(3)
    assert game.pending is not None
    player = game.pending.player
    late = view(game, player)
    assert late.decision is not None
    while game.pending.player != player or game.pending.serial == late.decision.serial:
        game.answer(agent.choose(game))
        assert game.pending is not None
    before = game.digest()
    with pytest.raises(IllegalAnswer, match="now asks question"):
        chosen(game, late, late.decision.options[0])
    assert game.digest() == before


def test_nobody_answers_from_the_view_of_somebody_else() -> None:
    game = started(3)
    assert game.pending is not None
    mine = view(game, game.pending.player)
    assert mine.decision is not None
    for other in (1 - game.pending.player, -1):
        with pytest.raises(IllegalAnswer, match="somebody else"):
            chosen(game, view(game, other), mine.decision.options[0])


def test_an_answer_of_another_view_is_refused() -> None:
    game, other = started(3), started(6)
    assert game.pending is not None
    assert other.pending is not None
    for each in (game, other):
        while each.pending is not None and each.pending.kind == "mulligan":
            each.answer(each.pending.options[0])
    seen, foreign = view(game, game.pending.player), view(other, other.pending.player)
    assert seen.decision is not None
    assert foreign.decision is not None
    with pytest.raises(IllegalAnswer, match="not among the answers"):
        chosen(game, seen, foreign.decision.options[0])
