"""Arkham Horror in the terminal, typed at as a person would."""

from __future__ import annotations

import contextlib
import io
import json
import random
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeAlias

import pytest
from msgspec import structs
from rich.cells import cell_len
from rich.console import Console

from silverkey.arkham.game import Game
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.arkham.view import GameView
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.history import NothingToUndo
from silverkey.sitting.arkham.circumstances import window_of
from silverkey.sitting.arkham.news import ArkhamNews
from silverkey.sitting.arkham.wanting import difficulty_named, scenario_named
from silverkey.sitting.journal import Entry
from silverkey.sitting.seats import Seats
from silverkey.sitting.view import answer_of
from silverkey.terminal import reading
from silverkey.terminal.arkham.board import ArkhamBoard, Fold
from silverkey.terminal.arkham.match import ArkhamMatch, arrange
from silverkey.terminal.arkham.pieces import face, letters
from silverkey.terminal.arkham.table import TABLE
from silverkey.terminal.arkham.wanting import wanted
from silverkey.terminal.arkham.wishes import ArkhamWishes
from silverkey.terminal.layout import Glyphs
from silverkey.terminal.menu import Menu, Misunderstood
from silverkey.terminal.prompt import Lines, command
from silverkey.terminal.record import Record
from silverkey.terminal.screen import Screen, Sheet
from silverkey.terminal.seat import CannotSitDown, ask_game, play
from silverkey.terminal.table import Desk, table_of

ArkhamRecord: TypeAlias = Record[Game, GameView, ArkhamMatch]


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


def begun(who: str = "roland", seed: int = 3, scenario: str = "The Gathering") -> ArkhamRecord:
    return Record.begin(TABLE, arrange(seed, wanted(who, ""), scenario=scenario))


def asked(record: ArkhamRecord) -> tuple[GameView, Menu]:
    """What is seen and asked now."""
    seen = TABLE.view(record.game, record.seats.eyes(record.game))
    return seen, TABLE.menu(record.game, seen, {})


def give(record: ArkhamRecord, pick: Option) -> None:
    seen, _ = asked(record)
    record.answer(TABLE.chosen(record.game, seen, pick), asked=True)


def until(record: ArkhamRecord, wanted: Callable[[GameView], bool], seed: int = 1) -> tuple[GameView, Menu]:
    """Play on at random until something is asked."""
    rng = random.Random(seed)
    while record.game.pending is not None:
        seen, menu = asked(record)
        if wanted(seen):
            return seen, menu
        record.answer(rng.choice(record.game.pending.options), asked=True)
    raise AssertionError("nobody was asked that")


def reached(wanted: Callable[[GameView], bool], who: str = "roland") -> tuple[ArkhamRecord, GameView, Menu]:
    """A game in which something is asked."""
    for seed in range(30):
        record = begun(who, seed)
        with contextlib.suppress(AssertionError):
            return record, *until(record, wanted, seed)
    raise AssertionError("nobody was ever asked that")


def kind_is(kind: str) -> Callable[[GameView], bool]:
    return lambda seen: seen.decision is not None and seen.decision.kind == kind


# Whole scenarios

HABITS = ("1", "a", "b", "p", "y", "done", "2", "end", "3", "c")


@pytest.mark.parametrize("who", [{"you": "roland"}, {"you": "wendy, agnes"}, {"you": "daisy", "bot": "skids"}])
def test_a_whole_scenario_can_be_played_by_typing(home: Path, who: dict[str, str]) -> None:
    rng = random.Random(2)
    text = " ".join(typed([rng.choice(HABITS) for _ in range(6000)], **who).split())
    assert " victory points." in text
    assert "silverkey play --game arkham --new --seed 3 --scenario 'The Gathering'" in text
    assert not list(home.iterdir())


def test_a_game_is_saved_and_goes_on_where_it_was(home: Path) -> None:
    first = typed(["done", "1"], you="roland")
    again = typed([], seed=None, new=False)
    assert "Your saved game goes on." in again
    last = [line for line in first.splitlines() if "actions left" in line or "Commit cards?" in line][-1]
    assert last in again


