"""Playing in the browser, from the first page to the end of a game."""

from __future__ import annotations

import pytest
from clicking import Visitor, answer, at_random, is_over, play_on, question, turn, wait_for_move
from playwright.sync_api import Page, expect


def in_own_operations(page: Page) -> bool:
    """Whether the visitor may act in the phase that is his own."""
    clock = " ".join(page.locator(".clock").inner_text().split())
    return question(page).startswith("Take an action") and "your turn" in clock and "operations" in clock


def test_a_whole_game_of_call_of_cthulhu_is_played_against_the_bot(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play Call of Cthulhu").click()
    play_on(page, at_random(1), most=400)
    assert is_over(page)


def test_a_page_that_is_loaded_again_in_the_middle_of_a_game_goes_on_with_it(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play Call of Cthulhu").click()
    play_on(page, at_random(2), most=40, until=lambda page: turn(page) >= 2)
    before = page.locator(".log").inner_text()
    page.reload()
    wait_for_move(page)
    assert page.locator(".log").inner_text() == before
    play_on(page, at_random(3), most=40, until=lambda page: turn(page) >= 4)
    assert page.locator(".log").inner_text().startswith(before)


def test_an_answer_that_was_taken_back_is_given_again(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play Call of Cthulhu").click()
    play_on(page, at_random(2), most=40, until=lambda page: question(page).startswith("Take an action"))
    page.keyboard.press("u")
    expect(page.locator(".question")).not_to_have_text("Take an action")
    wait_for_move(page)
    answer(page, lambda _: 0)


@pytest.mark.parametrize("key", ["Space", "q", "t"])
def test_no_key_gives_up_a_phase_at_one_press(visit: Visitor, key: str) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play Call of Cthulhu").click()
    play_on(page, at_random(2), most=60, until=in_own_operations)
    asked = page.locator('.prompt[data-asked="true"]')
    before = asked.get_attribute("data-question") or ""
    page.keyboard.press(key)
    expect(page.get_by_role("button", name="Once more to be sure")).to_be_visible()
    expect(asked).to_have_attribute("data-question", before)
    page.keyboard.press(key)
    expect(page.get_by_role("button", name="Once more to be sure")).to_have_count(0)
    expect(page.locator(".prompt")).not_to_have_attribute("data-question", before)
