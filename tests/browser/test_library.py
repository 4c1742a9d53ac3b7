"""Cards, rulings and decks in the browser: looked up, linked to, built and brought to a table."""

from __future__ import annotations

import re
from pathlib import Path

from clicking import Visitor, see, wait_for_move
from playwright.sync_api import Browser, Page, Route, TimeoutError, expect
from serving import Server

SEARCHED = ".filter-text:focus"


def names(page: Page, side: str = "shelf") -> list[str]:
    """The cards of a side of the deck builder, as they are listed."""
    return page.locator(f".{side} .lot-name").all_inner_texts()


def press(page: Page, key: str, then: str) -> None:
    """Press a key until it does what it is for: a page that has only just come does not hear it yet."""
    for _ in range(20):
        page.keyboard.press(key)
        try:
            page.locator(then).wait_for(timeout=1000)
        except TimeoutError:
            continue
        return
    raise AssertionError(f"{key} does nothing.")


def starter(page: Page, name: str) -> None:
    """Make a starter deck one's own."""
    page.locator(".starters").get_by_role("link", name=name, exact=True).click()
    page.get_by_role("button", name="Copy to change it").click()
    expect(page.locator(".keeping")).to_be_visible()
    expect(page.locator(".verdict-head")).to_be_visible()
    expect(page.locator(".deck .lot-name").first).to_be_visible()