def test_a_record_is_the_same_after_saving(home: Path) -> None:
    record = begun("wendy, agnes")
    until(record, kind_is("commit"))
    back = Record.restore(TABLE, record.save())
    assert back.has_past
    assert back.game.digest() == record.game.digest()
    assert asked(back)[1].question == asked(record)[1].question


# Commands


def test_the_story_and_the_campaign_are_commands_of_this_game_alone() -> None:
    for line in ("story", "Campaign"):
        asked = command(line, TABLE.readings)
        assert asked is not None
        assert asked.name == line.lower()
        assert command(line, table_of("cthulhu").readings) is None
    assert "The Gathering is played alone; it belongs to no campaign." in typed(["campaign"])


# Wishes


def test_investigators_are_named_by_either_name_or_number() -> None:
    match = arrange(1, wanted("adams, 1, skids", ""))
    assert [sitting.short for sitting in match.sittings] == ["Wendy", "Roland", "Skids"]


def test_deck_files_bring_their_investigators(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("Investigator: Roland Banks\n2 Emergency Cache\n")
    match = arrange(1, wanted("wendy", str(file)))
    assert [sitting.short for sitting in match.sittings] == ["Roland", "Wendy"]
    assert f"--deck {file}" in match.command()


@pytest.mark.parametrize(
    ("investigator", "cards", "said"),
    [
        ("01001", {"01016": 1, "99999": 1, "88888": 2}, "There is no card with the code 88888 or 99999."),
        ("98765", {"01016": 1}, "“98765” is no investigator that is known."),
        ("01016", {"01017": 1}, "“01016” is no investigator that is known."),
        ("01001", {"01016": 1, "01111": 1, "01116": 1}, "Study and Ghoul Priest cannot be in a deck of Roland Banks."),
        ("01001", {"02186": 1}, "The deck of Roland Banks has cards that cannot be played yet: Preposterous Sketches."),
    ],
)
@pytest.mark.parametrize("campaign", ["", "Night of the Zealot"])
def test_a_deck_that_cannot_be_played_is_refused_in_a_sentence(
    tmp_path: Path, investigator: str, cards: dict[str, int], said: str, campaign: str
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"investigator_code": investigator, "slots": cards}))
    with pytest.raises(ValueError, match=re.escape(said)):
        arrange(1, wanted("", str(file)), campaign=campaign)


def test_a_deck_that_breaks_the_rules_of_building_is_played_and_told_to_be_illegal(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"investigator_code": "01001", "slots": {"01006": 1, "01007": 1, "01088": 3}}))
    text = "".join(typed([], deck=str(file)).split())
    for said in (
        f"The deck {file} is not legal, and is played all the same:",
        "this one has 3 of Emergency Cache.",
        "exactly 30 cards, not counting weaknesses, signature cards and permanent ones; this one has 3.",
    ):
        assert "".join(said.split()) in text


def test_the_game_that_has_what_is_wished_for_is_played_without_being_named() -> None:
    for given in ({"you": "Roland"}, {"bot": "Wendy", "you": "agnes"}, {"you": "4"}):
        out = io.StringIO()
        play("", given, seed=3, new=True, stdin=io.StringIO(), stdout=out)
        assert ("The Gathering" in out.getvalue()) == (given != {"you": "4"})


def test_the_same_seed_draws_the_same_weaknesses() -> None:
    assert arrange(4, wanted("roland", "")) == arrange(4, wanted("roland", ""))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"you": "roland, roland"}, "only once"),
        ({"you": "1,2,3,4,5"}, "At most 4"),
        ({"you": "cthulhu"}, "no starter deck for “cthulhu”"),
        ({"you": "9"}, "no investigator 9"),
        ({"scenario": "Atlantis"}, "no scenario “Atlantis”"),
        ({"difficulty": "lethal"}, "no difficulty “lethal”"),
        ({"bot_kind": "clever"}, "no bot “clever”"),
        ({"packet": "1"}, "--packet is nothing"),
    ],
)
def test_a_wish_that_makes_no_match_is_refused_in_a_sentence(given: dict[str, str], said: str) -> None:
    with pytest.raises(CannotSitDown, match=said):
        typed([], **given)


def test_scenarios_and_difficulties_go_by_their_beginnings() -> None:
    assert scenario_named("gather") == scenario_named("The Gathering") == "The Gathering"
    assert difficulty_named("2") == "standard"


