"""Campaigns in the terminal: begun, played, taken back, gone on with, and read about."""

from __future__ import annotations

import io
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console
from typer.testing import CliRunner

from silverkey.arkham.decks.buying import place_of
from silverkey.arkham.game import Game
from silverkey.arkham.view import GameView
from silverkey.commands.app import app
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.history import NothingToUndo
from silverkey.terminal.arkham.match import ArkhamMatch, arrange
from silverkey.terminal.arkham.table import TABLE
from silverkey.terminal.arkham.wanting import wanted
from silverkey.terminal.arkham.wishes import ArkhamWishes
from silverkey.terminal.menu import Menu
from silverkey.terminal.prompt import Lines
from silverkey.terminal.reading import read_out
from silverkey.terminal.record import Record
from silverkey.terminal.screen import Screen, Sheet
from silverkey.terminal.seat import CannotSitDown, play
from silverkey.terminal.shelf import Shelf
from silverkey.terminal.table import Desk

ArkhamRecord: TypeAlias = Record[Game, GameView, ArkhamMatch]
ZEALOT = "Night of the Zealot"
ROLAND, DAISY, WENDY, LITA = "01001", "01002", "01005", "01117"
HABITS = ("1", "a", "b", "p", "y", "done", "2", "end", "3", "c", "d", "e", "f", "g", "h", "i")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SILVERKEY_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def typed(lines: Iterable[str], seed: int | None = 3, new: bool = True, **given: str) -> str:
    """What is on the screen after typing."""
    out = io.StringIO()
    wishes = {name.replace("_", "-"): wish for name, wish in given.items()}
    play("arkham", wishes, seed=seed, new=new, stdin=io.StringIO("".join(f"{line}\n" for line in lines)), stdout=out)
    return out.getvalue()


def begun(who: str = "roland", bots: str = "", seed: int = 3) -> ArkhamRecord:
    return Record.begin(TABLE, arrange(seed, wanted(who, ""), wanted(bots, ""), campaign=ZEALOT))


def ends(record: ArkhamRecord, resolution: str = "R1") -> None:
    """The scenario under way ends so."""
    record.game.pending = None
    record.game.end_scenario(resolution)
    record.game.advance()


def on(record: ArkhamRecord, *kinds: str) -> None:
    """Take the first answer until one of these is asked."""
    while record.game.pending is not None and record.game.pending.kind not in kinds:
        record.answer(record.game.pending.options[0], asked=True)


def asked(record: ArkhamRecord) -> tuple[GameView, Menu]:
    """What is seen and asked now."""
    seen = TABLE.view(record.game, record.seats.eyes(record.game))
    return seen, TABLE.menu(record.game, seen, {})


def desk(record: ArkhamRecord) -> Desk[Game, GameView, ArkhamMatch]:
    return Desk(record, *asked(record))


def read(record: ArkhamRecord, command: str, argument: str = "") -> str:
    """What a command tells."""
    return "\n".join(line.plain for line in read_out(command, argument, desk(record)) or ())


# Beginning one


def test_what_is_played_is_asked_campaigns_first_and_who_comes_along() -> None:
    screen = Screen(Console(file=io.StringIO(), width=100))
    lines = Lines(io.StringIO("the\nnight\nroland roland\nroland 5\nroland\ndaisy\nhard\n"), screen.say)
    match = ArkhamWishes().asked(screen, lines)
    assert match is not None
    assert (match.campaign, match.scenario, match.difficulty) == (ZEALOT, "", "hard")
    assert [sitting.short for sitting in match.sittings] == ["Roland", "Wendy", "Daisy"]
    assert match.yours == 2


def test_no_name_to_choose_is_torn_in_two_lines() -> None:
    said = io.StringIO()
    screen = Screen(Console(file=said, width=80))
    ArkhamWishes().asked(screen, Lines(io.StringIO("foo\n2\n"), screen.say))
    for name in ("4 The Devourer Below", "5 Wendy Adams", "There is no adventure “foo”. Adventures are: "):
        assert name in said.getvalue()


