"""Playing in a browser as a person does: looking at what is lit, clicking it, pressing keys."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Route, expect

PATIENCE = 60_000
"""Milliseconds that anything may take on a busy machine; nothing waits for longer than it must."""
expect.set_options(timeout=PATIENCE)
LARGE = (1280, 800)
OVER = re.compile("^(You have (not )?won|The game is over)")
LOST = re.compile("WebSocket connection to|ERR_CONNECTION_REFUSED")
"""What a browser says while a server is away, which is no fault of the page."""


AT_ONCE = """if (!localStorage.getItem("silverkey.settings"))
    localStorage.setItem("silverkey.settings", JSON.stringify({pace: "off", sound: "off"}))"""
"""Settings of somebody who wants to see at once what others do."""


class Visitor:
    """Opens pages, and knows what went wrong on them."""

    def __init__(self, browser: Browser, home: str) -> None:
        self.browser = browser
        self.home = home
        self.faults: list[str] = []
        self.seed = 0
        """How many games have been begun; it is the seed of each, so that a test plays the same ones every time."""

    def __call__(self, path: str = "/", size: tuple[int, int] = LARGE, **settings: str) -> Page:
        """A page at an address, as somebody sees it who has never been here."""
        width, height = size
        context = self.browser.new_context(viewport={"width": width, "height": height}, **settings)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        context.add_init_script(AT_ONCE)
        context.route("**/api/tables", self._deal)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._heard)
        page.goto(f"{self.home}{path}")
        return page

    def _deal(self, route: Route) -> None:
        """Choose the seed of a game with bots, where the page leaves it to chance; between people nobody may."""
        wanted = route.request.post_data_json if route.request.method == "POST" else None
        alone = wanted is not None and sum(not seat.get("bot") for seat in wanted.get("seats", ())) == 1
        if wanted is None or not alone or wanted["wish"].get("seed") is not None:
            route.continue_()
            return
        self.seed += 1
        wanted["wish"]["seed"] = self.seed
        route.continue_(post_data=json.dumps(wanted))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not LOST.search(message.text):
            self.faults.append(f"{message.text} at {message.location.get('url', '')}")

    def close(self) -> None:
        """Leave all pages. Fails if something went wrong on any."""
        for context in self.browser.contexts:
            context.close()
        assert self.faults == []


def question(page: Page) -> str:
    """What the page asks its visitor; nothing while it asks nothing."""
    asked = page.locator('.prompt[data-asked="true"] .question')
    return asked.inner_text() if asked.count() else ""


def is_over(page: Page) -> bool:
    """Whether the page says that the game has ended."""
    return page.get_by_role("dialog", name=OVER).count() > 0


def wait_for_move(page: Page) -> None:
    """Wait until the visitor is asked something, or the game is over."""
    page.wait_for_function(
        """() => document.querySelector('.prompt[data-asked="true"]') || document.querySelector('dialog[open]')"""
    )


def turn(page: Page) -> int:
    """The turn that the page tells."""
    found = re.search(r"Turn (\d+)", page.locator(".clock").inner_text())
    return int(found[1]) if found else 0


Choice = Callable[[list[str]], int]
"""Which answer is given, of those that the page lists."""


def at_random(seed: int) -> Choice:
    """Answers without a plan, but passing only where there is nothing else, so that games move."""
    rng = random.Random(seed)

    def choose(answers: list[str]) -> int:
        deeds = [place for place, text in enumerate(answers) if not re.search("pass|done|nothing", text, re.I)]
        return rng.choice(deeds) if deeds and rng.random() < 0.8 else rng.randrange(len(answers))

    return choose


def answer(page: Page, choose: Choice) -> None:
    """Give one answer by the list beside the board, and wait until it has been taken."""
    before = question(page)
    answers = page.locator(".answers .answer")
    texts = answers.all_inner_texts()
    marked = page.locator('.prompt[data-asked="true"]')
    if not texts or not before:
        return
    serial = marked.get_attribute("data-question")
    answers.nth(choose(texts)).click()
    page.wait_for_function(
        """serial => document.querySelector('dialog[open]')
            || document.querySelector('.prompt')?.dataset.question !== serial""",
        arg=serial,
    )


def play_on(page: Page, choose: Choice, most: int, until: Callable[[Page], bool] = is_over) -> int:
    """Answer until something is the case, at most so often; how often that was."""
    for count in range(most):
        wait_for_move(page)
        if until(page):
            return count
        answer(page, choose)
    raise AssertionError(f"After {most} answers it is still not the case.")


def see(page: Page, text: str | re.Pattern[str]) -> None:
    """Something can be read on the page."""
    expect(page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)


def drag(page: Page, what: Locator, onto: Locator) -> None:
    """Drag something with the mouse."""
    start, end = middle(what), middle(onto)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 12, start[1] - 12)
    page.mouse.move(*end, steps=4)
    page.mouse.up()


def drag_with_a_finger(page: Page, what: Locator, onto: Locator) -> None:
    """The same on a screen that is touched, as the browser itself hears it from the screen."""
    screen = page.context.new_cdp_session(page)
    (x, y), end = middle(what), middle(onto)
    ways = [(x, y), (x, y - 15), ((x + end[0]) / 2, (y + end[1]) / 2), end]
    for place, (left, top) in enumerate(ways):
        kind = "touchMove" if place else "touchStart"
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": left, "y": top}]})
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle(what: Locator) -> tuple[float, float]:
    """Where something is on the page."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