def test_before_the_game_scenario_investigators_and_difficulty_are_asked() -> None:
    screen = Screen(Console(file=io.StringIO(), width=100))
    lines = Lines(io.StringIO("gathering\n\nroland 5\nnone\nhard\n"), screen.say)
    match = ArkhamWishes().asked(screen, lines)
    assert match is not None
    assert (match.scenario, match.difficulty, match.yours) == ("The Gathering", "hard", 2)


def test_who_is_played_by_you_is_not_offered_to_come_along() -> None:
    out = io.StringIO()
    screen = Screen(Console(file=out, width=150))
    ArkhamWishes().asked(screen, Lines(io.StringIO("gathering\nroland, agnes\n3\nhard\n"), screen.say))
    offered = out.getvalue().split("Who comes along")[1].splitlines()[1]
    assert [name in offered for name in ("Roland", "2 Daisy", '3 "Skids"', "Agnes")] == [False, True, True, False]


def test_whoever_names_no_game_is_asked_which() -> None:
    screen = Screen(Console(file=io.StringIO(), width=100))
    assert ask_game(screen, Lines(io.StringIO("\nark\n"), screen.say)) == "arkham"
    assert ask_game(screen, Lines(io.StringIO("1\n"), screen.say)) == "cthulhu"
    assert ask_game(screen, Lines(io.StringIO("q\n"), screen.say)) is None


# Questions


def test_a_card_shows_its_level_beside_its_cost() -> None:
    dealt = begun().game.view(0).investigators[0].hand
    plain = structs.replace(dealt[0], title="Beat Cop", level=0, cost=4, icons="C")
    assert face(plain).plain == "Beat Cop (4) C"
    assert face(structs.replace(plain, level=2, cost=3)).plain == "Beat Cop level 2 (3) C"


def test_actions_that_are_tests_tell_their_odds() -> None:
    _, menu = until(begun(), kind_is("action"))
    told = [entry.text.plain for entry in menu.entries.values()]
    assert next(text for text in told if text.startswith("Investigate")).endswith(" %")


def test_the_odds_are_told_before_and_with_each_card_that_may_be_committed() -> None:
    seen, menu = until(begun(), kind_is("commit"))
    assert seen.test is not None
    assert f"{round(seen.test.odds * 100)} %" in menu.question
    assert all(" %" in entry.text.plain for entry in menu.entries.values())


def test_attacks_with_cards_tell_their_odds_too() -> None:
    def armed(seen: GameView) -> bool:
        if not kind_is("action")(seen) or seen.decision is None:
            return False
        return any("Fight. For this test, you get +1 [combat]" in option.text for option in seen.decision.options)

    record, _, menu = reached(armed)
    fight = next(entry.text.plain for entry in menu.entries.values() if entry.text.plain.startswith("Fight "))
    machete = next(entry.text.plain for entry in menu.entries.values() if entry.title == "Machete")
    before, after = (int(text.rpartition("  ")[2].split(" ")[0]) for text in (fight, machete))
    assert after >= before
    assert record.game.digest() == Game.from_dict(record.game.to_dict()).digest()


def test_the_act_is_advanced_by_a_choice_that_says_so() -> None:
    def enough(seen: GameView) -> bool:
        act = seen.act
        return kind_is("action")(seen) and act is not None and act.stage == 1 and seen.investigators[0].clues == 2

    _, _, menu = reached(enough)
    assert "Advance the act for 2 clues" in [entry.text.plain for entry in menu.entries.values()]


def test_harm_is_assigned_with_one_answer() -> None:
    _, seen, menu = reached(kind_is("assign"))
    assert seen.decision is not None
    assert len(menu.entries) == len({answer_of(option) for option in seen.decision.options}) > 1
    assert all(" to " in entry.text.plain for entry in menu.entries.values())


def test_what_provokes_an_attack_is_marked() -> None:
    def threatened(seen: GameView) -> bool:
        ready = {card.id for card in seen.in_play if not card.exhausted}
        return kind_is("action")(seen) and bool(ready & set(seen.investigators[seen.viewer].engaged))

    _, _, menu = reached(threatened)
    assert "attacks first" in menu.question
    marked = [entry.text.plain for entry in menu.entries.values() if entry.text.plain.endswith("!")]
    assert "Draw a card !" in marked
    assert not any(text.startswith(("Fight", "Evade")) for text in marked)


