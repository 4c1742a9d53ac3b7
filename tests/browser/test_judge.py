"""A position is laid out before the judge, and judged under two editions."""

from __future__ import annotations

import re
from pathlib import Path

from clicking import Visitor, see
from playwright.sync_api import Page, expect
from typer.testing import CliRunner

from silverkey.commands.app import app


def add(page: Page, place: str, card: str) -> None:
    """A card is laid out at a place."""
    field = page.get_by_label(f"Add to {place}", exact=True)
    field.fill(card)
    field.press("Enter")
    expect(page.get_by_role("region", name=place, exact=True).get_by_role("button", name=card)).to_be_visible()


def lay_out(page: Page) -> None:
    """A Shotgun Blast, somebody to be shot, and what stops it."""
    add(page, "Danielle: Hand", "Shotgun Blast")
    add(page, "Tommy: In play", "Mad Artist")
    add(page, "Tommy: Hand", "Power Drain")
    for _ in range(2):
        page.get_by_label("A blank resource for Tommy: Domain 1").select_option("Hastur")


def test_a_position_is_laid_out_played_on_and_judged_under_two_editions(visit: Visitor, tmp_path: Path) -> None:
    page = visit("/judge")
    lay_out(page)
    page.get_by_role("button", name="Play Shotgun Blast").click()
    see(page, "Mad Artist is destroyed (Shotgun Blast).")
    page.get_by_role("button", name=re.compile("What could have been done")).first.click()
    page.get_by_role("button", name="Play Power Drain", exact=True).click()
    see(page, "Tommy plays Power Drain")
    expect(page.get_by_text("Mad Artist is destroyed (Shotgun Blast).")).to_have_count(0)
    page.get_by_label("Compare with").select_option("1.4")
    expect(page.get_by_role("region", name="Edition 1.4")).to_be_visible()
    expect(page.get_by_role("region", name="Edition latest")).to_be_visible()
    see(page, "coc-1.4/rules/paying-costs.a")
    see(page, "coc-latest/2.13.a")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    judged = CliRunner().invoke(app, ["judge", str(file)])
    assert judged.exit_code == 0, judged.stdout


def test_what_chance_decides_and_what_is_expected_are_filled_in(visit: Visitor) -> None:
    page = visit("/judge")
    lay_out(page)
    page.get_by_role("button", name="Play Shotgun Blast").click()
    see(page, "Mad Artist is destroyed (Shotgun Blast).")
    page.get_by_label("Rulings that it rests on").fill("coc-latest/2.13.f")
    page.get_by_label("Of whom or what").fill("Mad Artist")
    page.get_by_role("combobox", name="What", exact=True).select_option("zone")
    page.get_by_label("Is to be").fill("in play")
    page.get_by_role("button", name="Expect", exact=True).click()
    see(page, "Mad Artist: zone is discard, not in play")
    page.get_by_label("Mad Artist: zone").fill("discard")
    page.keyboard.press("Tab")
    see(page, "It goes as the case says")
    page.get_by_label("What chance decides").fill("[Ghost, Panic]")
    page.keyboard.press("Tab")
    see(page, re.compile("Ghost"))
    page.get_by_role("tab", name="Text").click()
    text = page.get_by_label("The case as text").input_value()
    assert "cites: [coc-latest/2.13.f]" in text
    assert "chance: [[Ghost, Panic]]" in text
    assert "expect:\n  Mad Artist:\n    zone: discard" in text


def test_a_position_has_a_link_of_its_own(visit: Visitor) -> None:
    page = visit("/judge")
    lay_out(page)
    page.get_by_role("button", name="Share").click()
    page.wait_for_url(re.compile(r"/judge/[a-z0-9]+$"))
    other = visit(page.url.removeprefix(visit.home))
    expect(other.get_by_role("region", name="Tommy: In play").get_by_role("button", name="Mad Artist")).to_be_visible()


def test_a_mistake_is_told_with_its_line_and_put_right_with_a_click(visit: Visitor) -> None:
    page = visit("/judge")
    lay_out(page)
    page.get_by_role("tab", name="Text").click()
    text = page.get_by_label("The case as text")
    text.fill(text.input_value().replace("Mad Artist", "Mad Artits"))
    see(page, "Did you mean Mad Artist?")
    see(page, re.compile(r"Line \d+:"))
    page.get_by_role("button", name="Put it right").click()
    see(page, "It goes as the case says")
    assert "Mad Artist]" in text.input_value()


def test_a_card_is_moved_with_the_keyboard_alone(visit: Visitor) -> None:
    page = visit("/judge")
    lay_out(page)
    page.get_by_role("region", name="Tommy: In play").get_by_role("button", name="Mad Artist").focus()
    page.keyboard.press("Enter")
    page.get_by_label("Move to").select_option(label="Danielle: Discard pile")
    pile = page.get_by_role("region", name="Danielle: Discard pile")
    expect(pile.get_by_role("button", name="Mad Artist")).to_be_visible()


def test_a_case_of_the_project_is_followed_step_by_step(visit: Visitor) -> None:
    page = visit("/judge")
    page.get_by_role("tab", name="Cases").click()
    page.get_by_label("Search the cases").fill("power drain cancels an event's action")
    page.get_by_role("button", name=re.compile("Power Drain cancels an event's action")).click()
    see(page, "Tommy: play Power Drain")
    page.locator("main").focus()
    page.keyboard.press("End")
    expect(page.locator('[aria-current="step"]')).to_have_text(re.compile("Tommy: play Power Drain"))
    page.keyboard.press("Home")
    expect(page.locator('[aria-current="step"]')).to_have_text("The position")
