"""Two people at two browsers, and somebody who watches."""

from __future__ import annotations

import random
import re

from clicking import OVER, Visitor, answer, at_random, is_over, question, wait_for_move
from playwright.sync_api import Page, expect
from serving import Server

PATIENCE = 60_000
MOST = 600


def is_asked(page: Page) -> bool:
    """Whether a page asks its visitor something now."""
    return page.locator('.prompt[data-asked="true"]').count() > 0


def sitting(visit: Visitor) -> tuple[Page, Page]:
    """Two people at a table: one has opened it, the other came by the link that he was sent."""
    first = visit("/lobby")
    first.get_by_label("Player 2").select_option(label="Whoever gets the link")
    first.get_by_role("button", name="Open the table").click()
    link = first.get_by_label("Link to seat 2").input_value()
    second = visit(link.removeprefix(visit.home))
    second.get_by_role("button", name="Take a seat").click()
    for page in (first, second):
        page.wait_for_url("**/table/**", timeout=PATIENCE)
    return first, second


def play_together(pages: tuple[Page, Page], until: int) -> int:
    """Both answer whenever they are asked, until the game is over or so many answers have been given."""
    choices = (at_random(1), at_random(2))
    given = 0
    while given < until:
        first, _ = pages
        first.wait_for_function("() => true")
        for page, choose in zip(pages, choices, strict=True):
            if is_over(page):
                return given
            if is_asked(page):
                answer(page, choose)
                given += 1
    return given


def test_two_people_play_each_other_one_comes_back_in_the_middle_and_somebody_watches(visit: Visitor) -> None:
    first, second = sitting(visit)
    watching = visit(f"/table/{first.url.rsplit('/', 1)[1]}")
    watching.locator(".log").wait_for()
    play_together((first, second), until=random.Random(1).randrange(20, 30))
    second.reload()
    second.locator(".prompt").wait_for()
    play_together((first, second), until=MOST)
    for page in (first, second):
        wait_for_move(page)
        assert is_over(page)
    counts = watching.get_by_text(re.compile(r"^\d+ cards? in hand$")).all_inner_texts()
    expect(watching.locator(".open-hand .card")).to_have_count(sum(int(count.split()[0]) for count in counts))
    assert watching.locator(".open-hand .card").count() > 0


def test_whoever_watches_is_asked_nothing_and_sees_no_hand(visit: Visitor) -> None:
    first, second = sitting(visit)
    play_together((first, second), until=6)
    watching = visit(f"/table/{first.url.rsplit('/', 1)[1]}")
    watching.locator(".log li").first.wait_for()
    assert not is_asked(watching)
    assert watching.locator(".hand .card:not([data-back='true'])").count() == 0


def test_whoever_has_watched_to_the_end_sees_both_hands(visit: Visitor) -> None:
    first, second = sitting(visit)
    watching = visit(f"/table/{first.url.rsplit('/', 1)[1]}")
    play_together((first, second), until=12)
    expect(watching.locator(".open-hand")).to_have_count(0)
    second.get_by_role("button", name="Concede").click()
    second.get_by_role("dialog").get_by_role("button", name="Concede").click()
    watching.get_by_role("dialog", name=OVER).get_by_role("button", name="Look at the table").click()
    hands = watching.get_by_role("region", name=re.compile("^Hand of "))
    expect(hands).to_have_count(2)
    for hand in hands.all():
        expect(hand.locator(".card:not([data-back='true'])").first).to_be_visible()


def test_only_whoever_opened_a_table_is_offered_another_game_like_it(visit: Visitor) -> None:
    first, second = sitting(visit)
    watching = visit(f"/table/{first.url.rsplit('/', 1)[1]}")
    watching.locator(".log li").first.wait_for()
    second.get_by_role("button", name="Concede").click()
    second.get_by_role("dialog").get_by_role("button", name="Concede").click()
    for page, offered in ((first, 2), (second, 0), (watching, 0)):
        page.get_by_role("dialog", name=OVER).wait_for()
        expect(page.get_by_role("button", name="Play again", include_hidden=True)).to_have_count(offered)


def test_who_plays_again_takes_the_other_along(visit: Visitor) -> None:
    first, second = sitting(visit)
    second.get_by_role("button", name="Concede").click()
    second.get_by_role("dialog").get_by_role("button", name="Concede").click()
    second.get_by_role("dialog", name=OVER).wait_for()
    first.get_by_role("dialog", name=OVER).get_by_role("button", name="Play again").click()
    first.wait_for_url("**/join/**")
    second.get_by_role("dialog", name=OVER).get_by_role("link", name="Play again with Guest").click()
    second.get_by_role("button", name="Take a seat").click()
    for page in (first, second):
        page.wait_for_url("**/table/**", timeout=PATIENCE)
    assert first.url == second.url


def test_both_come_back_by_themselves_when_the_server_was_killed_and_nothing_is_lost(
    visit: Visitor, server: Server
) -> None:
    pages = sitting(visit)
    play_together(pages, until=12)
    while not any(map(is_asked, pages)):
        pages[0].wait_for_function("() => true")
    asked = next(filter(is_asked, pages))
    told = [page.locator(".log li").all_inner_texts() for page in pages]
    before = question(asked)
    asked.get_by_label("Say something").fill("Are you there?")
    server.kill()
    for page in pages:
        expect(page.get_by_text("The connection is lost.")).to_be_visible()
    asked.get_by_role("button", name="Say").click()
    expect(asked.locator(".toast", has_text="so that is not done")).to_be_visible()
    server.start()
    for page in pages:
        expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    wait_for_move(asked)
    assert question(asked) == before
    for page, lines in zip(pages, told, strict=True):
        assert page.locator(".log li").all_inner_texts()[: len(lines)] == lines
    asked.get_by_role("button", name="Say").click()
    for page in pages:
        expect(page.get_by_role("region", name="Chat").get_by_text("Are you there?")).to_be_visible()
    assert play_together(pages, until=4) >= 4
