"""The terminal client, typed at as a person would."""

from __future__ import annotations

import io
import itertools
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import msgspec
import pytest
from rich.console import Console
from rich.text import Text

from silverkey.cthulhu.game import Game
from silverkey.cthulhu.view import GameView, view
from silverkey.kernel.decision import DONE, PASS, Option
from silverkey.kernel.history import NothingToUndo
from silverkey.sitting.cthulhu.autopass import CthulhuAutopass
from silverkey.sitting.cthulhu.windows import Window, window_of
from silverkey.sitting.journal import Entry, as_read
from silverkey.sitting.opponent import Bots
from silverkey.sitting.view import answer_of
from silverkey.terminal import reading
from silverkey.terminal.cthulhu.match import Match, arrange, bring, wanted
from silverkey.terminal.cthulhu.seats import YOU
from silverkey.terminal.cthulhu.table import TABLE
from silverkey.terminal.cthulhu.wishes import ask_factions
from silverkey.terminal.menu import Entry as Choice
from silverkey.terminal.menu import Menu, Misunderstood
from silverkey.terminal.prompt import Lines
from silverkey.terminal.record import Record
from silverkey.terminal.saves import unsealed
from silverkey.terminal.screen import Screen, Sheet
from silverkey.terminal.seat import play
from silverkey.terminal.shelf import Shelf

SETUP = ["1 2 3"]
HABITS = ["1", "1a", "p", "1d1", "2b done", "a", "y", "done"]

WISHES = ("you", "bot", "packet", "bot_kind", "deck", "bot_deck")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SILVERKEY_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def typed(lines: Iterable[str], **wishes: object) -> str:
    """What is on the screen after typing."""
    out = io.StringIO()
    wishes.setdefault("bot_kind", "random")
    given = {name.replace("_", "-"): str(wishes.pop(name)) for name in WISHES if name in wishes}
    play(stdin=io.StringIO("".join(f"{line}\n" for line in lines)), stdout=out, given=given, **wishes)  # type: ignore[arg-type]
    return out.getvalue()


def begun(seed: int = 3, kind: str = "random") -> Record[Game, GameView, Match]:
    return Record.begin(TABLE, arrange(seed, [], [], bot_kind=kind))


def until(record: Record[Game, GameView, Match], kind: str, turns: int = 40) -> Menu:
    """Play on, with the first answer that does something, until you are asked a certain kind of question."""
    bot = Bots("cthulhu", "random", 5)
    while (decision := record.game.pending) is not None and record.game.turn < turns:
        if decision.player != YOU:
            record.answer(bot.choose(record.game), asked=False)
            continue
        if decision.kind == kind:
            return menu_of(record)
        record.answer(decision.options[-1], asked=True)
    raise AssertionError(f"nobody asked about {kind}")


def menu_of(record: Record[Game, GameView, Match]) -> Menu:
    return TABLE.menu(record.game, view(record.game, YOU), {})


def give(record: Record[Game, GameView, Match], pick: Option) -> None:
    """Answer with one of the options as you see them."""
    record.answer(TABLE.chosen(record.game, view(record.game, YOU), pick), asked=True)


# What is printed


def test_whatever_is_printed_does_not_steer_the_terminal() -> None:
    out = io.StringIO()
    screen = Screen(Console(file=out, width=80, height=24))
    screen.say("\x1b[31mA")
    screen.say(Text("  \x9b31mB", "bold"))
    screen.print([Text("\x1b[31mC\x07", "bold")])
    assert out.getvalue().split() == ["\\x1b[31mA", "\\x9b31mB", "\\x1b[31mC"]


# Whole games


@pytest.mark.parametrize("kind", ["random", "heuristic"])
def test_a_whole_game_can_be_played_by_typing(home: Path, kind: str) -> None:
    text = typed(itertools.islice(itertools.cycle(HABITS), 4000), seed=11, bot_kind=kind)
    assert "You win!" in text or "You lose." in text
    assert "silverkey play --new --seed 11 --you" in text
    assert not list(home.iterdir())


def test_the_same_seed_and_typing_give_the_same_game() -> None:
    lines = list(itertools.islice(itertools.cycle(HABITS), 60))
    first, second = (" ".join(typed(lines, seed=5, new=True).split()) for _ in range(2))
    assert first == second.replace(_ASIDE, "")


_ASIDE = "Your unfinished game is kept: silverkey play 1 goes on with it. "