def test_a_scenario_may_still_be_played_alone() -> None:
    screen = Screen(Console(file=io.StringIO(), width=100))
    match = ArkhamWishes().asked(screen, Lines(io.StringIO("2\n1\nnone\nany\n"), screen.say))
    assert match is not None
    assert (match.campaign, match.scenario, match.yours, len(match.sittings)) == ("", "The Gathering", 1, 1)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"campaign": "day"}, "no campaign “day”. There is: Night of the Zealot."),
        ({"campaign": "night", "scenario": "gathering"}, "a campaign or for a single scenario"),
        ({"scenario": "the"}, "“the” may be The Gathering or The Midnight Masks or "),
        ({"reserve": "nowhere.txt"}, "nowhere.txt"),
    ],
)
def test_a_wish_that_makes_no_campaign_is_refused_in_a_sentence(given: dict[str, str], said: str) -> None:
    with pytest.raises(CannotSitDown, match=said):
        typed([], **given)


def test_a_deck_in_reserve_takes_the_place_of_the_starter_deck(tmp_path: Path) -> None:
    file = tmp_path / "wendy.txt"
    file.write_text("Investigator: Wendy Adams\n2 Emergency Cache\n")
    match = arrange(1, wanted("roland", ""), campaign=ZEALOT, reserve=wanted("", str(file)))
    pool = {member.investigator: member.cards for member in match.begin().chronicle.pool}
    assert pool[WENDY] == {"01088": 2}
    assert DAISY in pool
    assert f"--reserve {file}" in match.command()
    with pytest.raises(ValueError, match="for campaigns"):
        arrange(1, wanted("roland", ""), reserve=wanted("", str(file)))


def test_its_command_begins_it_anew() -> None:
    match = arrange(5, wanted("wendy, agnes", ""), wanted("daisy", ""), campaign=ZEALOT, difficulty="easy")
    wishes = TABLE.wishes(5, given={"you": "wendy, agnes", "bot": "daisy", "campaign": "night", "difficulty": "e"})
    assert wishes.match() == match
    said = "--seed 5 --campaign 'Night of the Zealot' --you 'Wendy, Agnes' --bot Daisy --difficulty easy"
    assert match.command() == f"silverkey play --game arkham --new {said}"


# Playing one


@pytest.mark.parametrize("who", [{"you": "roland"}, {"you": "wendy, agnes"}, {"you": "daisy", "bot": "skids"}])
def test_a_whole_campaign_can_be_played_by_typing_and_its_log_is_kept(home: Path, who: dict[str, str]) -> None:
    rng = random.Random(2)
    text = " ".join(typed([rng.choice(HABITS) for _ in range(9000)], campaign="night", **who).split())
    assert "The campaign is lost." in text
    assert "Its log is kept: silverkey campaign 1." in text
    assert [file.name for file in home.iterdir()] == ["ended-1.json"]


def test_it_goes_on_between_scenarios_where_it_was(home: Path) -> None:
    record = begun()
    until_bought(record)
    slot = Shelf().new()
    slot.write(record.save())
    slot.close()
    text = typed([], seed=None, new=False)
    assert "Your saved game goes on." in text
    assert asked(record)[1].question in " ".join(text.split())


def until_bought(record: ArkhamRecord) -> None:
    """Play the first scenario at random to the end, and buy what comes first."""
    rng = random.Random(1)
    while record.game.pending is not None and record.game.pending.kind != "buy cards":
        record.answer(rng.choice(record.game.pending.options), asked=True)


def test_a_record_is_the_same_after_saving_between_scenarios() -> None:
    record = begun()
    until_bought(record)
    back = Record.restore(TABLE, record.save())
    assert back.has_past
    assert back.game.digest() == record.game.digest()
    back.undo()


def test_a_position_between_scenarios_is_gone_on_with_when_its_past_is_lost() -> None:
    record = begun()
    ends(record)
    on(record, "buy cards")
    back = Record.restore(TABLE, record.save())
    assert not back.has_past
    assert back.game.digest() == record.game.digest()


# Between scenarios


