"""The command line, as a person uses it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from silverkey.arena.contest import contest_of
from silverkey.arkham import catalogue as arkham
from silverkey.cardgame.edition import differences
from silverkey.commands.app import app
from silverkey.commands.cards import lines
from silverkey.cthulhu.catalogue import COLUMNS, list_cards
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.library import SETS
from silverkey.games import GAMES, having

runner = CliRunner()


def run(*words: str) -> tuple[int, str]:
    result = runner.invoke(app, list(words))
    return result.exit_code, result.output


def test_the_core_set_is_listed_with_all_its_facts() -> None:
    code, out = run("cards", "--game", "cthulhu", "--set", "core", "--json")
    cards = msgspec.json.decode(out)
    assert (code, len(cards)) == (0, 165)
    assert all(card["playable"] for card in cards)
    gug = next(card for card in cards if card["title"] == "Slavering Gug")
    assert (gug["number"], gug["cost"], gug["skill"], gug["icons"]) == ("F124", "5", "4", "CCC")
    assert gug["subtypes"] == ["Gug", "Monster"]
    assert gug["text"] == "Action: Pay 4 to choose and wound a character."


def test_every_card_of_call_of_cthulhu_can_be_played() -> None:
    code, out = run("cards", "--json")
    cards = msgspec.json.decode(out)
    collectible = sum(len(cards.cards) for cards in SETS.values() if cards.collectible)
    assert (code, len(cards)) == (0, 1568 + collectible)
    assert all(card["playable"] for card in cards)


def test_cards_that_are_not_written_yet_say_so() -> None:
    cards = msgspec.json.decode(run("cards", "--game", "arkham", "--json")[1])
    assert any(not card["playable"] and card["text"] == "" for card in cards)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("cards", "--set", "cor"), "There is no set “cor”."),
        (("cards", "--game", "chess"), "There is no game “chess”."),
        (("card", "Shotgun Blasst"), "Did you mean Shotgun Blast"),
        (("simulate", "--agents", "random"), "Name 2 agents"),
        (("simulate", "--decks", "tarot"), "Decks are: both, starter, random, all, or 2 decks, files or names"),
        (("simulate", "--decks", "nowhere.o8d,nothing.o8d"), "nowhere.o8d cannot be read: no such file or directory."),
        (("simulate", "--agents", "random,clever"), "There is no agent “clever”."),
        (("simulate", "--scenario", "gath"), "This game has no --scenario."),
        (("simulate", "--investigators", "2"), "This game has no --investigators."),
        (("simulate", "--game", "arkham", "--investigators", "7"), "It is played by 1 or 2 or 3 or 4."),
        (("simulate", "--game", "arkham", "--scenario", "the"), "“the” may be The Gathering or The Midnight Masks or "),
        (("simulate", "--game", "arkham", "--scenario", "moon"), "no scenario “moon”. Scenarios are: The Gathering, "),
        (("simulate", "--game", "arkham", "--campaign", "day"), "no campaign “day”. There is: Night of the Zealot."),
        (
            ("simulate", "--game", "arkham", "--campaign", "night", "--scenario", "gath"),
            "Either a campaign is played or ",
        ),
        (("rulings", "--game", "chess"), "There is no game “chess”. Games are: cthulhu, arkham."),
        (("rulings", "--game", "cthulhu", "--coverage"), "Coverage is of one document, or of all: "),
        (("judge", "--game", "chess", "cases"), "There is no game “chess”."),
        (("judge", "--game", "arkham", "--edition", "1.4", "cases"), "There is no edition “1.4”. Editions are: 1.2."),
        (("say", "x", "--game", "chess"), "There is no game “chess”."),
        (("cards", "--faction", "chaos"), "There is no faction “chaos”. Factions are: The Agency, "),
        (("cards", "--faction", "s"), "“s” may be "),
        (("cards", "--type", "spell"), "There is no type “spell”. Types are: character, "),
        (("cards", "--cost", "much"), "A cost is a number or X; “much” is neither."),
        (("card", "gug"), " or Slavering Gug or "),
        (("simulate", "--edition", "4.2"), "There is no edition “4.2”."),
        (("editions", "diff", "1.4", "9"), "There is no edition “9”."),
        (("play", "--resume", "--seed", "3"), "--resume goes on with the game as it is"),
        (("rulings", "coc-latest/2.13.z"), "coc-latest/2.13"),
        (
            ("play", "--game", "cthulhu", "--scenario", "gath"),
            "--scenario is nothing that can be wished for in this game.",
        ),
        (("play", "--scenario", "moon"), "There is no scenario “moon”."),
        (
            ("play", "--scenario", "gath", "--packet", "2"),
            "is nothing that can be wished for in this game. What can be: ",
        ),
        (
            ("play", "--you", "nobody"),
            "Yog-Sothoth, Shub-Niggurath.\nArkham Horror: There is no starter deck for “nobody”.",
        ),
        (("play", "--game", "cthulhu", "--you", "roland"), "There is no faction “roland”. Factions are: "),
        (("deck", "starter", "roland", "-"), "That is a deck of Arkham Horror; say --game arkham."),
        (("deck", "starter", "nobody", "-"), "There is no faction “nobody”."),
    ],
)
def test_bad_wishes_get_a_sentence(words: tuple[str, ...], said: str) -> None:
    code, out = run(*words)
    assert code == 2
    assert said in out


def test_what_can_be_wished_for_is_told_for_each_game_and_known_to_it() -> None:
    helps = {command: run(command, "--help")[1] for command in ("play", "simulate")}
    asked = {command: " ".join(re.sub("[│╭╰─]", " ", told).split()) for command, told in helps.items()}
    for known in GAMES.values():
        for command, wishes in (("play", known.wishes), ("simulate", known.settings)):
            for name, meaning in wishes.items():
                assert f"--{name} " in asked[command]
                assert meaning[1:] in asked[command]
    for word in having("arena"):
        contest = contest_of(word)
        assert {*contest.settings, *filter(None, [contest.counted])} == set(GAMES[word].settings)


def test_a_deck_of_another_game_is_known_for_one(tmp_path: Path) -> None:
    roland, agency = tmp_path / "roland.json", tmp_path / "agency.o8d"
    assert run("deck", "starter", "--game", "arkham", "roland", str(roland))[0] == 0
    assert run("deck", "starter", "agency", "hastur", str(agency))[0] == 0
    assert run("deck", "check", str(roland)) == (2, "That is a deck of Arkham Horror; say --game arkham.\n")
    assert run("deck", "show", "--game", "arkham", str(agency)) == (
        2,
        "That is a deck of Call of Cthulhu; say --game cthulhu.\n",
    )


def test_a_card_is_shown_with_its_rulings() -> None:
    code, out = run("card", "F59")
    assert code == 0
    assert "Sacrificial Offerings" in out
    assert "[coc-latest/1.3.ex1]" in out


def test_a_case_is_judged(tmp_path: Path) -> None:
    case = tmp_path / "case.yaml"
    case.write_text("case: Nothing happens\nplayers: {Danielle: {}, Tommy: {}}\nexpect: {game: {over: false}}\n")
    code, out = run("judge", str(case), "--edition", "1.4")
    assert (code, out.splitlines()[-1]) == (0, "1 passed, 0 failed")


def test_only_the_cases_of_a_game_are_judged(tmp_path: Path) -> None:
    nothing = "players: {Danielle: {}, Tommy: {}}\nexpect: {game: {over: false}}"
    alone = "game: arkham\ninvestigators: {Roland Banks: {at: Study}}\nexpect: {Roland Banks: {damage: 0}}"
    (tmp_path / "both.yaml").write_text(f"case: One\n{nothing}\n---\ncase: Two\n{alone}\n")
    assert run("judge", str(tmp_path), "--game", "arkham")[1].splitlines()[-1] == "1 passed, 0 failed"
    assert run("judge", str(tmp_path), "--quiet")[1].splitlines()[-1] == "2 passed, 0 failed"


def test_where_no_case_is_of_the_game_that_is_judged_a_sentence_says_so(tmp_path: Path) -> None:
    case = "case: One\nplayers: {Danielle: {}, Tommy: {}}\nexpect: {game: {over: false}}\n"
    (tmp_path / "one.yaml").write_text(case)
    told = "0 passed, 0 failed\nThere is no case of Arkham Horror here, only 1 of another game.\n"
    assert run("judge", str(tmp_path), "--game", "arkham") == (1, told)
    (tmp_path / "two.yaml").write_text(case)
    assert "only 2 of other games." in run("judge", str(tmp_path), "--game", "arkham")[1]


def test_rulings_are_listed_by_game() -> None:
    code, out = run("rulings", "--game", "arkham", "--text", "experience")
    assert code == 0
    assert "ahlcg-1.2/1.8.a" in out
    assert "coc-" not in out
    assert "ahlcg" not in run("rulings", "--game", "cthulhu", "--text", "card")[1]


def test_a_starter_deck_goes_by_either_name_of_its_investigator(tmp_path: Path) -> None:
    for name in ("wendy", "Adams", "01005"):
        file = tmp_path / "deck.txt"
        assert run("deck", "starter", name, str(file), "--game", "arkham")[0] == 0
        assert "Investigator: Wendy Adams" in file.read_text()


def test_the_first_page_speaks_of_both_games() -> None:
    told = " ".join(run("--help")[1].split())
    assert "Call of Cthulhu: The Card Game and Arkham Horror: The Card Game" in told


def test_a_simulation_reports_what_it_did() -> None:
    code, out = run("simulate", "--games", "2", "--seed", "5", "--agents", "random,heuristic", "--jobs", "1", "--json")
    report = msgspec.json.decode(out)
    assert (code, report["games"], sum(report["wins"]), report["errors"]) == (0, 2, 2, [])


def test_a_simulation_says_how_sure_one_may_be_of_its_wins() -> None:
    code, out = run("simulate", "--games", "4", "--jobs", "1", "--json")
    report = msgspec.json.decode(out)
    assert code == 0
    for times, interval in zip(report["wins"], report["win_intervals"], strict=True):
        assert interval["low"] < times / 4 < interval["high"] or times in (0, 4)
    code, out = run("simulate", "--games", "4", "--jobs", "1")
    assert code == 0
    assert out.count(" to ") == out.count(" %)") == 2


def test_whole_campaigns_are_simulated_and_it_is_told_how_each_ended() -> None:
    wishes = ("--game", "arkham", "--campaign", "zealot", "--games", "3", "--investigators", "2", "--jobs", "1")
    code, out = run("simulate", *wishes, "--difficulty", "hard", "--agents", "heuristic", "--json")
    report = msgspec.json.decode(out)
    assert (code, report["games"], report["errors"]) == (0, 3, [])
    assert report["settings"] == {"campaign": "Night of the Zealot", "difficulty": "hard"}
    assert sum(report["outcomes"].values()) == sum(report["ways"].values()) == 3
    assert set(report["outcomes"]) <= {"won", "lost", "survived"}
    assert report["won_interval"]["high"] > 0.5
    code, out = run("simulate", *wishes)
    assert code == 0
    assert "lost" in out.splitlines()[1]


def test_a_scenario_is_known_by_how_its_title_begins() -> None:
    code, out = run("simulate", "--game", "arkham", "--scenario", "midnight", "--games", "1", "--jobs", "1", "--json")
    assert (code, msgspec.json.decode(out)["settings"]) == (0, {"scenario": "The Midnight Masks"})


BOT = """
class Bot:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, seen, decision):
        return decision.options[0]
