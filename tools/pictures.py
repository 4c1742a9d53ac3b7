"""Pictures of every page, at the sizes that it must be fit for: docs/pictures, and docs/pictures.md to look at them.

``make pictures`` writes them anew with a real browser and a real server. The games are those of fixed seeds.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from clicking import OVER, at_random, play_on, turn, wait_for_move  # noqa: E402
from serving import Client, Server  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
PAGE = ROOT / "docs" / "pictures.md"
SIZES = {"telephone": (844, 390), "screen": (1280, 800), "large": (1920, 1080)}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PATIENCE = 60_000
SETTLED = 700
"""Milliseconds in which what moves comes to rest."""


class Shown(NamedTuple):
    """A page to take a picture of."""

    name: str
    told: str
    path: str
    then: Callable[[Page], None] | None = None
    dark: bool = False


def begun(seed: int, until: int) -> Callable[[Page], None]:
    """Play at random up to a turn."""

    def play(page: Page) -> None:
        page.get_by_role("button", name="Play Call of Cthulhu").click()
        wait_for_move(page)
        play_on(page, at_random(seed), most=120, until=lambda page: turn(page) >= until or over(page))

    return play


def over(page: Page) -> bool:
    return page.get_by_role("dialog", name=OVER).count() > 0


def first_scenario(page: Page) -> None:
    """The first scenario of Arkham Horror, after the opening hands."""
    page.get_by_role("button", name="Play Arkham Horror").click()
    wait_for_move(page)
    play_on(page, at_random(1), most=30, until=lambda page: "Round" in page.locator(".clock").inner_text())


def copied(page: Page) -> None:
    """A deck that comes with the game, copied to be changed."""
    page.get_by_role("button", name="Copy to change it").click()
    page.get_by_role("button", name="Take back (Ctrl+Z)").wait_for()
    page.locator(".lot-button").first.wait_for()


def shown(replay: str) -> list[Shown]:
    """Every page."""
    return [
        Shown("home", "The first page", "/"),
        Shown("tables", "Tables to open, join and watch", "/lobby"),
        Shown("cthulhu", "Call of Cthulhu at the table", "/", begun(4, 4)),
        Shown("cthulhu-dark", "The same in the dark", "/", begun(4, 4), dark=True),
        Shown("arkham", "Arkham Horror at the table", "/", first_scenario),
        Shown("arkham-dark", "The same in the dark", "/", first_scenario, dark=True),
        Shown("cards", "All cards", "/cards"),
        Shown("card", "A card, with its rulings and cases", "/cards/cthulhu/core-1"),
        Shown("rulings", "All rulings", "/rulings"),
        Shown("ruling", "A ruling, with the cases that show it", "/rulings/coc-latest/2.13.f"),
        Shown("decks", "Decks", "/decks"),
        Shown("deck", "A deck, with what it has and what it lacks", "/decks/cthulhu-the-night-watch", copied),
        Shown("judge", "The judge", "/judge"),
        Shown("replays", "Replays", "/replays"),
        Shown("replay", "A game that is over, step by step", f"/replays/{replay}"),
        Shown("settings", "Settings", "/settings"),
    ]


def taken(browser: Browser, base: str, page: Shown, size: str) -> None:
    """Take a picture."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme="dark" if page.dark else "light"
    )
    context.set_default_timeout(PATIENCE)
    opened = context.new_page()
    opened.goto(base + page.path, wait_until="networkidle")
    if page.then is not None:
        page.then(opened)
    opened.mouse.move(0, 0)
    opened.keyboard.press("Escape")
    opened.wait_for_timeout(SETTLED)
    opened.screenshot(path=FOLDER / f"{page.name}-{size}.jpeg", type="jpeg", quality=70)
    context.close()


def finished(server: Server) -> str:
    """A game that is over, for its replay."""
    table, keys = server.open({"name": "Danielle"}, {"name": "Bot", "bot": "heuristic"}, seed=7)
    Client(server, table, keys[0]).play(7)
    return table


def written(pages: list[Shown]) -> str:
    """The page that shows the pictures."""
    lines = [
        "# Every page, as it looks",
        "",
        "Written by `make pictures`; each at 1280 by 800, with links to the others.",
        "",
    ]
    for page in pages:
        others = ", ".join(f"[{size}](pictures/{page.name}-{size}.jpeg)" for size in SIZES)
        lines += [f"## {page.told}", "", f"![{page.told}](pictures/{page.name}-screen.jpeg)", "", others, ""]
    return "\n".join(lines)


def main() -> int:
    """Take all pictures, or those of the pages that are named."""
    FOLDER.mkdir(exist_ok=True)
    with Server(Path(tempfile.mkdtemp(prefix="silverkey-pictures-"))) as server, sync_playwright() as playwright:
        pages = shown(finished(server))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for page in pages:
            if len(sys.argv) == 1 or page.name in sys.argv[1:]:
                for size in SIZES:
                    taken(browser, f"http://127.0.0.1:{server.port}", page, size)
                print(page.told)
        browser.close()
    PAGE.write_text(written(pages), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