def test_locations_go_by_letters_and_names() -> None:
    def can_move(seen: GameView) -> bool:
        return seen.decision is not None and any(option.word == "move" for option in seen.decision.options)

    _, _, menu = reached(can_move)
    move = next(entry for entry in menu.entries.values() if entry.text.plain.startswith("Move to"))
    assert menu.picks(move.title.lower())[0].word == "move"


def test_whoever_plays_several_investigators_is_told_who_is_asked() -> None:
    _, menu = asked(begun("wendy, agnes"))
    assert menu.question.startswith("Wendy: ")


# When to ask


def test_a_window_is_asked_about_or_passed_for_you_as_you_wish() -> None:
    record, seen, _ = reached(kind_is("window"))
    autopass = TABLE.autopass()
    autopass.ask(["all"])
    assert autopass.automatic(record.game, seen, 0) is None
    autopass.skip([window_of(record.game)])
    assert autopass.automatic(record.game, seen, 0) == Option("pass")


def test_what_was_passed_on_is_not_asked_again_in_the_same_window_of_a_round() -> None:
    record, seen, _ = reached(kind_is("window"))
    autopass = TABLE.autopass()
    autopass.ask(["all"])
    assert autopass.automatic(record.game, seen, 0) is None
    autopass.answered(record.game, seen, 0, Option("pass"))
    assert autopass.automatic(record.game, seen, 0) == Option("pass")


# Taking back


def test_undo_stops_at_a_chaos_token() -> None:
    record = begun()
    _, menu = until(record, kind_is("action"))
    give(record, menu.picks("1")[0])
    while record.game.pending is not None and record.game.pending.kind != "action":
        record.answer(record.game.pending.options[0], asked=True)
    with pytest.raises(NothingToUndo, match="chance"):
        record.undo()


def test_an_action_can_be_taken_back_before_the_token_is_drawn() -> None:
    record = begun()
    until(record, kind_is("action"))
    before = record.game.digest()
    _, menu = asked(record)
    give(record, menu.picks("1")[0])
    assert asked(record)[1].kind in ("commit", "window")
    record.undo()
    assert record.game.digest() == before


# Reading


def test_why_not_names_what_stands_in_the_way() -> None:
    record = begun()
    seen, menu = until(record, kind_is("action"))
    desk = Desk(record, seen, menu)
    assert "no enemy here" in TABLE.why_not("fight", desk)[0]
    assert "No location" in TABLE.why_not("move", desk)[0]
    assert "among the choices" in TABLE.why_not("draw", desk)[0]
    assert TABLE.why_not("gain a resource", desk) == TABLE.why_not("resource", desk)
    number = next(label for label, entry in menu.entries.items() if entry.text.plain.startswith("Draw"))
    assert TABLE.why_not(number, desk) == TABLE.why_not("draw", desk)


def test_why_not_of_an_action_with_what_it_is_done_to_is_of_that() -> None:
    record, seen, menu = reached(lambda seen: kind_is("action")(seen) and len(seen.locations) > 1)
    desk = Desk(record, seen, menu)
    for letter, title in zip("abcd", [place.title for place in seen.locations], strict=False):
        assert TABLE.why_not(f"move {letter}", desk) == TABLE.why_not(title, desk)
        assert TABLE.why_not(f"investigate {title}", desk) == TABLE.why_not(title, desk)
    assert TABLE.why_not("play machete", desk) == TABLE.why_not("machete", desk)
    with pytest.raises(Misunderstood, match="no card called “xyzzy”"):
        TABLE.why_not("play xyzzy", desk)


def test_why_not_of_an_action_that_cards_offer_is_of_these_cards() -> None:
    record = begun()
    desk = Desk(record, *until(record, kind_is("action")))
    for action in ("resign", "parley"):
        (told,) = TABLE.why_not(action, desk)
        assert told == f"Nothing in play lets you {action}. [ahlcg-reference/{action}.a]"
    record = begun(scenario="The Devourer Below")
    desk = Desk(record, *until(record, kind_is("action")))
    (told,) = TABLE.why_not("resign", desk)
    assert told == "Main Path: You can use it now: [action] Resign."


