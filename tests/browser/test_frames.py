"""What comes of an answer is on the screen in the first frame that is drawn after the server's message.

Counted in frames of the page and not by a clock: however slow a machine, nothing is put off until a later frame.
"""

from __future__ import annotations

from typing import Any

import pytest
from clicking import Visitor, answer, at_random, is_over, wait_for_move
from playwright.sync_api import Page

COUNTING = """
window.updates = [];
let frames = 0, drawing = false;
const frame = () => {
    frames += 1;
    drawing = true;
    scheduler.postTask(() => { drawing = false; }, {priority: "user-blocking"});
    const last = window.updates.at(-1);
    if (last && last.first === undefined && frames > last.came) {
        const log = document.querySelector(".log ol");
        const told = [...log.children].map(line => line.textContent);
        const question = document.querySelector(".prompt")?.dataset.question;
        last.first = {
            asks: question === last.question,
            tells: last.lines.every((line, at) => told[told.length - last.lines.length + at].startsWith(line)),
            shows: log.scrollHeight - log.clientHeight - log.scrollTop < 2,
        };
    }
    requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
const changed = () => {
    const last = window.updates.at(-1);
    // What changes while a frame is being drawn is in it; what changes after that is in the next.
    if (last && !last.acted) last.drawn = drawing ? frames : frames + 1;
};
window.WebSocket = class extends WebSocket {
    constructor(...address) {
        super(...address);
        this.addEventListener("message", ({data}) => {
            const said = JSON.parse(data);
            if (said.say !== "update") return;
            const question = said.view.decision?.serial;
            const came = drawing ? frames - 1 : frames;
            window.updates.push({
                came, drawn: came, frames: () => frames - came, fresh: said.fresh,
                question: question === undefined ? undefined : String(question),
                lines: said.log.map(line => line.text),
            });
        });
    }
};
new MutationObserver(changes => {
    if (changes.some(({target}) => (target.parentElement ?? target).closest?.(".table"))) changed();
}).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
for (const deed of ["pointerdown", "keydown"])
    addEventListener(deed, () => { const last = window.updates.at(-1); if (last) last.acted = true; }, true);
"""
"""Notes of every update in which frame it was drawn: what had been drawn in the first, and when the last of it was."""

AFTER = 6
"""How many frames are waited for before one acts, so that whatever was put off is seen."""
SETTLED = f"() => window.updates.length > 0 && window.updates.at(-1).frames() > {AFTER}"


def updates(page: Page) -> list[dict[str, Any]]:
    """What has been noted of updates that did not lay out the whole table, and that another did not overtake."""
    noted: list[dict[str, Any]] = page.evaluate(
        "() => window.updates.map(({frames, ...noted}) => noted).filter(noted => !noted.fresh && noted.first)"
    )
    return noted


@pytest.mark.parametrize("game", ["Call of Cthulhu", "Arkham Horror"])
@pytest.mark.parametrize("size", [(1280, 800), (844, 390)], ids=["screen", "telephone"])
def test_an_answers_result_is_drawn_in_the_first_frame_after_its_message(
    visit: Visitor, game: str, size: tuple[int, int]
) -> None:
    page = visit("/settings", size=size, reduced_motion="reduce")
    page.add_init_script(COUNTING)
    # What is printed on a card that is seen for the first time is fetched by itself, and never comes here.
    page.route("**/api/cards/**", lambda route: None)
    page.goto(visit.home)
    page.get_by_role("button", name=f"Play {game}").click()
    choose = at_random(4)
    for _ in range(30):
        wait_for_move(page)
        if is_over(page):
            break
        page.wait_for_function(SETTLED)
        answer(page, choose)
    noted = updates(page)
    assert len(noted) > 15
    late = [one for one in noted if one["first"] != {"asks": True, "tells": True, "shows": True}]
    assert late == []
    assert [one for one in noted if one["drawn"] - one["came"] > 1] == []
