"""What a table of Call of Cthulhu does for whoever sits at it, in a real browser."""

from __future__ import annotations

import re

import pytest
from clicking import Visitor, answer, at_random, drag_with_a_finger, play_on, question, see, turn, wait_for_move
from playwright.sync_api import Page, expect

SIZES = ((844, 390), (1280, 800), (1440, 900))


def seated(visit: Visitor, table: str, key: str) -> Page:
    """Somebody who comes to a table with the key of a seat."""
    page = visit("/settings")
    game = f'[{{"table":"{table}","key":"{key}","title":"","begun":1,"over":false}}]'
    page.evaluate("games => localStorage.setItem('silverkey.games', games)", game)
    page.goto(f"{visit.home}/table/{table}")
    page.locator(".prompt").wait_for()
    return page


def opened(page: Page, *names: str) -> tuple[str, list[str]]:
    """A table of people, always with the same deal; its name and the keys of its seats."""
    found = page.evaluate(
        """async names => (await fetch("/api/tables", {method: "POST", body: JSON.stringify({
            wish: {game: "cthulhu", seed: 4, decks: ["", ""]}, seats: names.map(name => ({name}))})})).json()""",
        list(names),
    )
    return found["table"], found["keys"]


def asked(pages: list[Page]) -> Page:
    """Whoever of them is asked; what the server says to one and the other may take a moment."""
    for _ in range(400):
        for page in pages:
            if question(page):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("Nobody is asked anything.")


def test_a_first_game_teaches_and_can_be_left(visit: Visitor) -> None:
    page = visit("/learn/cthulhu")
    hint = page.get_by_role("complementary", name="Hint")
    expect(hint).to_contain_text("Welcome")
    page.locator(".hand .card").first.click()
    expect(hint).to_contain_text("three domains")
    page.get_by_role("button", name="Leave the lesson").click()
    expect(hint).to_have_count(0)
    play_on(page, at_random(5), most=60, until=lambda page: turn(page) >= 2)
    assert hint.count() == 0


def test_a_first_game_of_arkham_horror_teaches_too(visit: Visitor) -> None:
    page = visit("/learn/arkham")
    hint = page.get_by_role("complementary", name="Hint")
    expect(hint).to_contain_text("Roland Banks")
    page.keyboard.press("h")
    page.get_by_role("button", name=re.compile("Done|Keep|Put back nothing", re.I)).last.click()
    expect(hint).to_contain_text("clues")


def test_a_card_says_why_it_cannot_be_used(visit: Visitor) -> None:
    page = visit("/learn/cthulhu")
    page.keyboard.press("h")
    page.locator(".hand .card").last.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.locator(".preview").wait_for()
    page.keyboard.press("w")
    reasons = page.locator(".why-not li").first
    expect(reasons).to_contain_text("in your hand")
    expect(page.locator(".why-not .rulings a").first).to_have_attribute("href", re.compile("^/rulings/"))


def test_when_one_is_asked_is_set_and_remembered(visit: Visitor) -> None:
    page = visit("/learn/cthulhu")
    page.get_by_role("button", name="Passing").click()
    page.get_by_role("menuitem", name="When you are asked").click()
    page.get_by_role("checkbox", name="refresh, Your turn").check()
    page.get_by_role("button", name="Done").click()
    page.goto(f"{visit.home}/learn/cthulhu")
    wait_for_move(page)
    page.get_by_role("button", name="Passing").click()
    page.get_by_role("menuitem", name="When you are asked").click()
    expect(page.get_by_role("checkbox", name="refresh, Your turn")).to_be_checked()


def test_what_the_bot_does_is_shown_step_by_step_and_can_be_skipped(visit: Visitor) -> None:
    page = visit("/settings")
    page.evaluate("localStorage.setItem('silverkey.settings', JSON.stringify({pace: 'slow', sound: 'off'}))")
    page.goto(f"{visit.home}/learn/cthulhu")
    page.get_by_role("button", name="Leave the lesson").click()
    while turn(page) < 2 and page.get_by_role("button", name="Skip").count() == 0:
        if question(page):
            answer(page, at_random(1))
    see(page, re.compile("^Bot (draws|attaches|plays)"))
    page.get_by_role("button", name="Skip").click()
    wait_for_move(page)
    expect(page.locator(".news")).to_contain_text("Bot")


