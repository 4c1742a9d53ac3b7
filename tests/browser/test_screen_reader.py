"""Both games played by somebody who sees nothing: by what the page tells a screen reader, and with the keyboard alone.

Nothing here looks at the page itself. What is known of it comes from the accessibility tree that the browser hands to
assistive technology; what is heard is what the live region says; what is done is done with keys.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from clicking import OVER, Visitor
from playwright.sync_api import Page

MOST_TABS = 80
"""So many presses of Tab reach whatever is at hand."""
LOOKS = 400
"""How often one looks whether something has been said; each look takes a moment."""

Node = dict[str, Any]


def role(node: Node) -> str:
    return str(node.get("role", {}).get("value", ""))


def name(node: Node) -> str:
    return str(node.get("name", {}).get("value", ""))


class Listener:
    """Hears a page through its accessibility tree, and answers with keys."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Accessibility.enable")
        self.last_said: list[int] = []
        self.nodes: dict[str, Node] = {}
        self.look()

    def look(self) -> None:
        """Take in the tree as it is now."""
        found = self.session.send("Accessibility.getFullAXTree")["nodes"]
        self.nodes = {node["nodeId"]: node for node in found}

    def under(self, node: Node) -> Iterator[Node]:
        """What belongs to a node, in the order in which it is read."""
        for child in node.get("childIds", []):
            if child in self.nodes:
                yield self.nodes[child]
                yield from self.under(self.nodes[child])

    def all(self, kind: str, called: str | re.Pattern[str] = "") -> list[Node]:
        """All nodes of a role, by name if one is given."""
        return [
            node
            for node in self.nodes.values()
            if not node.get("ignored") and role(node) == kind and (not called or re.search(called, name(node)))
        ]

    def region(self, called: str) -> Node:
        """The region of that name."""
        found = self.all("region", f"^{re.escape(called)}$")
        assert len(found) == 1, f"{len(found)} regions are called {called}"
        return found[0]

    def read(self, node: Node) -> str:
        """A part of the page as it is read out."""
        parts = [name(one) for one in self.under(node) if role(one) in ("StaticText", "button", "image", "heading")]
        return " ".join(parts)

    def buttons(self, called: str) -> list[str]:
        """The names of the buttons in a region."""
        return [name(node) for node in self.under(self.region(called)) if role(node) == "button"]

    def focused(self) -> Node | None:
        """What has the focus."""
        for node in self.nodes.values():
            if role(node) != "RootWebArea" and any(
                one["name"] == "focused" and one["value"].get("value") for one in node.get("properties", [])
            ):
                return node
        return None

    def said(self) -> tuple[str, list[int]]:
        """What the live region says, and which pieces of text that is, so that the same words count again."""
        (status,) = self.all("status")
        assert any(one["name"] == "live" and one["value"]["value"] == "polite" for one in status["properties"])
        pieces = [node for node in self.under(status) if role(node) == "StaticText"]
        return " ".join(map(name, pieces)), [node["backendDOMNodeId"] for node in pieces]

    def listen(self) -> str:
        """What is said next; where a dialog opens, which is read out by itself, its name."""
        for _ in range(LOOKS):
            self.look()
            dialogs = self.all("dialog")
            if dialogs:
                return name(dialogs[0])
            text, pieces = self.said()
            if text and pieces != self.last_said:
                self.last_said = pieces
                return text
            self.page.wait_for_timeout(25)
        raise AssertionError(f"Nothing is said after: {self.said()[0]}")

    def go_to(self, called: str) -> None:
        """Go on with Tab until something of that name has the focus."""
        for _ in range(MOST_TABS):
            self.look()
            here = self.focused()
            if here is not None and name(here) == called:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {called}.")

    def press(self, called: str) -> None:
        self.go_to(called)
        self.page.keyboard.press("Enter")

    def answers(self, heard: str) -> list[str]:
        """The answers that there are: as many as was said, and with what is asked as it was said."""
        count = re.search(r"(\d+) answers?\.$", heard)
        assert count is not None, heard
        answers = self.buttons("Answers")
        assert len(answers) == int(count[1])
        question = next(node for node in self.under(self.region("What is asked")) if role(node) == "StaticText")
        assert name(question) in heard
        return answers

    def answer(self, wanted: str) -> str:
        """Give an answer; what is heard then. The focus waits before the list of answers."""
        here = self.focused()
        if here is not None and name(here) == "Answers":
            for _ in range(1 + self.buttons("Answers").index(wanted)):
                self.page.keyboard.press("Tab")
        self.press(wanted)
        heard = self.listen()
        here = self.focused()
        assert here is not None
        assert name(here) != wanted, "Whoever presses once more answers what he has not heard yet."
        return heard