"""


def test_deck_files_and_agents_of_ones_own_play_a_simulation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    Path("bots_of_mine.py").write_text(BOT)
    for factions, file in (("agency hastur", "a.o8d"), ("cthulhu yog", "b.txt")):
        assert run("deck", "starter", *factions.split(), file)[0] == 0
    wishes = ("--games", "2", "--jobs", "1", "--decks", "a.o8d,b.txt", "--agents", "bots_of_mine:Bot,heuristic")
    result = runner.invoke(app, ["simulate", *wishes])
    assert (result.exit_code, result.stdout[:8]) == (0, "2 games,")
    assert result.stderr.splitlines()[0] == "a.o8d: A deck has at least 50 cards; this one has 48."


def test_a_deck_that_cannot_be_played_is_told_before_any_game(tmp_path: Path) -> None:
    small, unknown = tmp_path / "small.txt", tmp_path / "unknown.txt"
    small.write_text("3 Slavering Gug\n")
    unknown.write_text("3 Slavering Guug\n")
    assert "A deck of 3 cards is too small" in run("simulate", "--decks", f"{small},{small}")[1]
    code, out = run("simulate", "--decks", f"{unknown},{small}")
    assert code == 2
    assert f"{unknown}: There is no card called “Slavering Guug”. Did you mean Slavering Gug" in out


def test_games_that_went_wrong_are_told_some_and_counted_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "silent_bots.py").write_text(BOT.replace("decision.options[0]", "None"))
    result = runner.invoke(app, ["simulate", "--games", "12", "--jobs", "1", "--agents", "silent_bots:Bot,random"])
    lines = result.stderr.splitlines()
    assert (result.exit_code, len(lines), lines[-1]) == (1, 11, "2 more games went wrong.")
    assert result.stdout == "No game came to its end.\n"


def listed(*words: str) -> list[dict[str, str]]:
    """Cards as JSON."""
    found: list[dict[str, str]] = msgspec.json.decode(run("cards", *words, "--json")[1])
    return found


def test_cards_are_listed_by_faction_type_and_cost() -> None:
    gugs = listed("--set", "core", "--faction", "shub", "--type", "char", "--cost", "5")
    assert [card["title"] for card in gugs] == ["Slavering Gug", "Small Ghouls"]
    assert {card["cost"] for card in listed("--cost", "x")} == {"X"}
    assert {card["faction"] for card in listed("--faction", "neutral", "--type", "support")} == {"Neutral"}


@pytest.mark.parametrize("width", [40, 60, 80, 100, 160])
def test_a_list_of_cards_is_no_wider_than_the_screen(width: int) -> None:
    found = list_cards("core") + list_cards(faction="silver")
    shown = list(lines(found, width, COLUMNS))
    assert max(map(len, shown[:-1])) <= width
    assert len(shown) == len(found) + 2


def test_a_list_of_cards_is_whole_where_there_is_no_screen() -> None:
    heading, gug, count = lines(list_cards("core", "slavering gug"), None, COLUMNS)
    assert heading.split() == ["Set", "No.", "Title", "Type", "Faction", "Cost", "Skill", "Icons"]
    assert gug.split() == ["Core", "Set", "F124", "Slavering", "Gug", "Character", "Shub-Niggurath", "5", "4", "CCC"]
    assert count == "1 card"


def test_cards_that_cannot_be_played_are_marked() -> None:
    *shown, count = lines(arkham.list_cards("ptc", faction="seeker"), None, arkham.COLUMNS)
    assert any(line.endswith("*") for line in shown)
    assert count.endswith("; those with * cannot be played yet")


def test_the_editions_are_listed_from_the_oldest_to_the_newest() -> None:
    code, out = run("editions")
    assert (code, [line.split()[0] for line in out.splitlines()[:4]]) == (0, ["2.0", "1.4", "4.1", "latest"])
    assert "0 rules differ" in out.splitlines()[2]


def test_the_points_on_which_the_rules_differ_are_told() -> None:
    code, out = run("editions", "rules")
    assert code == 0
    assert "  2.0, 1.4: a committed character whose control changes leaves its story" in out


WITHOUT_CARDS = """
import sys
from silverkey.commands.app import app
app(sys.argv[1:], standalone_mode=False)
sys.exit(sum(name in sys.modules for name in ("silverkey.cthulhu.library", "silverkey.cthulhu.game", "rich.table")))
"""


@pytest.mark.parametrize("words", [("--version",), ("editions",), ("editions", "rules"), ("rulings", "reading/1")])
def test_what_needs_no_cards_does_not_load_them(words: tuple[str, ...]) -> None:
    assert in_a_process("-c", WITHOUT_CARDS, *words) == (0, "")


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("silverkey edit", ["editions"]), ("silverkey card Binding --edition ", ["2.0", "1.4", "4.1", "latest"])],
)
def test_a_shell_completes_what_is_typed(typed: str, offered: list[str]) -> None:
    environment = os.environ | {
        "PYTHONPATH": str(ROOT / "src"),
        "_SILVERKEY_COMPLETE": "complete_bash",
        "COMP_WORDS": typed,
        "COMP_CWORD": str(typed.count(" ")),
    }
    main = "import sys; sys.argv = ['silverkey']; from silverkey.cli import main; main()"
    command = [sys.executable, "-c", main]
    done = subprocess.run(command, check=False, capture_output=True, env=environment, text=True)
    assert done.stdout.split() == offered


def test_the_difference_of_two_editions_is_told() -> None:
    code, out = run("editions", "diff", "1.4", "4.1")
    assert code == 0
    assert "a committed character whose control changes leaves its story" in out
    count = len(differences(EDITIONS.named("1.4"), EDITIONS.named("4.1")))
    assert out.splitlines()[-1].startswith(f"{count} rules differ, ")
    assert "  Descendant of Eibon, Master of the Black Arts (Summons of the Deep)" in out
    assert "No longer restricted: " in out


def test_the_two_newest_editions_differ_in_cards_and_lists_alone() -> None:
    code, out = run("editions", "diff", "4.1", "latest")
    assert (code, out.splitlines()[-1][:15]) == (0, "0 rules differ,")
    assert "Initiate of Huang Hun" in out
    assert "Newly restricted: Uroborus" in out
    assert "No longer restricted: Black Dog" in out


def test_a_card_is_shown_as_an_edition_words_it() -> None:
    newest, older = run("card", "Initiate of Huang Hun")[1], run("card", "Initiate of Huang Hun", "--edition", "4.1")[1]
    assert "Loyal." in newest
    assert "Loyal." not in older
    assert run("card", "Slavering Gug", "--edition", "3")[0] == 2


def test_an_installed_package_finds_its_cases(tmp_path: Path) -> None:
    project = Path(__file__).parent.parent
    wheel = tomllib.loads((project / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    site, elsewhere = tmp_path / "site", tmp_path / "elsewhere"
    elsewhere.mkdir()
    for package in wheel["packages"]:
        shutil.copytree(project / package, site / Path(package).name)
    for source, place in wheel["force-include"].items():
        shutil.copytree(project / source, site / place)
    shown = subprocess.run(
        [sys.executable, "-m", "silverkey", "rulings", "coc-latest/2.13.f"],
        cwd=elsewhere,
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert f"{site}/silverkey/cases/rules/paying.yaml" in shown.stdout


ROOT = Path(__file__).parent.parent
INTERRUPTED_WHILE_LOADING = """
import os, signal, sys

