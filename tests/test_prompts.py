"""When the terminal asks, how often, and what a line of answers does."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from positions import Position
from rich.console import Console

from silverkey.cthulhu.details import InDomain
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.library import find_card
from silverkey.cthulhu.state import Story
from silverkey.cthulhu.view import GameView
from silverkey.kernel.event import Event
from silverkey.sitting.cthulhu.journal import CthulhuJournal
from silverkey.sitting.cthulhu.news import CthulhuNews
from silverkey.sitting.cthulhu.windows import window_of
from silverkey.sitting.journal import Entry
from silverkey.terminal.cthulhu.match import Match, arrange
from silverkey.terminal.cthulhu.seats import SEATS, YOU
from silverkey.terminal.cthulhu.standin import CthulhuStandIn, measure
from silverkey.terminal.cthulhu.table import TABLE
from silverkey.terminal.menu import Menu
from silverkey.terminal.prompt import Lines
from silverkey.terminal.record import Record
from silverkey.terminal.screen import Screen
from silverkey.terminal.session import After, Session
from silverkey.terminal.shelf import Shelf
from silverkey.terminal.standin import Tally

MOST_PROMPTS = 46
MOST_WITHOUT_ALTERNATIVE = 0.15
BOT = 1 - YOU
grouped = CthulhuNews(SEATS).grouped


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SILVERKEY_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


class Watched(Session[Game, GameView, Match]):
    """A session whose questions are kept."""

    def __init__(self, game: Game, *lines: str) -> None:
        self.out = io.StringIO()
        screen = Screen(Console(file=self.out, width=80, height=24))
        typed = Lines(io.StringIO("".join(f"{line}\n" for line in lines)), screen.say)
        super().__init__(Record(TABLE, arrange(1, [], [], bot_kind="random"), game), screen, typed, Shelf().new(), [])
        self.asked: list[str] = []
        self.menus: list[Menu] = []

    def listen(self, seen: GameView, menu: Menu | None) -> After:
        if menu is not None:
            self.asked.append(menu.kind)
            self.menus.append(menu)
        return super().listen(seen, menu)


def sat(position: Position, *lines: str) -> Watched:
    session = Watched(position.begin(), *lines)
    session.play()
    return session


def card(position: Position, player: int, title: str, **standing: object) -> int:
    return position.in_play(player, find_card(title), **standing)


# How often


def test_the_terminal_asks_seldom_and_seldom_in_vain() -> None:
    tally = measure(range(30))
    assert tally.a_game <= MOST_PROMPTS, tally.lines()
    assert tally.without_alternative <= MOST_WITHOUT_ALTERNATIVE, tally.lines()


@pytest.mark.long
def test_the_terminal_asks_seldom_in_a_hundred_games() -> None:
    tally = measure(range(100))
    assert tally.a_game <= MOST_PROMPTS, tally.lines()
    assert tally.without_alternative <= MOST_WITHOUT_ALTERNATIVE, tally.lines()


# When


def test_an_ability_that_costs_its_own_card_is_asked_about_once() -> None:
    """It can wait: it is on offer as long as the card is."""
    position = Position("operations", real=True)
    card(position, YOU, "Overzealous Initiate")
    session = sat(position, "p", "p")
    assert session.asked[0] == "action"
    assert "action" not in session.asked[1:]


@pytest.mark.parametrize("title", ["Journey to the Other Side", "Dampen Light"])
def test_what_is_not_about_characters_and_stories_is_no_question_of_the_story_phase(title: str) -> None:
    position = Position("operations", real=True)
    position.hand(YOU, find_card(title))
    position.resources(YOU, 0, *[find_card(title)] * 3)
    card(position, YOU, "Hired Muscle")
    session = sat(position, "p", "1a done")
    assert session.asked[:2] == ["action", "commit characters"]
    assert "action" not in session.asked[2:]


def test_a_trick_is_offered_again_once_the_bot_can_no_longer_commit() -> None:
    position = Position("operations", real=True)
    position.hand(YOU, find_card("Working a Hunch"))
    position.resources(YOU, 0, *[find_card("Working a Hunch")] * 3)
    card(position, YOU, "Hired Muscle")
    session = sat(position, "p", "1a done", "q")
    assert session.asked[:3] == ["action", "commit characters", "action"]


@pytest.mark.parametrize(("title", "asked"), [("Panic", True), ("Binding", False)])
def test_before_the_bot_commits_you_are_asked_about_what_keeps_it_from_committing(title: str, asked: bool) -> None:
    position = Position("story", real=True)
    position.game.active = BOT
    position.hand(YOU, find_card(title))
    position.resources(YOU, 0, *[find_card(title)] * 3)
    card(position, YOU, "Hired Muscle", exhausted=True)
    card(position, BOT, "Mad Artist")
    session = sat(position, "q")
    assert (window_of(session.record.game) == "story") is asked


def test_nobody_is_asked_to_cancel_what_he_uses_himself() -> None:
    position = Position("operations", real=True)
    card(position, YOU, 'Jack "Brass" Brady, Steeped in Violence')
    card(position, BOT, "Ghost")
    position.hand(YOU, find_card("Hard Case"))
    position.resources(YOU, 0, *[find_card("Hard Case")] * 2)
    session = sat(position, "hard case", "1", "brady")
    assert "respond" in session.asked
    assert "disrupt" not in session.asked


def test_an_action_window_that_was_passed_for_you_can_be_reopened() -> None:
    position = Position("operations", real=True)
    card(position, YOU, "Overzealous Initiate")
    session = sat(position, "p", "act", "overzealous")
    assert session.asked[:3] == ["action", "commit characters", "action"]
    assert "act: an action first" in session.out.getvalue()
    assert len(session.record.game.sides[YOU].domains) == 4


def test_the_only_one_who_can_ready_does() -> None:
    position = Position("story", real=True)
    card(position, YOU, "Arcane Initiate")
    session = sat(position, "1a done")
    assert "ready" not in session.asked
    assert any("readies" in line for line in session.record.journal.lines())


def test_stories_resolve_in_the_order_in_which_they_are_named() -> None:
    position = Position("story", real=True)
    for _ in range(2):
        card(position, YOU, "Local Sheriff")
    session = sat(position, "2b 1a done")
    assert "resolve story" not in session.asked
    resolved = [entry.card for entry in session.record.journal.entries if entry.verb == "story begins"]
    stories = [story.card for story in session.record.game.stories]
    assert resolved == [stories[1], stories[0]]


def test_the_order_is_asked_where_two_stories_can_be_won() -> None:
    position = Position("story", real=True)
    for _ in range(2):
        card(position, YOU, "Local Sheriff")
    for story in position.game.stories:
        story.tokens[YOU] = 3
    session = sat(position, "2b 1a done", "q")
    assert session.asked[-1] == "resolve story"


# What is typed


def test_a_story_is_chosen_by_its_letter_though_a_command_is_called_so_too() -> None:
    position = Position("story", real=True)
    for _ in range(2):
        card(position, YOU, "Local Sheriff")
    for story in position.game.stories:
        story.tokens[YOU] = 3
    third = position.game.stories[2].card
    session = sat(position, "1a 2c done", "c")
    resolved = [entry.card for entry in session.record.journal.entries if entry.verb == "story begins"]
    assert resolved[0] == third


def test_what_is_typed_ahead_waits_for_the_questions_in_between() -> None:
    position = Position("operations", real=True)
    for title in ("Hard Case", "Ghost"):
        position.hand(YOU, find_card(title))
    position.resources(YOU, 0, *[find_card("Hard Case")] * 2)
    position.resources(YOU, 1, *[find_card("Ghost")] * 2)
    card(position, BOT, "Ghost")
    card(position, BOT, "Local Sheriff")
    session = sat(position, "hard case, ghost, p", "1", "1")
    assert session.asked[:2] == ["action", "respond"]
    assert {"Hard Case", "Ghost"} <= {session.record.game.name(n) for n in session.record.game.in_play}
    assert session.asked.count("action") == 1


def test_a_pass_typed_ahead_passes_nothing_else() -> None:
    position = Position("operations", real=True)
    position.hand(YOU, find_card("Hard Case"))
    position.resources(YOU, 0, *[find_card("Hard Case")] * 2)
    card(position, BOT, "Local Sheriff")
    card(position, BOT, "Ghost")
    session = sat(position, "hard case, p")
    assert session.asked[-1] == "respond"


def test_those_on_their_way_stay_in_the_list_when_a_game_is_resumed() -> None:
    position = Position("story", real=True)
    for title in ("Local Sheriff", "Hired Muscle", "Ghost"):
        card(position, YOU, title)
    before = sat(position, "2a", "q")
    after = Watched(before.record.game, "q")
    after.play()
    listed = [
        [(label, e.title, e.going) for label, e in session.menus[-1].entries.items()] for session in (before, after)
    ]
    assert listed[0] == listed[1]
    assert listed[0][1] == ("2", "Hired Muscle", "a")


def sent(session: Watched) -> list[tuple[str, str]]:
    """Who is listed as on the way, and where to, at the last question."""
    return [(entry.title, entry.going) for entry in session.menus[-1].entries.values() if entry.going]


def two_can_commit() -> Position:
    position = Position("story", real=True)
    for title in ("Local Sheriff", "Hired Muscle"):
        card(position, YOU, title)
    return position


def test_whoever_is_named_last_waits_for_done_like_the_others() -> None:
    waiting = sat(two_can_commit(), "1b", "muscle a")
    assert sent(waiting) == [("Local Sheriff", "b"), ("Hired Muscle", "a")]
    assert ("done", "commit these") in waiting.menus[-1].keys
    gone = sat(two_can_commit(), "1b", "muscle a", "1c", "2-", "2b", "done")
    commits = [entry.text for entry in gone.record.journal.entries if entry.verb == "commit"]
    stories = [gone.record.game.name(story.card) for story in gone.record.game.stories]
    assert commits == [f"Local Sheriff commits to {stories[2]}.", f"Hired Muscle commits to {stories[1]}."]


@pytest.mark.parametrize(
    ("taking_back", "left"),
    [(["u"], [("Local Sheriff", "b")]), (["u", "u"], []), (["uu"], []), (["2-"], [("Local Sheriff", "b")])],
)
def test_whoever_waits_for_done_is_taken_back_first(taking_back: list[str], left: list[tuple[str, str]]) -> None:
    session = sat(two_can_commit(), "1b", "2a", *taking_back)
    assert session.menus[-1].kind == "commit characters"
    assert sent(session) == left


def test_the_only_one_who_can_go_and_only_to_one_place_goes_at_once() -> None:
    position = Position("story", real=True)
    card(position, YOU, "Local Sheriff")
    del position.game.stories[1:]
    session = sat(position, "1")
    assert any(entry.verb == "commit" for entry in session.record.journal.entries)


def test_a_domain_may_be_named_though_no_other_could_pay() -> None:
    position = Position("operations", real=True)
    position.hand(YOU, find_card("Ghost"))
    position.resources(YOU, 1, find_card("Ghost"))
    session = sat(position, "ghost d2")
    assert session.record.game.sides[YOU].domains[1].drained


# What is shown


def test_a_question_for_an_answer_says_what_it_answers_and_what_it_does() -> None:
    position = Position("operations", real=True)
    position.hand(YOU, find_card("Hard Case"))
    position.resources(YOU, 0, *[find_card("Hard Case")] * 2)
    card(position, BOT, "Ghost")
    menu = sat(position, "hard case").menus[-1]
    assert menu.question == "Hard Case enters play: use a Response?"
    assert "exhaust a character" in menu.entries["1"].text.plain


def test_a_resource_is_told_with_its_domain_and_whose_it_is() -> None:
    position = Position("operations", real=True)
    position.hand(YOU, find_card("Torch the Joint!"))
    position.resources(YOU, 0, *[find_card("Torch the Joint!")] * 3)
    for player, domain in ((YOU, 1), (YOU, 2), (BOT, 2)):
        position.resources(player, domain, find_card("Ghost"))
    card(position, BOT, "Arkham Asylum")
    menu = sat(position, "torch").menus[-1]
    ghosts = [entry.text.plain.split("  ")[-1] for entry in menu.entries.values() if entry.title == "Ghost"]
    assert ghosts == ["d2", "d3", "d3 (bot’s)"]


def test_why_says_that_responses_wait_until_every_story_is_resolved() -> None:
    position = Position("story", real=True)
    position.hand(YOU, find_card("Moving the Scenery"))
    card(position, YOU, "Arcane Initiate")
    card(position, YOU, "Victoria Glasser")
    session = sat(position, "1a 2a done", "why moving", "q")
    assert session.asked[-1] == "ready"
    said = " ".join(session.out.getvalue().split())
    assert "waits until the last of them is resolved. [coc-latest/3.2.b, coc-latest/timing/responses.a]" in said


def test_why_names_what_forbids_an_answer_to_what_has_just_happened() -> None:
    position = Position("operations", real=True)
    position.hand(YOU, find_card("Hard Case"))
    position.resources(YOU, 0, *[find_card("Hard Case")] * 2)
    position.hand(YOU, find_card('Jack "Brass" Brady, Steeped in Violence'))
    session = sat(position, "hard case", "why brady", "q")
    said = " ".join(session.out.getvalue().split())
    assert "No undrained domain has enough resources" in said
    assert "What is under way must be finished first." in said


def test_a_story_that_goes_on_after_a_question_is_named_again() -> None:
    log = [
        Entry("Opening Night resolves.", "story begins", BOT),
        Entry("Bot wins the Combat struggle.", "struggle decided", BOT),
        Entry("Ghost is wounded.", "wound", YOU),
        Entry("Bot places a success token on Opening Night.", "place token", BOT),
        Entry("Bot places a success token on Opening Night.", "place token", BOT),
        Entry("Bot succeeds at Opening Night.", "succeed", BOT),
    ]
    assert grouped(log, 2) == ["Opening Night goes on: Ghost is wounded; Bot places a success token (×2), succeeds."]
    assert grouped(log)[0].startswith("Opening Night resolves: Bot wins the Combat struggle; Ghost is wounded;")


def test_what_is_paid_is_told_with_what_it_pays_for() -> None:
    log = [
        Entry("Bot plays Patsy.", "use", BOT, 1),
        Entry("Ghost exhausts (Hard Case).", "exhaust", YOU, 2),
        Entry("Patsy is sacrificed.", "sacrifice", BOT, 1, price=True),
        Entry("Bot uses Patsy.", "use", BOT, 1),
    ]
    assert grouped(log) == ["Bot plays Patsy: Ghost exhausts (Hard Case).", "Bot uses Patsy: Patsy is sacrificed."]


def test_a_domain_that_another_player_drains_has_paid_for_nothing() -> None:
    position = Position("operations", real=True)
    meeting = card(position, BOT, "Lodge Meeting")
    game, journal = position.begin(), CthulhuJournal(SEATS)
    for by in (BOT, YOU):
        journal.hear(game, Event("drain", player=YOU, by=by, source=meeting, detail=InDomain(0)))
    used = Entry("You play Ghost.", "use", YOU)
    assert [entry.text for entry in journal.entries] == ["Bot drains your d1 (Lodge Meeting).", "You drain d1."]
    assert [entry.price for entry in journal.entries] == [False, True]
    assert [journal.together(before, used) for before in journal.entries] == ["", "You play Ghost (d1)."]


def test_those_who_commit_to_one_story_are_told_together() -> None:
    log = [Entry(f"{who} commits to Nowhere to Hide.", "commit", BOT) for who in ("Ghost", "Mad Artist")]
    log.append(Entry("Victoria Glasser commits to Opening Night.", "commit", BOT))
    assert grouped(log) == ["Bot commits Ghost, Mad Artist to Nowhere to Hide; Victoria Glasser to Opening Night."]


class Pages:
    """Somebody who turns pages, or types something there."""

    interactive = True

    def __init__(self, *lines: str | None) -> None:
        self.redraw = lambda: None
        self.lines = list(lines)
        self.prompts: list[str] = []

    def read(self, prompt: str) -> str | None:
        self.prompts.append(prompt)
        return self.lines.pop(0) if self.lines else ""

    def offer(self, titles: list[str]) -> None:
        """No Tab key."""


class Drawn(CthulhuStandIn):
    """A stand-in before whom everything is drawn that you would see."""

    tallest = 0
    widest = 0

    def listen(self, seen: GameView, menu: Menu | None) -> After:
        self.keyboard = self.pager.keyboard = Pages()
        out = self.screen.console.file
        assert isinstance(out, io.StringIO)
        assert self.show(seen, menu)
        for page in out.getvalue().split("\x1b[2J"):
            lines = page.replace("\x1b[H", "").splitlines()
            self.tallest = max(self.tallest, len(lines) + 1)
        out.seek(0)
        out.truncate()
        return super().listen(seen, menu)


def at_pages(typed: str) -> Watched:
    """Somebody types at a page of news, before he can see what he is asked, and then leaves."""
    position = Position("operations", real=True)
    card(position, YOU, "Overzealous Initiate")
    session = Watched(position.begin())
    for n in range(30):
        session.record.journal.note(f"{n} has happened.")
    session.screen = session.pager.screen = Screen(session.screen.console, clearing=True)
    session.keyboard = session.pager.keyboard = Pages(typed, "q", None, None)
    session.play()
    return session


@pytest.mark.parametrize("typed", ["1", "p", "pp", "pt", "k"])
def test_nothing_typed_at_a_page_answers_a_question_that_has_not_been_shown(typed: str) -> None:
    session = at_pages(typed)
    assert session.asked == ["action"]
    assert "That was typed before you could see what is asked" in session.out.getvalue()


def test_a_command_typed_at_a_page_is_obeyed_once_the_question_is_shown() -> None:
    session = at_pages("score")
    assert "of the 3 stories that win the game" in session.out.getvalue()
    assert "That was typed before" not in session.out.getvalue()


def test_an_answer_typed_at_a_page_that_one_asked_for_is_taken() -> None:
    position = Position("operations", real=True)
    card(position, YOU, "Overzealous Initiate")
    session = Watched(position.begin())
    session.screen = session.pager.screen = Screen(session.screen.console, clearing=True)
    session.keyboard = session.pager.keyboard = Pages("help", "p", "q", None, None)
    session.play()
    assert session.asked[:2] == ["action", "commit characters"]


def test_a_story_to_be_picked_is_called_by_its_letter() -> None:
    position = Position("story", real=True)
    card(position, YOU, "Local Sheriff")
    path = position.game.stories[0] = Story(position.game.add_card(find_card("The Other Path"), -1, "in play"))
    path.tokens[YOU] = 4
    menus = sat(position, "1a done", "y", "y").menus
    menu = next(menu for menu in menus if menu.kind == "pick story")
    assert list(menu.entries) == ["b", "c"]
    assert ("done", "nothing more") in menu.keys


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30)])
def test_every_question_of_a_game_fits_the_screen(width: int, height: int) -> None:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None)
    for seed in (1, 17):
        drawn = Drawn(Record.begin(TABLE, arrange(seed, [], [])), Screen(console, clearing=True), Tally(), False)
        drawn.play()
        assert 10 < drawn.tallest <= height