def test_what_was_earned_what_is_in_the_deck_and_what_may_be_bought_is_shown() -> None:
    record = begun()
    ends(record, "R2")
    on(record, "buy cards")
    seen, menu = asked(record)
    board = TABLE.board(seen, record.match, {}, 100, Screen(Console(file=io.StringIO())).glyphs)
    shown = "\n".join(line.plain for line in board.lines(0, True))
    assert "The Gathering: resolution 2 · next: The Midnight Masks" in shown
    assert "Roland Banks  3 experience · no trauma · 33 cards" in shown
    assert "Beat Cop ×2" in shown
    assert "your house is still standing" in shown
    texts = [entry.text.plain for entry in menu.entries.values()]
    assert texts[0] == "2xp Beat Cop (2) for level 0"
    assert "1xp Knife" in texts
    assert menu.question.startswith("3 experience.")


def test_several_cards_are_bought_in_one_line() -> None:
    record = begun()
    ends(record, "R2")
    on(record, "buy cards")
    slot = Shelf().new()
    slot.write(record.save())
    slot.close()
    text = " ".join(typed(["beat cop, knife, done", "1", "q"], seed=None, new=False).split())
    assert "Your deck: Beat Cop (2) for Beat Cop, 2 experience." in text
    assert "Which card leaves your deck for Knife?" in text
    assert "Your deck: Knife for .45 Automatic, 1 experience." in text
    assert "Does anybody join or leave before the next scenario?" in text


def test_buying_is_taken_back_but_not_what_chance_has_decided() -> None:
    record = begun()
    ends(record, "R2")
    on(record, "buy cards")
    before = record.game.digest()
    record.answer(next(o for o in record.game.pending.options if o.word == "upgrade"), asked=True)
    record.answer(DONE, asked=True)
    assert record.game.pending.kind == "company"
    record.undo()
    record.undo()
    assert record.game.digest() == before
    on(record, "mulligan")
    with pytest.raises(NothingToUndo, match="chance"):
        record.undo()


def test_story_log_and_cards_stay_to_be_read() -> None:
    record = begun()
    on(record, "action")
    ends(record, "R1")
    on(record, "buy cards")
    assert "count the windows as they burst" in read(record, "story")
    assert "your house has burned to the ground" in read(record, "campaign")
    assert "Machete ×2" in read(record, "deck")
    assert "Lita Chantler" in read(record, "deck")
    label = next(label for label, entry in asked(record)[1].entries.items() if entry.title == "Beat Cop (2)")
    assert "Beat Cop (2)" in read(record, "card", label)
    told = record.news.grouped(record.journal.entries)
    assert "Recorded in the campaign log: your house has burned to the ground." in told
    assert "You earn 2 experience." in told


def test_a_scenario_alone_belongs_to_no_campaign() -> None:
    record = Record.begin(TABLE, arrange(1, wanted("roland", "")))
    assert "is played alone" in read(record, "campaign")
    assert "Nothing has been told yet." in read(record, "story")


def test_who_is_lost_is_told_and_another_takes_the_place_and_the_name() -> None:
    record = begun("roland, daisy")
    ends(record, "R3")
    on(record, "new investigator")
    _, menu = asked(record)
    assert menu.question == "Roland Banks is dead. Who takes the place?"
    assert [entry.title for entry in menu.entries.values()][:3] == ['"Skids" O\'Toole', "Agnes Baker", "Wendy Adams"]
    record.answer(Option("investigator", -1, place_of(WENDY)), asked=True)
    assert record.seats.names == ("Wendy", "Daisy")
    assert record.journal.lines()[-2] == "From now on Wendy Adams plays in this place."
    board = TABLE.board(asked(record)[0], record.match, {}, 100, Screen(Console(file=io.StringIO())).glyphs)
    assert any("Lost: Roland Banks (killed)" in line.plain for line in board.lines(0, True))


def test_it_is_asked_by_name_who_earns_a_card() -> None:
    record = begun("roland, daisy")
    ends(record, "R3")
    assert asked(record)[1].question == "Who earns Lita Chantler?"
    assert not asked(record)[1].text


def test_who_joins_is_yours_or_a_bots_and_you_play_on() -> None:
    record = begun("roland")
    ends(record)
    on(record, "company")
    assert not any(option.word == "leave" for option in record.game.pending.options)
    record.answer(Option("join", -1, place_of(WENDY), 0), asked=True)
    record.answer(Option("join", -1, place_of(DAISY), 1), asked=True)
    record.answer(Option("leave", -1, place_of(ROLAND)), asked=True)
    record.answer(DONE, asked=True)
    record.answer(Option("lead", -1, place_of(DAISY)), asked=True)
    assert record.seats.names == ("You", "Daisy")
    assert record.seats.yours == (0,)
    assert asked(record)[0].investigators[0].title == "Wendy Adams"