def test_what_is_wanted_of_cards_stands_in_the_address(visit: Visitor) -> None:
    page = visit("/cards")
    page.get_by_role("button", name="Hastur", exact=True).click()
    press(page, "f", SEARCHED)
    page.keyboard.type('"mad artist"')
    expect(page.locator(".found")).to_have_text("1 of 1568 cards")
    again = page.context.new_page()
    again.goto(page.url)
    expect(again.locator(".card-grid a")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Mad Artist")


def test_a_card_leads_to_its_rulings_and_they_lead_back(visit: Visitor) -> None:
    page = visit("/cards/cthulhu/forgotten-lore-23")
    expect(page.get_by_text("Edition 2.0 → 1.4")).to_be_visible()
    page.get_by_role("link", name="Thomas Olney: Sorcerer").click()
    expect(page).to_have_url(re.compile("/rulings/coc-latest/errata/forgotten-lore/sorcerer-thomas-olney$"))
    page.locator("summary").first.click()
    expect(page.locator(".runs li").first).to_have_attribute("data-status", "passed")
    page.get_by_role("link", name="Thomas Olney", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Thomas Olney, Traveler with a Purpose")


def test_everything_is_found_with_one_key(visit: Visitor) -> None:
    page = visit("/settings")
    page.get_by_role("heading", name="Settings").wait_for()
    press(page, "/", "dialog input:focus")
    page.keyboard.type("shotgun blast")
    expect(page.get_by_role("option").first).to_contain_text("Shotgun Blast")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/cards/cthulhu/core-16$"))


def test_whoever_is_faster_than_the_search_still_goes_to_what_he_typed(visit: Visitor) -> None:
    page = visit("/cards")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile("/api/search.*Glasser"), hold)
    page.keyboard.press("/")
    field = page.get_by_role("combobox", name="Search everything")
    field.fill("Power Drain")
    expect(page.get_by_role("option", name=re.compile("^Power Drain")).first).to_be_visible()
    with page.expect_request(re.compile("/api/search.*Glasser")):
        field.fill("Victoria Glasser")
        expect(page.get_by_role("dialog").get_by_role("status")).to_be_empty()
        page.keyboard.press("Enter")
    page.wait_for_function("() => true")
    held[0].continue_()
    expect(page.get_by_role("heading", name=re.compile("Victoria Glasser"), level=1)).to_be_visible()


def test_a_deck_is_built_by_clicks_and_keys_and_kept_and_played(visit: Visitor) -> None:
    page = visit("/decks")
    starter(page, "The Agency and Hastur")
    expect(page.locator(".breaches li")).to_have_text(re.compile("at least 50 cards; this one has 48"))
    press(page, "f", SEARCHED)
    page.keyboard.type("shotgun blast")
    expect(page.locator(".shelf .lot-name").first).to_have_text("Shotgun Blast")
    page.get_by_role("button", name="One Shotgun Blast more").first.click()
    page.locator(".shelf .lot-name").first.focus()
    page.keyboard.press("+")
    expect(page.locator(".verdict-head")).to_contain_text("Legal")
    page.keyboard.press("Control+z")
    expect(page.locator(".breaches li")).to_have_text(re.compile("this one has 49"))
    page.keyboard.press("Control+y")
    expect(page.locator(".keeping")).to_have_text("Kept")
    page.reload()
    expect(page.locator(".verdict-head")).to_contain_text("Legal")
    page.get_by_role("link", name="Play this deck").click()
    page.get_by_role("button", name="Play Call of Cthulhu").click()
    wait_for_move(page)


def test_a_deck_that_comes_with_the_game_is_found_looked_at_and_played_as_it_is(visit: Visitor) -> None:
    page = visit("/")
    press(page, "/", "dialog[open] input")
    page.keyboard.type("night watch")
    page.get_by_role("listbox", name="Found").get_by_role("option", name=re.compile("^The Night Watch")).click()
    page.wait_for_url("**/decks/cthulhu-the-night-watch")
    expect(page.locator(".verdict-head")).to_contain_text("Legal")
    expect(page.get_by_text("This deck comes with the game.")).to_be_visible()
    expect(page.get_by_label("Name of the deck")).not_to_be_editable()
    expect(page.locator(".shelf")).to_have_count(0)
    page.get_by_role("tab", name="Charts").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Cost")
    page.get_by_role("link", name="Play this deck").click()
    expect(page.get_by_label("Your factions")).to_have_value("deck:cthulhu-the-night-watch")
    page.get_by_role("button", name="Play Call of Cthulhu").click()
    wait_for_move(page)


def test_a_deck_survives_the_way_into_a_file_and_back(visit: Visitor, tmp_path: Path) -> None:
    page = visit("/decks")
    starter(page, "Cthulhu and Hastur")
    cards = sorted(names(page, "deck"))
    page.get_by_role("button", name="More", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("menuitem", name="Download: OCTGN (.o8d)").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    page.goto(f"{visit.home}/decks")
    page.get_by_role("button", name="Import").click()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("dialog").get_by_role("button", name="Import").click()
    expect(page.locator(".deck .lot-name").first).to_be_visible()
    assert sorted(names(page, "deck")) == cards


def test_an_investigators_deck_is_upgraded_with_what_was_earned(visit: Visitor) -> None:
    page = visit("/decks")
    starter(page, "Roland Banks")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("menuitem", name="Upgrade").click()
    page.get_by_role("dialog").get_by_label("Experience to spend").fill("3")
    page.get_by_role("dialog").get_by_role("button", name="Upgrade").click()
    page.get_by_role("tab", name="Upgrade").click()
    page.locator(".offers").get_by_role("button", name=re.compile("^Beat Cop")).click()
    expect(page.locator(".upgrade")).to_contain_text("Beat Cop becomes Beat Cop (2)")
    expect(page.locator(".upgrade p").first).to_contain_text("2 of")


def test_of_two_tabs_neither_overwrites_what_the_other_has_changed(visit: Visitor) -> None:
    page = visit("/decks")
    starter(page, "Hastur and Yog-Sothoth")
    other = page.context.new_page()
    other.goto(page.url)
    for one, key in ((other, "+"), (page, "-")):
        one.locator(".deck .lot-name").first.focus()
        one.keyboard.press(key)
        expect(one.locator(".keeping")).to_contain_text("Kept" if one is other else "Changed elsewhere too")
    page.get_by_role("button", name="Take the other").click()
    expect(page.locator(".deck .lot-copies").first).to_contain_text("2")
    visit.faults.clear()  # the browser notes the refusal, which the page has told


def test_cards_of_a_sample_hand_are_put_back_once(visit: Visitor) -> None:
    page = visit("/decks")
    starter(page, "Roland Banks")
    page.get_by_role("tab", name="Hands").click()
    hand = page.locator(".sample .card")
    expect(hand).to_have_count(5)
    hand.first.click()
    hand.last.click()
    page.get_by_role("button", name="Put back 2 and draw as many").click()
    expect(hand).to_have_count(5)
    expect(page.get_by_role("button", name=re.compile("^Put back"))).to_have_count(0)


def test_what_was_exiled_makes_room_in_an_upgraded_deck(visit: Visitor) -> None:
    page = visit("/decks")
    starter(page, "Roland Banks")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("menuitem", name="Upgrade").click()
    page.get_by_role("dialog").get_by_role("button", name="Upgrade").click()
    page.get_by_role("tab", name="Upgrade").click()
    page.get_by_label("Exiled in the scenario").select_option(label="Beat Cop")
    expect(page.get_by_role("button", name="Beat Cop was not exiled")).to_be_visible()
    expect(page.get_by_role("region", name="Legality")).to_contain_text("29")
    page.get_by_role("button", name="One Knife more").first.click()
    expect(page.locator(".upgrade p").first).to_contain_text("0 of")
    expect(page.locator(".verdict-head")).to_contain_text("Legal")


def test_a_guest_of_a_public_server_has_his_deck_in_the_browser(browser: Browser, tmp_path: Path) -> None:
    secret = "one of at least thirty-two letters"
    with Server(tmp_path, SILVERKEY_PUBLIC="1", SILVERKEY_SECRET=secret, SILVERKEY_PLAIN="1") as public:
        visit = Visitor(browser, f"http://127.0.0.1:{public.port}")
        page = visit("/decks")
        starter(page, "The Agency and Hastur")
        expect(page.locator(".keeping")).to_have_text("Kept in this browser alone")
        name = page.get_by_label("Name of the deck")
        name.fill("A guest's")
        expect(page.locator(".keeping")).to_have_text("Kept in this browser alone")
        page.reload()
        expect(name).to_have_value("A guest's")
        page.get_by_role("button", name="More", exact=True).click()
        with page.expect_download() as download:
            page.get_by_role("menuitem", name="Download: Text").click()
        assert "Shotgun Blast" in download.value.path().read_text(encoding="utf-8")
        page.goto(f"{visit.home}/decks")
        see(page, "As a guest")
        page.get_by_role("link", name="Play", exact=True).click()
        page.get_by_role("button", name="Play Call of Cthulhu").click()
        wait_for_move(page)
        visit.faults.clear()  # the browser notes that the server keeps no deck
        visit.close()