SEEN = """() => {
    const board = () => document.querySelectorAll('.track-place[data-filled="true"]').length;
    const busy = () => [...document.querySelectorAll('.prompt button')].some(one => one.textContent.includes('Skip'));
    window.seen = [];
    let now = new Set();
    new MutationObserver(() => {
        if (busy()) now.add(board());
        else if (now.size) { window.seen.push(now.size); now = new Set(); }
    }).observe(document.querySelector('.table'), {subtree: true, childList: true, attributes: true});
}"""
"""Notes how many different numbers of success tokens lay on the board each time that something was played back."""


def test_a_story_resolves_on_the_board_as_its_captions_tell_it(visit: Visitor) -> None:
    page = visit("/settings")
    page.evaluate("localStorage.setItem('silverkey.settings', JSON.stringify({pace: 'fast', sound: 'off'}))")
    page.goto(f"{visit.home}/learn/cthulhu")
    page.get_by_role("button", name="Leave the lesson").click()
    page.evaluate(SEEN)
    play_on(page, at_random(3), most=200, until=lambda page: max(page.evaluate("window.seen"), default=0) > 1)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_whole_board_is_seen_on_every_screen(visit: Visitor, size: tuple[int, int]) -> None:
    page = visit("/learn/cthulhu", size=size)
    page.get_by_role("button", name="Leave the lesson").click()
    play_on(page, at_random(5), most=60, until=lambda page: turn(page) >= 4)
    board = page.locator(".board")
    assert board.evaluate("board => board.scrollHeight - board.clientHeight") <= 0
    assert board.evaluate("board => board.scrollWidth - board.clientWidth") <= 0
    before = board.evaluate("board => board.style.getPropertyValue('--u')")
    page.set_viewport_size({"width": 1920, "height": 1200})
    expect(board).not_to_have_attribute("style", re.compile(re.escape(before)))


def test_people_talk_and_agree_to_take_something_back(visit: Visitor) -> None:
    first = visit("/settings")
    table, keys = opened(first, "Danielle", "Tommy")
    pages = [seated(visit, table, key) for key in keys]
    pages[0].get_by_label("Say something").fill("Good luck!")
    pages[0].keyboard.press("Enter")
    expect(pages[1].locator(".chat")).to_contain_text("Danielle: Good luck!")
    asker = None
    for _ in range(40):
        answer(asked(pages), at_random(1))
        after = [page for page in pages if turn(page) >= 1 and page.locator(".log li").count() > 9]
        asking = [page for page in after if page.get_by_role("button", name="Ask to undo").count()]
        if asking:
            asker = asking[0]
            break
    assert asker is not None
    other = next(page for page in pages if page is not asker)
    before = asker.locator(".log").inner_text()
    asker.get_by_role("button", name="Ask to undo").click()
    other.get_by_role("button", name="No, play on").click()
    see(asker, "That is not taken back: the others go on.")
    asker.get_by_role("button", name="Ask to undo").click()
    other.get_by_role("button", name="Take it back").click()
    expect(asker.locator(".log")).not_to_have_text(before, use_inner_text=True)
    expect(asker.locator('.prompt[data-asked="true"]')).to_have_count(1)


def test_a_card_is_dragged_with_a_finger(visit: Visitor) -> None:
    page = visit("/learn/cthulhu", size=(844, 390), has_touch=True)
    page.get_by_role("button", name="Leave the lesson").click()
    page.locator(".hand .card").first.click()
    play_on(page, at_random(2), most=10, until=lambda page: "domain" in question(page))
    domain = re.search(r"domain (\d)", page.locator(".answers .answer").first.inner_text())
    assert domain is not None
    held = page.locator(".hand .card")
    before = held.count()
    spot = page.locator('.hand .card-spot:has([data-selectable="true"])').first
    drag_with_a_finger(page, spot, page.locator(f"[data-spot='domain 0 {int(domain[1]) - 1}']"))
    expect(held).to_have_count(before - 1)
