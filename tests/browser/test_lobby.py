"""Two people meet at a table: one opens it and sends a link, the other follows it."""

from __future__ import annotations

from clicking import Visitor, wait_for_move
from playwright.sync_api import expect


def test_somebody_follows_a_link_and_both_sit_at_the_table_when_one_comes_back(visit: Visitor) -> None:
    host, guest = visit("/lobby"), visit("/lobby")
    host.get_by_label("Your name").fill("Danielle")
    host.get_by_label("Player 2").select_option("invited")
    host.get_by_label("Clock").select_option("30")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Link to seat 2").input_value()
    expect(guest.get_by_text("There is none just now.")).to_be_visible()
    guest.goto(link)
    guest.get_by_label("Your name").fill("Tommy")
    guest.get_by_role("button", name="Take a seat").click()
    for page, other in ((guest, "Danielle"), (host, "Tommy")):
        page.wait_for_url("**/table/*")
        expect(page.get_by_role("timer", name="Your time")).to_be_visible()
        expect(page.get_by_text(other).first).to_be_visible()
        page.reload()
        expect(page.get_by_role("timer", name="Your time")).to_be_visible()
    host.goto(link)
    host.wait_for_url("**/table/*")
    watcher = visit(host.url.removeprefix(visit.home))
    expect(watcher.get_by_text("Tommy").first).to_be_visible()
    expect(watcher.get_by_role("timer", name="Your time")).to_have_count(0)


def test_whoever_waits_in_vain_begins_with_a_bot(visit: Visitor) -> None:
    page = visit("/lobby")
    page.get_by_label("Player 2").select_option("invited")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Begin with bots instead").click()
    page.wait_for_url("**/table/*")
    wait_for_move(page)