def test_undo_never_stumbles_over_players_who_came_or_went() -> None:
    for joins, leaves in (((WENDY, DAISY), ()), ((), (ROLAND,)), ((WENDY,), (ROLAND,))):
        record = begun("roland, agnes")
        ends(record)
        on(record, "company")
        for code in joins:
            record.answer(Option("join", -1, place_of(code), 0), asked=True)
        for code in leaves:
            record.answer(Option("leave", -1, place_of(code)), asked=True)
        record.answer(DONE, asked=True)
        on(record, "mulligan")
        for _ in range(3):
            assert not record.can_undo()
            record.answer(record.game.pending.options[0], asked=True)
            while record.can_undo():
                record.undo()


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30)])
def test_every_question_between_scenarios_finds_room(width: int, height: int) -> None:
    screen = Screen(Console(file=io.StringIO(), width=width, height=height, force_terminal=True), clearing=True)
    record = begun("roland, agnes", "daisy")
    rng = random.Random(5)
    for resolution in ("R2", "R1"):
        ends(record, resolution)
        while record.game.pending is not None and record.game.pending.kind != "mulligan":
            if record.game.pending.player in record.seats.yours:
                fits(record, screen)
            record.answer(rng.choice(record.game.pending.options), asked=True)


def fits(record: ArkhamRecord, screen: Screen) -> None:
    seen, menu = asked(record)
    board = TABLE.board(seen, record.match, {}, screen.width, screen.glyphs)
    for fold in range(board.FOLDS + 1):
        assert all(cell_len(line.plain) <= screen.width for line in board.lines(fold, with_hand=True))
    sheet = Sheet(lambda width, glyphs: board, [], menu, [], ["? help"])
    fold, room = screen._room(board, sheet, 0, len(screen.question(sheet)))
    assert room >= 0
    assert fold < board.FOLDS
    assert all(entry.text.plain for entry in menu.entries.values())


def test_who_buys_is_on_the_screen_with_what_there_is_to_spend_even_where_news_find_no_room() -> None:
    screen = Screen(Console(file=io.StringIO(), width=80, height=24, force_terminal=True), clearing=True)
    record = begun("roland, wendy", "daisy")
    ends(record, "R2")
    on(record, "buy cards")
    seen, menu = asked(record)
    board = TABLE.board(seen, record.match, {}, screen.width, screen.glyphs)
    sheet = Sheet(lambda width, glyphs: board, ["One.", "Two.", "Three."], menu, [], ["done: buy nothing more"])
    fold, _ = screen._room(board, sheet, 3, len(screen.question(sheet)))
    assert any("Roland Banks  3 experience" in line.plain for line in board.lines(fold, True))


def test_bots_buy_for_themselves() -> None:
    record = begun("roland", "wendy")
    bots = TABLE.opponent(record.match)
    ends(record, "R2")
    while record.game.pending is not None and record.game.pending.kind != "company":
        mine = record.game.pending.player in record.seats.yours
        record.answer(DONE if mine else bots.choose(record.game), asked=mine)
    assert any(line.startswith("Wendy's deck: ") for line in record.journal.lines())


# silverkey campaign

runner = CliRunner()


def run(*words: str) -> tuple[int, str]:
    result = runner.invoke(app, list(words))
    return result.exit_code, result.output


def shelved(record: ArkhamRecord, over: bool = False) -> int:
    slot = Shelf().new()
    slot.write(record.save())
    number = slot.number
    if over:
        slot.keep(record.save())
    slot.close()
    return number


def test_without_campaigns_it_is_told_how_to_begin_one() -> None:
    shelved(Record.begin(TABLE, arrange(1, wanted("roland", ""))))
    assert run("campaign") == (
        0,
        "You have no campaigns. silverkey play --game arkham --campaign TITLE begins one.\n",
    )
    assert run("campaign", "--json") == (0, "[]\n")
    assert run("campaign", "3")[0] == 2