def test_a_location_that_nobody_has_entered_says_why_not_by_name_and_letter() -> None:
    def shut(seen: GameView) -> bool:
        return kind_is("action")(seen) and any(place.title == "Parlor" for place in seen.locations)

    record, seen, menu = reached(shut)
    letter = "abcd"[[place.title for place in seen.locations].index("Parlor")]
    for name in ("parlor", "Par", letter):
        told = TABLE.why_not(name, Desk(record, seen, menu))
        assert "Parlor" in told[0]
    assert any("Investigators cannot move into Parlor" in line for line in told) or "not connected" in told[0]


def test_what_the_document_does_not_speak_of_is_cited_from_the_rules_reference() -> None:
    record = begun()
    seen, menu = until(record, kind_is("action"))
    assert "ahlcg-reference/fight.a" in TABLE.why_not("fight", Desk(record, seen, menu))[0]
    give(record, menu.picks("1")[0])
    start = record.answered()
    while record.game.pending is not None and record.game.pending.kind != "action":
        record.answer(record.game.pending.options[0], asked=False)
    told = reading.why(record.journal.entries[start:])
    for cited in ("ahlcg-reference/investigate.a", "ahlcg-reference/test/3.a", "ahlcg-1.2/1.7.b"):
        assert any(line.startswith(f"    {cited}: ") for line in told)


@pytest.mark.parametrize("command", ["help", "card", "hand", "score", "discard", "deck"])
def test_every_command_tells_something(command: str) -> None:
    record = begun()
    seen, menu = until(record, kind_is("action"))
    argument = "prey" if command == "card" else ""
    assert reading.read_out(command, argument, Desk(record, seen, menu))


def test_every_card_in_sight_can_be_read() -> None:
    record = begun("wendy, agnes")
    until(record, lambda seen: seen.turn > 2)
    seen, menu = asked(record)
    assert len(reading.read_out("card", "all", Desk(record, seen, menu)) or ()) > 20


def test_a_note_is_shown_until_something_is_typed(home: Path) -> None:
    out = typed(["1", "u", "c 1", "blub", "q"], you="roland")
    assert out.count("Taken back.") == 1


def test_of_several_choices_the_first_and_the_last_are_named() -> None:
    _, _, menu = reached(kind_is("action"))
    with pytest.raises(Misunderstood, match=r"“done” is no answer here: type 1 to \d+ or end"):
        menu.picks("1 done")


def test_what_can_be_done_goes_by_the_words_that_it_begins_with() -> None:
    def threatened(seen: GameView) -> bool:
        words = [option.word for option in seen.decision.options] if seen.decision is not None else []
        return kind_is("action")(seen) and "fight" in words and words.count("move") > 1

    _, seen, menu = reached(threatened)
    assert [menu.picks(line)[0].word for line in ("draw", "gain a res", "inv")] == ["draw", "resource", "investigate"]
    assert menu.picks("fight")[0].word == "fight"
    with pytest.raises(Misunderstood, match="Which one"):
        menu.picks("move")
    for option in seen.decision.options if seen.decision is not None else ():
        if option.word == "move":
            letter = letters(seen)[option.card]
            assert menu.picks(f"move to {letter}")[0] == menu.picks(f"move {letter}")[0] == answer_of(option)


def test_news_come_by_action() -> None:
    record = begun()
    _, menu = until(record, kind_is("action"))
    give(record, menu.picks("1")[0])
    start = record.answered()
    while record.game.pending is not None and record.game.pending.kind != "action":
        record.answer(record.game.pending.options[0], asked=False)
    told = record.news.grouped(record.journal.entries, start)
    assert told[0].startswith("You investigate Study: you test intellect")


def test_an_attack_is_told_with_the_card_that_it_is_made_with() -> None:
    entries = [
        Entry("You fight.", "take action", 0),
        Entry("You use Machete.", "use", 0),
        Entry("You succeed.", "x", 0),
    ]
    assert ArkhamNews(Seats(("You",))).grouped(entries) == ["You fight with Machete: you succeed."]


