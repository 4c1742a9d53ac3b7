"""When a table asks in Call of Cthulhu, and how often."""

from __future__ import annotations

import pytest
from positions import Position

from silverkey.cthulhu.library import find_card
from silverkey.cthulhu.view import view
from silverkey.kernel.decision import PASS, Decision, Option
from silverkey.server.prompts import measure
from silverkey.sitting.cthulhu.autopass import CthulhuAutopass

MOST_PROMPTS = 30
MOST_PASSED = 0.2
YOU, OTHER = 0, 1


def asked_until(position: Position, autopass: CthulhuAutopass, most: int = 12) -> list[str]:
    """What you are asked, as kinds with the window, where you and the other player pass whatever there is."""
    game, asked = position.begin(), []
    for _ in range(most):
        decision = game.pending
        if decision is None:
            break
        quiet = next((option for option in decision.options if game.WORDS[option.word].declines), decision.options[0])
        if decision.player != YOU:
            game.answer(quiet)
            continue
        seen = view(game, YOU)
        answer = autopass.automatic(game, seen, 0)
        if answer is None:
            asked.append(f"{decision.kind} {autopass.window(game)}".strip())
            autopass.answered(game, seen, 0, quiet)
        game.answer(quiet if answer is None else answer)
    return asked


def holding(title: str, phase: str = "operations", active: int = YOU) -> Position:
    """You hold a card and can pay for it."""
    position = Position(phase, real=True)
    position.game.active = active
    position.hand(YOU, find_card(title))
    position.resources(YOU, 0, *[find_card(title)] * 3)
    return position


def test_a_person_is_asked_seldom_at_a_table() -> None:
    asked = measure(range(12))
    assert asked.prompts_a_game <= MOST_PROMPTS, asked.lines()
    assert asked.share_passed <= MOST_PASSED, asked.lines()


@pytest.mark.parametrize("ready", [True, False])
def test_nobody_is_asked_to_hinder_those_who_cannot_commit_anyway(ready: bool) -> None:
    position = holding("Panic", "story", OTHER)
    position.in_play(OTHER, find_card("Local Sheriff"), exhausted=not ready)
    position.in_play(YOU, find_card("Hired Muscle"))
    assert ("action story" in asked_until(position, CthulhuAutopass())) is ready


def test_what_was_passed_on_before_the_same_characters_could_commit_is_not_asked_again() -> None:
    autopass = CthulhuAutopass()
    for again in range(2):
        position = holding("Panic", "story", OTHER)
        position.game.turn += again
        position.in_play(OTHER, find_card("Local Sheriff"))
        position.in_play(YOU, find_card("Hired Muscle"))
        assert ("action story" in asked_until(position, autopass)) is not again
    autopass.reset()
    position = holding("Panic", "story", OTHER)
    position.in_play(OTHER, find_card("Local Sheriff"))
    position.in_play(YOU, find_card("Hired Muscle"))
    assert "action story" in asked_until(position, autopass)


@pytest.mark.parametrize("exhausted", [True, False])
def test_one_of_several_like_cards_that_must_be_chosen_is_not_asked_for(exhausted: bool) -> None:
    position = Position("operations", real=True)
    twins = [position.in_play(YOU, find_card("Local Sheriff"), exhausted=exhausted and not n) for n in range(2)]
    game = position.begin()
    game.pending = Decision(YOU, "insane by struggle", [Option("card", card) for card in twins], 9)
    asked = CthulhuAutopass().automatic(game, view(game, YOU), 0) is None
    assert asked is exhausted


def test_icons_that_win_nothing_where_nobody_stands_against_them_are_no_question() -> None:
    """Only Arcane and Investigation give something to whoever is alone at a story."""
    position = holding("Touched by the Sleeper", "story")
    position.in_play(YOU, find_card("Young Deep One"))
    assert "action defence" not in asked_until(position, CthulhuAutopass())


def test_whoever_never_wants_to_be_asked_because_of_a_card_is_not() -> None:
    autopass = CthulhuAutopass()
    autopass.never("Panic")
    position = holding("Panic", "story", OTHER)
    position.in_play(OTHER, find_card("Local Sheriff"))
    assert autopass.automatic(position.begin(), view(position.game, YOU), 0) in (None, PASS)
    assert "action story" not in asked_until(holding("Panic", "story", OTHER), autopass)
