"""No page has a serious fault for whoever cannot see it well, or at all; nothing is cut off at any size."""

from __future__ import annotations

from pathlib import Path

import pytest
from clicking import Visitor, wait_for_move
from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SIZES = ((844, 390), (1280, 800), (1920, 1080))
"""A telephone on its side, and two screens."""
LIBRARY = ("/cards", "/cards/cthulhu/core-3", "/rulings", "/rulings/coc-latest/1.13.f", "/decks")
PAGES = ("/", "/judge", "/replays", "/settings", "/nowhere", "/decks/cthulhu-the-lodge", *LIBRARY)
GRAVE = ("serious", "critical")


def faults(page: Page) -> list[str]:
    """What axe-core finds, of those faults that keep somebody from using a page."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("() => axe.run()")
    return [
        f"{fault['id']}: {fault['help']}: {', '.join(' '.join(node['target']) for node in fault['nodes'][:4])}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
    ]


def overflow(page: Page) -> int:
    """How many pixels of a page lie beside the window."""
    wide: int = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_can_be_used_by_whoever_cannot_see_it_well(visit: Visitor, path: str, theme: str) -> None:
    page = visit(path, color_scheme=theme)
    page.get_by_role("main").wait_for()
    assert faults(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["Call of Cthulhu", "Arkham Horror"])
def test_a_table_can_be_used_by_whoever_cannot_see_it_well(visit: Visitor, game: str, theme: str) -> None:
    page = visit("/", color_scheme=theme)
    page.get_by_role("button", name=f"Play {game}").click()
    wait_for_move(page)
    assert faults(page) == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_no_wider_than_the_window(visit: Visitor, path: str, size: tuple[int, int]) -> None:
    page = visit(path, size=size)
    page.get_by_role("main").wait_for()
    assert overflow(page) <= 0