def test_a_card_of_which_nothing_comes_is_named_once() -> None:
    entries = [
        Entry("You draw Flesh-Eater.", "encounter", 0),
        Entry("Flesh-Eater: There is no place for it to spawn, and it is discarded.", "left out", -1, 7),
    ]
    told = "You draw Flesh-Eater: there is no place for it to spawn, and it is discarded."
    assert ArkhamNews(Seats(("You",))).grouped(entries) == [told]


def test_a_name_that_begins_as_a_sentence_does_keeps_its_capital() -> None:
    entries = [
        Entry("Acolyte spawns.", "encounter", -1),
        Entry("Your House enters play.", "enter", -1),
        Entry("Your deck is shuffled.", "x", 0),
        Entry("The Masked Hunter spawns.", "spawn", -1),
    ]
    told = "Acolyte spawns: Your House enters play; your deck is shuffled; The Masked Hunter spawns."
    assert ArkhamNews(Seats(("You",))).grouped(entries) == [told]


def test_cards_that_change_nothing_are_no_reason_to_ask_for_help() -> None:
    def certain(seen: GameView) -> bool:
        test = seen.test
        if not kind_is("commit")(seen) or test is None or seen.decision is None:
            return False
        faces = [option.face for option in seen.decision.options if option.face is not None]
        return all(face.title == "Unexpected Courage" for face in faces) and all(
            offer.odds == test.odds for offer in test.commits
        )

    record, seen, _ = reached(certain, "1, 2, 3, 4")
    assert TABLE.autopass().automatic(record.game, seen, 0) == DONE


def test_an_answer_that_does_not_fit_here_is_named() -> None:
    _, menu = until(begun(), kind_is("action"))
    with pytest.raises(Misunderstood, match="“done” is no answer here"):
        menu.picks("1 done")


# The board


def test_locations_of_one_title_are_told_apart_once_they_are_revealed() -> None:
    record = begun("wendy", scenario="The Devourer Below")
    seen, _ = until(record, lambda seen: sum(place.revealed for place in seen.locations) > 1)
    board = ArkhamBoard(seen, record.match, 100, Glyphs())
    woods = next(place for place in seen.locations if place.title == "Arkham Woods" and place.revealed)
    assert f"Arkham Woods ({woods.subtitle})" in "\n".join(line.plain for line in board.lines(0, True))


def test_however_far_the_board_is_folded_places_and_enemies_keep_their_names() -> None:
    record = begun("1, 2, 3, 4", scenario="The Midnight Masks")
    seen, _ = until(record, lambda seen: seen.turn > 2)
    told = "\n".join(line.plain for line in ArkhamBoard(seen, record.match, 79, Glyphs()).lines(Fold.NAMES, True))
    assert all(place.title in told for place in seen.locations)


def test_what_attacks_first_is_named_or_counted() -> None:
    def ready(seen: GameView) -> list[str]:
        mine = seen.investigators[seen.viewer].engaged
        return [card.title for card in seen.in_play if card.id in mine and not card.exhausted]

    _, seen, menu = reached(lambda seen: kind_is("action")(seen) and len(ready(seen)) > 1, "1, 2")
    assert "attack first)" in menu.question
    assert all(title in menu.question for title in ready(seen)) or "enemies" in menu.question


@pytest.mark.parametrize("scenario", sorted(all_scenarios()))
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30)])
def test_every_question_finds_room_beside_the_board(scenario: str, width: int, height: int) -> None:
    record = begun("1, 2, 3, 4", scenario=scenario)
    rng = random.Random(7)
    screen = Screen(Console(file=io.StringIO(), width=width, height=height, force_terminal=True), clearing=True)
    while record.game.pending is not None and record.game.round < 4:
        seen, menu = asked(record)
        board = ArkhamBoard(seen, record.match, screen.width, Glyphs())
        for fold in range(board.FOLDS + 1):
            assert all(cell_len(line.plain) <= screen.width for line in board.lines(fold, with_hand=True))
        sheet = Sheet(lambda w, g, b=board: b, [], menu, [], ["? help"])  # type: ignore[misc]
        fold, room = screen._room(board, sheet, 0, len(screen.question(sheet)))
        assert room >= 0
        assert fold < board.FOLDS
        record.answer(rng.choice(record.game.pending.options), asked=True)