def test_factions_are_as_wished() -> None:
    text = typed([], seed=1, you="agency, Hastur", bot="yog")
    assert "You  Agency & Hastur" in text
    assert "Bot  Yog-Sothoth & " in text


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"you": "Agency,Agency"}, "two different factions"),
        ({"you": "Atlantis"}, "no faction “Atlantis”"),
        ({"bot": "Agency,Hastur,Yog"}, "takes two factions"),
        ({"packet": 3}, "two packets"),
        ({"bot_kind": "clever"}, "no bot “clever”"),
    ],
)
def test_a_wish_that_makes_no_match_is_refused_in_a_sentence(wishes: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        typed([], **wishes)


def test_enter_picks_no_factions() -> None:
    out = io.StringIO()
    screen = Screen(Console(file=out, width=100))
    lines = Lines(io.StringIO("\n\n1 hastur\n"), screen.say)
    assert ask_factions(screen, lines) == ["The Agency", "Hastur"]
    assert out.getvalue().count("Which two factions") == 3
    assert ask_factions(screen, Lines(io.StringIO("any\n"), screen.say)) == []


def test_the_bot_gets_factions_you_did_not_take() -> None:
    match = arrange(1, wanted("Agency,Hastur"), [])
    assert not set(match.you) & set(match.bot)
    assert arrange(1, [], []) == arrange(1, [], [])


# Leaving and coming back


def test_leaving_saves_and_the_next_game_goes_on(home: Path) -> None:
    before = typed([*SETUP, "q"], seed=7)
    assert "The game is saved" in before
    after = typed(["q"], bot_kind="heuristic")
    assert "Your saved game goes on" in after
    last_board = before[before.rindex("── Turn") :]
    assert after.splitlines()[1:9] == last_board.splitlines()[1:9]


def test_end_of_input_saves(home: Path) -> None:
    assert "The game is saved" in typed(SETUP, seed=7)
    assert [path.name for path in home.iterdir()] == ["game-1.json"]


def test_a_resumed_game_remembers_its_past() -> None:
    record = begun()
    until(record, "commit characters")
    again = Record.restore(TABLE, record.save())
    assert again.game.digest() == record.game.digest()
    assert again.marks == record.marks
    assert again.journal.lines() == record.journal.lines()
    assert again.can_undo() == record.can_undo()


def test_a_log_from_a_file_shows_nothing_that_steers_a_terminal_and_cites_what_there_is() -> None:
    read = as_read(Entry("Bot \x1b[2Jplays Ghost.", "use", rulings=("coc-latest/2.34.c", "coc-latest/9.9.z", "2.34.c")))
    assert "\x1b" not in read.text
    assert read.rulings == ("coc-latest/2.34.c",)


def test_why_knows_what_happened_before_the_game_was_resumed() -> None:
    record = begun()
    until(record, "commit characters", 12)
    lines = reading.why(record.since_you_answered())
    assert any(line.startswith("    coc-latest/") for line in reading.why(record.journal.entries))
    for save in (record.save(), msgspec.structs.replace(record.save(), answers=[], asked=[])):
        again = Record.restore(TABLE, save)
        assert reading.why(again.since_you_answered()) == lines
        assert reading.why(again.journal.entries) == reading.why(record.journal.entries)


def test_a_save_whose_past_leads_elsewhere_resumes_as_it_stood() -> None:
    record = begun()
    until(record, "commit characters")
    save = record.save()
    save.answers = save.answers[:3]
    save.asked = save.asked[:3]
    again = Record.restore(TABLE, save)
    assert again.game.digest() == record.game.digest()
    assert again.journal.lines() == record.journal.lines()
    assert reading.why(again.since_you_answered()) == reading.why(record.since_you_answered())
    assert reading.why(again.since_you_answered())
    with pytest.raises(NothingToUndo):
        again.undo()


# What is typed


NONSENSE = [
    "99",
    "0",
    "-1",
    "1 1 1 1 1 1 1 1 1",
    "xyzzy",
    "1z",
    "pass 3",
    "\x00\x01",
    "ünïcödé",
    "3;",
    "play",
    "()",
    "c",
    "c nonsense",
    "why",
    "never",
    "skip",
    "skip nowhere",
    "ask",
    "9" * 400,
    "?",
    "log",
    "log 3",
    "s",
    "d",
    "deck",
    "auto",
    "b",
    "new",
    "no",
]


def test_bad_input_and_mere_questions_change_nothing(home: Path) -> None:
    typed([*SETUP, "q"], seed=7)
    before = unsealed((home / "game-1.json").read_bytes())
    typed(NONSENSE, resume=True)
    after = unsealed((home / "game-1.json").read_bytes())
    assert after.digest == before.digest
    assert after.answers == before.answers


@pytest.mark.parametrize("kind", ["mulligan", "setup resource", "resource", "action", "commit characters", "drain"])
def test_enter_alone_answers_nothing_anywhere(kind: str, home: Path) -> None:
    record = begun()
    until(record, kind)
    slot = Shelf(home).new()
    slot.write(record.save())
    slot.close()
    text = typed(["", "", ""], resume=True)
    assert unsealed((home / "game-1.json").read_bytes()).digest == record.game.digest()
    assert text.count("? help") == 4


def test_passing_and_committing_nobody_take_a_word() -> None:
    record = begun()
    assert until(record, "action").picks("p") == [PASS]
    assert until(record, "commit characters").picks("p") == [DONE]


def test_several_characters_are_committed_in_one_line() -> None:
    for seed in range(20):
        record = begun(seed)
        menu = until(record, "commit characters", turns=12)
        if len(menu.entries) > 1:
            break
    first, second, done = menu.picks("1a, 2b done")
    assert (first.word, second.word, done) == ("commit", "commit", DONE)
    assert first.number != second.number
    with pytest.raises(Misunderstood, match="Say where"):
        menu.picks("1")
    with pytest.raises(Misunderstood, match="Nothing can come after"):
        menu.picks("done 1a")


def test_a_choice_can_be_named() -> None:
    menu = until(begun(), "action")
    number, entry = next((n, e) for n, e in menu.entries.items() if e.code)
    assert menu.picks(entry.title) == menu.picks(str(number))


def test_domains_are_chosen_by_their_own_number() -> None:
    menu = until(begun(), "drain")
    for name, entry in menu.entries.items():
        assert name == f"d{entry.answers[''][0].number + 1}"
        assert menu.picks(name) == menu.picks(name[1:]) == [entry.answers[""][0]]


def test_every_answer_is_in_the_menu_once() -> None:
    record = begun(9)
    bot = Bots("cthulhu", "random", 9)
    for _ in range(200):
        decision = record.game.pending
        if decision is None:
            break
        if decision.player == YOU:
            menu = menu_of(record)
            open_ = [entry for entry in menu.entries.values() if not entry.going]
            offered = [o for entry in open_ for group in entry.answers.values() for o in group]
            offered += [o for o in set(menu.words.values()) if o not in offered]
            if decision.kind != "mulligan":
                seen = view(record.game, YOU).decision
                assert seen is not None
                assert sorted(offered) == sorted(answer_of(option) for option in seen.options)
        record.answer(bot.choose(record.game), asked=False)


# Questions


def test_why_not_names_the_ruling() -> None:
    text = typed([*SETUP, "why 1", "q"], seed=7)
    assert "[coc-latest/" in text


def test_why_not_of_a_card_elsewhere_says_where_it_is() -> None:
    text = typed([*SETUP, "why hastur, the king in yellow", "why opening night", "q"], seed=7)
    assert "neither in your hand nor in play" in text or "is a resource" in text
    assert "Opening Night is a story" in text


def test_why_tells_the_rulings_behind_what_happened() -> None:
    record = begun(7)
    until(record, "action", 12)
    record.journal.entries.append(Entry("Ghost goes insane.", "insane", rulings=("coc-latest/2.34.c",)))
    lines = reading.why(record.since_you_answered())
    place = lines.index("Ghost goes insane.")
    assert lines[place + 1].startswith("    coc-latest/2.34.c: ")
    assert lines[place + 1].endswith(".")
    assert reading.why([]) == ["Nothing has happened since your last answer."]


def test_a_game_is_played_under_the_edition_that_was_asked_for() -> None:
    text = typed([*SETUP, "why 1", "q"], seed=7, edition="1.4")
    assert "edition 1.4" in text
    assert arrange(3, [], [], edition="1.4").begin().edition.name == "1.4"
    assert "--edition 1.4" in arrange(3, [], [], edition="1.4").command()


def test_a_deck_can_be_brought_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "Sheriffs.txt"
    file.write_text("25 Local Sheriff\n25 Hired Muscle\n")
    text = typed(["1 2 3", "deck", "q"], seed=7, deck=str(file))
    assert "You  Sheriffs" in text
    assert "In a tournament: A deck has at most 3 copies of a title" in text
    assert "Hired Muscle" in text
    match = arrange(7, [], [], your_deck=bring(str(file), "latest")[0])
    assert {card.title for card in match.deck(0)} == {"Local Sheriff", "Hired Muscle"}
    assert f"--deck {file}" in match.command()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("3 Locl Sherif\n", "Did you mean Local Sheriff"),
        (None, ""),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused(content: str | None, said: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    if content is not None:
        file.write_text(content)
    with pytest.raises(ValueError, match=r"deck\.txt|cannot be put") as refusal:
        typed(["q"], deck=str(file))
    assert said in str(refusal.value)


def test_any_card_can_be_read_and_a_misspelt_one_is_guessed() -> None:
    text = typed(["c mi-go warrior", "c shotgn blast", "q"], seed=7)
    assert "cost 3, skill 3, icons C" in text
    assert "Did you mean Shotgun Blast" in text


def test_help_names_every_command() -> None:
    text = typed(["?", "q"], seed=7)
    for word in ("why NAME", "c NAME", "u, uu", "pp", "skip draw", "never NAME", "log", "deck", "hand", "Enter", "q "):
        assert word in text


# Undo


def test_undo_goes_back_to_the_last_question_you_were_asked() -> None:
    record = begun()
    menu = until(record, "commit characters")
    before, log = record.game.digest(), record.journal.lines()
    give(record, menu.picks("1a")[0])
    if record.game.pending is not None and record.game.pending.kind == "commit characters":
        record.answer(DONE, asked=False)
    assert record.game.digest() != before
    record.undo()
    assert record.game.digest() == before
    assert record.journal.lines() == log


def test_undo_stops_at_what_has_come_to_light() -> None:
    text = typed(["m", "u", "q"], seed=7)
    assert "Undo stops here" in text


def test_undo_passes_over_what_was_answered_for_you() -> None:
    record = begun(1)
    menu = until(record, "action")
    before = record.game.digest()
    record.answer(menu.picks("p")[0], asked=True)
    decision = record.game.pending
    while decision is not None and decision.player == YOU and decision.kind == "action":
        record.answer(PASS, asked=False)
        decision = record.game.pending
    if record.can_undo():
        record.undo()
        assert record.game.digest() == before


# Being asked


def test_tokens_are_placed_unasked_unless_you_want_to_be_asked() -> None:
    for seed in range(20):
        record = begun(seed)
        try:
            until(record, "place token", turns=14)
        except AssertionError:
            continue
        break
    seen = view(record.game, YOU)
    autopass = CthulhuAutopass()
    assert autopass.answer_at(seen, Window("", 0)) is not None
    autopass.ask(["tokens"])
    assert autopass.answer_at(seen, Window("", 0)) is None


def test_your_own_operations_phase_is_asked_and_can_be_skipped() -> None:
    record = begun()
    until(record, "action")
    while window_of(record.game) != "operations" or record.game.active != YOU:
        record.answer(PASS, asked=True)
        until(record, "action")
    seen = view(record.game, YOU)
    autopass = CthulhuAutopass()
    assert autopass.answer_at(seen, Window("operations", 0)) is None
    assert "not asked" in autopass.skip(["my", "operations"])
    assert autopass.answer_at(seen, Window("operations", 0)) == PASS
    autopass.ask(["all"])
    assert autopass.answer_at(seen, Window("operations", 0)) is None


def test_one_card_can_be_left_out_of_the_reasons_to_ask() -> None:
    record = begun()
    until(record, "action")
    seen = view(record.game, YOU)
    assert seen.decision is not None
    autopass = CthulhuAutopass()
    autopass.ask(["all"])
    for option in seen.decision.options:
        if option.face is not None:
            autopass.never(option.face.title)
    assert autopass.answer_at(seen, Window("draw", 0)) == PASS
    autopass.ask(["all"])
    assert autopass.answer_at(seen, Window("draw", 0)) is None


def test_what_you_have_passed_on_is_not_asked_again_until_something_happens() -> None:
    record = begun()
    until(record, "action")
    seen = view(record.game, YOU)
    autopass = CthulhuAutopass()
    autopass.ask(["all"])
    autopass.passed_at(seen, Window("operations", 10), PASS)
    assert autopass.answer_at(seen, Window("story", 10)) == PASS
    assert autopass.answer_at(seen, Window("story", 11)) is None


# The board


@pytest.mark.parametrize("width", [60, 80, 100, 200])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    record = begun(4)
    bot = Bots("cthulhu", "random", 4)
    while record.game.pending is not None and record.game.turn < 14:
        if record.game.pending.player == YOU:
            lines = drawn(record, width).splitlines()
            assert max(len(line) for line in lines) <= width
        record.answer(bot.choose(record.game), asked=False)


def drawn(record: Record[Game, GameView, Match], width: int = 100) -> str:
    out = io.StringIO()
    screen = Screen(Console(file=out, width=width, height=40))
    seen = view(record.game, YOU)
    news = record.news.grouped(record.journal.entries[-12:])
    screen.board(Sheet(partial(TABLE.board, seen, record.match, {}), news, menu_of(record), [], ["? help"]))
    return out.getvalue()


def test_the_board_does_not_show_what_the_bot_holds() -> None:
    record = begun(4)
    text = drawn(record)
    game = record.game
    assert all(game.name(card) in text for card in game.sides[YOU].hand)
    hidden = {game.name(card) for card in game.sides[1 - YOU].hand}
    assert not [title for title in hidden if title in text]


def test_a_terminal_without_unicode_gets_plain_signs() -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="replace")
    screen = Screen(Console(file=out, width=80))
    record = begun(4)
    seen = view(record.game, YOU)
    screen.board(Sheet(partial(TABLE.board, seen, record.match, {}), [], None, [], []))
    out.flush()
    assert b"you ....." in out.buffer.getvalue()  # type: ignore[attr-defined]


def on_a_small_screen(menu: Menu | None, news: list[str]) -> list[str]:
    """The lines of a terminal of 80 to 24."""
    out = io.StringIO()
    record = begun(4)
    until(record, "action")
    seen = view(record.game, YOU)
    screen = Screen(Console(file=out, width=80, height=24, color_system=None), clearing=True)
    screen.board(Sheet(partial(TABLE.board, seen, record.match, {}), news, menu, [], ["? help"]))
    return out.getvalue().splitlines()


def test_the_board_is_folded_before_choices_are_left_out() -> None:
    titles = [f"({n} Agency) Somebody of a certain length {n:02}  3 TCC  Fast" for n in range(26)]
    entries = {str(n): Choice(Text(title), title, "") for n, title in enumerate(titles, 1)}
    lines = on_a_small_screen(Menu("pick", "Pick a card", entries, {}, {}, [], text="Take it."), ["You win it."])
    text = "\n".join(lines)
    assert len(lines) < 24
    assert "Take it." in text
    assert all(title[:30] in text for title in titles)


def test_where_choices_are_left_out_the_card_still_says_what_it_does() -> None:
    entries = {str(n): Choice(Text(f"Somebody {n}"), "", "") for n in range(1, 90)}
    text = "\n".join(on_a_small_screen(Menu("pick", "Pick a card", entries, {}, {}, [], text="Take it."), []))
    assert "Take it." in text
    assert "89 choices: list shows them" in text


def test_numbers_to_choose_from_stand_on_one_line() -> None:
    entries = {str(n): Choice(Text(str(n)), str(n), "") for n in range(1, 5)}
    assert " 1   2   3   4" in on_a_small_screen(Menu("x", "What is X?", entries, {}, {}, []), [])


@pytest.mark.parametrize("short", range(3))
def test_what_is_left_of_the_news_begins_with_a_sentence(short: int) -> None:
    news = [f"Sentence {n} is of some length: {'and so on; ' * 12}end." for n in range(12)]
    lines = on_a_small_screen(menu_of(begun(4)), [*news, *["That is all."] * short])
    assert "what has happened before" in "\n".join(lines)
    after = next(place for place, line in enumerate(lines) if "what has happened before" in line)
    assert not lines[after + 1].startswith(" ")


def test_a_match_says_how_to_play_it_again() -> None:
    match = Match(7, ("The Agency", "Miskatonic University"), ("Hastur", "Cthulhu"), 2, "random")
    assert match.command() == (
        'silverkey play --new --seed 7 --you "Agency,Miskatonic" --bot "Hastur,Cthulhu" --packet 2 --bot-kind random'
    )
