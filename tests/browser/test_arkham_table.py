"""Arkham Horror in the browser: a whole scenario alone and with two investigators, on every screen."""

from __future__ import annotations

import re

import pytest
from clicking import Visitor, at_random, drag, is_over, play_on, see, wait_for_move
from playwright.sync_api import Locator, Page, expect

SIZES = ((844, 390), (1280, 800), (1920, 1080))
BOARD = (".strip", ".map-frame", ".investigator")


def opened(visit: Visitor, investigators: int = 1) -> Page:
    """A table with so many investigators, all of them the visitor's."""
    page = visit("/lobby")
    page.get_by_role("radio", name="Arkham Horror").check(force=True)
    page.get_by_label("Players").select_option(str(investigators))
    page.get_by_role("button", name="Play", exact=True).click()
    wait_for_move(page)
    return page


def keeping_on(page: Page) -> bool:
    """Whether the first round has begun."""
    return "Round" in page.locator(".clock").inner_text()


def test_the_first_scenario_is_played_alone_to_its_end(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play Arkham Horror").click()
    play_on(page, at_random(5), most=500)
    assert is_over(page)


def test_one_person_plays_two_investigators_to_the_end(visit: Visitor) -> None:
    page = opened(visit, 2)
    asked = set()

    def until(page: Page) -> bool:
        asked.add(page.locator('.investigator[data-asked="true"]').first.get_attribute("aria-label"))
        return is_over(page) or len(asked) == 2

    play_on(page, at_random(6), most=300, until=until)
    play_on(page, at_random(7), most=700)
    assert len(asked) == 2


def test_a_skill_test_stays_on_screen_with_its_odds(visit: Visitor) -> None:
    page = opened(visit)
    play_on(page, at_random(8), most=300, until=lambda page: page.locator(".skill-test").count() > 0)
    assert "against" in page.locator(".skill-test").inner_text()
    page.get_by_role("button", name="Chaos bag").click()
    see(page, "as they would be in a test of")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_board_has_room_on_every_screen(visit: Visitor, size: tuple[int, int]) -> None:
    page = opened(visit)
    play_on(page, at_random(9), most=300, until=keeping_on)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for part in BOARD:
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert 0 <= box["y"] < size[1]


def answers(page: Page, words: str) -> Locator:
    """The answers in the list that begin so."""
    return page.locator(".answers .answer").filter(has_text=re.compile(f"{words} "))


def test_an_investigator_is_carried_to_a_location_and_a_card_to_him(visit: Visitor) -> None:
    page = visit("/lobby")
    page.get_by_role("radio", name="Arkham Horror").check(force=True)
    page.get_by_label("Scenario").select_option(label="The Midnight Masks")
    page.get_by_role("button", name="Play", exact=True).click()
    wait_for_move(page)
    play_on(page, lambda _: 0, most=20, until=lambda page: answers(page, "Move").count() > 0)
    target = answers(page, "Move").first.inner_text().partition("ove to ")[2].removesuffix(" (unrevealed)")
    pawn = page.locator('.pawn[data-carried="true"]')
    drag(page, pawn, page.get_by_role("region", name=target, exact=True).locator(".place-cards"))
    expect(page.get_by_role("region", name=target, exact=True).locator(".pawn")).to_have_count(1)
    wait_for_move(page)
    before = page.locator(".hand .card").count()
    playable = page.locator('.hand .card-spot:has([data-selectable="true"])').first
    drag(page, playable, page.locator(".investigator .play-area"))
    expect(page.locator(".hand .card")).to_have_count(before - 1)