def test_the_log_of_a_campaign_is_shown() -> None:
    record = begun("roland, daisy")
    on(record, "action")
    ends(record, "R1")
    on(record, "buy cards")
    shelved(record)
    code, out = run("campaign")
    out = " ".join(out.split())
    assert code == 0
    for told in (
        "Night of the Zealot, standard",
        "The Gathering: resolution 1",
        "Next: The Midnight Masks.",
        "your house has burned to the ground",
        "+1, 0 ×2, -1 ×3",
        "Roland Banks 2 experience · 1 mental trauma · 34 cards · earned Lita Chantler",
        "Machete ×2",
        "Not used yet",
    ):
        assert told in out
    assert "count the windows as they burst" in " ".join(run("campaign", "--story")[1].split())
    log: dict[str, Any] = msgspec.json.decode(run("campaign", "1", "--json")[1])
    assert log["ended"] == [{"scenario": "The Gathering", "resolution": "R1"}]
    assert (log["next"], log["notes"]) == ("The Midnight Masks", ["your house has burned to the ground"])
    assert [one["mental"] for one in log["investigators"]] == [1, 0]
    assert {"code": LITA, "name": "Lita Chantler", "type": "asset", "copies": 1, "level": None, "weakness": False} in (
        log["investigators"][0]["cards"]
    )


@pytest.mark.parametrize("width", [80, 90, 100])
def test_no_card_of_a_deck_is_torn_in_two_lines(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    shelved(begun("roland, daisy, agnes, wendy"))
    _, out = run("campaign")
    for title in ("Unexpected Courage", "Roland's .38 Special", "Heirloom of Hyperborea"):
        assert title in out


def test_of_several_campaigns_one_goes_by_its_number_its_title_or_an_investigator() -> None:
    shelved(begun("roland"))
    shelved(begun("wendy"))
    lost = begun("daisy")
    ends(lost, "R3")
    on(lost, "company")
    shelved(lost)
    code, out = run("campaign")
    lines = out.splitlines()
    assert (code, len(lines)) == (0, 4)
    assert any("Roland Banks. The Gathering, setting up." in line for line in lines)
    assert "Wendy Adams" in run("campaign", "2")[1]
    assert "Investigators" in run("campaign", "wendy")[1]
    assert len(run("campaign", "zealot")[1].splitlines()) == 4
    assert "Lost Daisy Walker 0 experience ·" in " ".join(run("campaign", "3")[1].split())
    assert "“yog”. There is: " in run("campaign", "yog")[1]
    assert len(msgspec.json.decode(run("campaign", "--json")[1])) == 3


def test_a_campaign_that_is_over_can_be_read_until_it_is_deleted(home: Path) -> None:
    record = begun()
    for _ in range(3):
        ends(record, "R1")
        on(record, "mulligan")
    number = shelved(record, over=True)
    assert [file.name for file in home.iterdir()] == [f"ended-{number}.json"]
    assert "The campaign is won." in run("campaign")[1]
    assert Shelf().next_number() == number + 1
    assert run("games") == (0, "You have no unfinished games.\n")
    assert run("games", "delete", str(number), "--yes") == (0, f"Game {number} is deleted.\n")
    assert not list(home.iterdir())


def test_an_end_that_is_taken_back_is_none(home: Path) -> None:
    record = begun()
    slot = Shelf().new()
    slot.write(record.save())
    slot.keep(record.save())
    assert [file.name for file in home.iterdir()] == ["ended-1.json"]
    slot.write(record.save())
    slot.close()
    assert [file.name for file in home.iterdir()] == ["game-1.json"]


def test_a_damaged_campaign_is_told_by_its_number(home: Path) -> None:
    number = shelved(begun())
    (home / f"game-{number}.json").write_bytes(b"{}")
    assert run("campaign", str(number)) == (2, f"Game {number} is damaged.\n")
    assert "You have no campaigns." in run("campaign")[1]


def test_unfinished_campaigns_are_listed_with_who_plays_in_them_now() -> None:
    record = begun()
    ends(record, "R3")
    record.answer(Option("investigator", -1, place_of(WENDY)), asked=True)
    on(record, "mulligan")
    shelved(record)
    assert "Wendy in Night of the Zealot, The Midnight Masks, setting up" in run("games")[1]
