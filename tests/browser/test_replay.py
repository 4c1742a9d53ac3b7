"""A game that is over is gone through in the browser, by its link and from a file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from clicking import Visitor, see
from playwright.sync_api import Page, expect
from serving import Client, Server
from typer.testing import CliRunner

from silverkey.commands.app import app


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    """A game that is over."""
    table, keys = server.open({"name": "Danielle"}, {"name": "Bot", "bot": "random"}, seed=3)
    Client(server, table, keys[0]).play(1)
    return table


def step(page: Page) -> int:
    """The step that is shown."""
    return int(page.locator(".controls-count").inner_text().split("/")[0])


def test_a_replay_is_gone_through_with_the_keyboard(visit: Visitor, table: str) -> None:
    page = visit(f"/replays/{table}")
    page.get_by_role("slider", name="Step").wait_for()
    page.locator("main").focus()
    assert step(page) == 1
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert step(page) == 3
    page.keyboard.press("ArrowLeft")
    assert step(page) == 2
    page.keyboard.press("End")
    last = step(page)
    assert last > 20
    see(page, re.compile("wins the game"))
    page.keyboard.press("PageUp")
    assert 2 < step(page) < last
    page.keyboard.press("Home")
    assert step(page) == 1
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Stop")).to_be_visible()


def test_the_address_of_a_replay_is_that_of_the_step_which_is_shown(visit: Visitor, table: str) -> None:
    page = visit(f"/replays/{table}")
    page.get_by_role("slider", name="Step").wait_for()
    page.locator("main").focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.get_by_label("What is seen").select_option("What Danielle saw")
    page.wait_for_url(f"**/replays/{table}?eyes=0&step=5")
    page.reload()
    page.get_by_role("slider", name="Step").wait_for()
    assert step(page) == 6
    expect(page.get_by_label("What is seen")).to_have_value("0")


def test_a_replay_shows_either_side_or_both(visit: Visitor, table: str) -> None:
    page = visit(f"/replays/{table}?step=30")
    hands = page.get_by_role("region", name=re.compile("^Hand of "))
    expect(hands).to_have_count(2)
    page.get_by_label("What is seen").select_option("What Danielle saw")
    expect(hands).to_have_count(0)
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    assert step(page) == 31


def test_a_line_of_the_log_leads_to_its_step(visit: Visitor, table: str) -> None:
    page = visit(f"/replays/{table}")
    page.get_by_role("button", name=re.compile("wins the game")).click()
    assert step(page) > 20


def test_a_replay_is_downloaded_checked_and_opened_again(visit: Visitor, table: str, tmp_path: Path) -> None:
    page = visit(f"/replays/{table}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    file = tmp_path / "replay.json"
    download.value.save_as(file)
    assert CliRunner().invoke(app, ["replay", "check", str(file)]).exit_code == 0
    page = visit("/replays")
    page.get_by_label("A replay").set_input_files(file)
    page.get_by_role("slider", name="Step").wait_for()
    assert step(page) == 1


def test_a_position_of_a_replay_is_taken_to_the_judge(visit: Visitor, table: str) -> None:
    page = visit(f"/replays/{table}?step=30")
    page.get_by_role("button", name="Judge").click()
    page.wait_for_url(re.compile(r"/judge/[a-z0-9]+$"))
    see(page, "It goes as the case says")