@pytest.fixture
def listener(visit: Visitor) -> Listener:
    visit.seed = 1  # the next one's game lasts for more than a round
    page = visit("/")
    page.get_by_role("main").wait_for()
    return Listener(page)


def begin(listener: Listener, game: str) -> str:
    """A game at once, from the first page; what is heard first."""
    for _ in range(LOOKS):
        if listener.all("button", f"^Play {game}$"):
            break
        listener.page.wait_for_timeout(25)
        listener.look()
    listener.press(f"Play {game}")
    for _ in range(LOOKS):
        heard = listener.listen()
        if heard.endswith("answers."):
            return heard
    raise AssertionError("The game does not begin.")


DEALT = """async () => {
    const seats = [{name: "Danielle"}, {name: "Bot", bot: "heuristic"}];
    const wish = {game: "cthulhu", seed: 4, decks: ["Agency, Miskatonic", "Cthulhu, Hastur"]};
    const opened = await fetch("/api/tables", {method: "POST", body: JSON.stringify({wish, seats})});
    const {table, keys: [key]} = await opened.json();
    const game = {table, key, title: "A game", begun: 1, over: false};
    localStorage.setItem("silverkey.games", JSON.stringify([game]));
}"""
"""Opens a table at which always the same is dealt, among the games that go on."""


def dealt(listener: Listener) -> str:
    """A game that is dealt always alike, gone on with from the first page; what is heard first."""
    listener.page.evaluate(DEALT)
    listener.page.reload()
    listener.page.get_by_role("link", name="A game", exact=True).wait_for()
    listener.press("A game")
    for _ in range(LOOKS):
        heard = listener.listen()
        if heard.endswith("answers."):
            return heard
    raise AssertionError("The game does not go on.")


def decide(rng: random.Random, answers: list[str]) -> str:
    """Does what it can, but now and then passes."""
    deeds = [one for one in answers if not re.search(r"^\d* ?(Pass|Done|No\b|Nothing|Take a new)", one)]
    return rng.choice(deeds) if deeds and rng.random() < 0.85 else rng.choice(answers)


def test_a_game_of_call_of_cthulhu_is_played_to_its_end_by_listening(listener: Listener) -> None:
    rng = random.Random(11)
    heard = dealt(listener)
    stories = set()
    told = ""
    for _ in range(150):
        if OVER.search(heard):
            break
        told += heard
        answers = listener.answers(heard)
        stories |= {name(node) for node in listener.all("region")} & {
            found[1] for one in answers if (found := re.search(" to (.*)", one))
        }
        heard = listener.answer(decide(rng, answers))
    assert OVER.search(heard)
    assert stories, "A story that one commits to is a region of its own."
    assert "Bot" in told
    dialog = listener.all("dialog")[0]
    assert "wins the game" in listener.read(dialog) or "win the game" in listener.read(dialog)
    listener.press("Look at the table")
    while listener.all("dialog"):
        listener.look()
    for whose in ("Yours", "Bot"):
        assert re.search(r"Domain 1, \d resources?: [A-Z]", listener.read(listener.region(whose)))
    for story in stories & {name(node) for node in listener.all("region")}:
        assert re.search(r"Bot: \d success tokens?.*You: \d", listener.read(listener.region(story)))


def test_a_round_of_arkham_horror_is_played_by_listening(listener: Listener) -> None:
    rng = random.Random(3)
    heard = begin(listener, "Arkham Horror")
    told = heard
    for _ in range(60):
        if "Round 3" in told:
            break
        heard = listener.answer(decide(rng, listener.answers(heard)))
        told += heard
    assert "something knocks" in told, "The story is told."
    assert re.search(r"Mythos phase: 1 doom on .*\. You draw ", told)
    known = r"Health: \d of \d left.*willpower.*actions left.*Resources.*clues.*Deck"
    assert any(re.search(known, listener.read(region)) for region in listener.all("region"))
    places = [node for node in listener.under(listener.region("Map")) if role(node) == "region"]
    assert places
    assert all("Leads " in listener.read(place) for place in places)