awaited = sys.argv.pop(1)
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it

class Interruption:
    def find_spec(self, name, path=None, target=None):
        if name == awaited:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interruption())
from silverkey.cli import main
main()
"""


def in_a_process(*words: str, stdout: str = os.devnull) -> tuple[int, str]:
    """The exit code, and what was said beside the output."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    with open(stdout, "w") as out:
        command = [sys.executable, *words]
        done = subprocess.run(command, check=False, stdout=out, stderr=subprocess.PIPE, env=environment, text=True)
    return done.returncode, done.stderr


@pytest.mark.parametrize("module", ["silverkey.commands", "typer", "silverkey.terminal.seat", "silverkey.cthulhu.game"])
def test_an_interruption_while_it_is_loading_ends_it_without_a_word(module: str, tmp_path: Path) -> None:
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED_WHILE_LOADING)
    assert in_a_process(str(script), module, "play", "--seed", "3") == (130, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="There is no device that is always full.")
@pytest.mark.parametrize(
    "words", [("cards",), ("card", "Binding"), ("--version",), ("games",), ("play", "--seed", "3")]
)
def test_an_output_that_is_full_is_told_in_a_sentence(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SILVERKEY_HOME", str(tmp_path))
    told = in_a_process("-m", "silverkey", *words, stdout="/dev/full")
    assert told == (2, "The output cannot be written: no space left on device.\n")
