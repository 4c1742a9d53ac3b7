"""Saved games: none is ever lost, and a file that cannot be used is told in a sentence and kept."""

from __future__ import annotations

import contextlib
import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from silverkey.commands.app import app
from silverkey.kernel.codec import digest
from silverkey.terminal import saves, shelf
from silverkey.terminal.arkham.match import arrange as arkham_match
from silverkey.terminal.arkham.table import TABLE as ARKHAM
from silverkey.terminal.arkham.wanting import wanted as investigators
from silverkey.terminal.cthulhu.match import Match, arrange
from silverkey.terminal.cthulhu.table import TABLE
from silverkey.terminal.record import Record
from silverkey.terminal.saves import BrokenSave, NewerSave, Save, sealed
from silverkey.terminal.seat import CannotSitDown, play
from silverkey.terminal.shelf import GameOpen, NoSuchGame, NotSaved, Shelf, Slot, UnusableGame
from silverkey.terminal.shelf import home as data_folder

SETUP = ["", "1 2 3"]
ANYTHING = ["", "1 2 3", *["1", "p", "y"] * 8, "q"]
"""Lines that bring any game a turn or so on."""
ROOT = Path(__file__).parent.parent

WISHES = ("you", "bot", "packet", "bot_kind", "deck", "bot_deck")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SILVERKEY_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def typed(*lines: str, **wishes: Any) -> str:
    """What is on the screen after typing, with all spaces alike."""
    out = io.StringIO()
    given = {name.replace("_", "-"): str(wishes.pop(name)) for name in WISHES if name in wishes}
    play(stdin=io.StringIO("".join(f"{line}\n" for line in lines)), stdout=out, given=given, **wishes)
    return " ".join(out.getvalue().split())


def begun(seed: int = 3) -> Save[Match]:
    return Record.begin(TABLE, arrange(seed, [], [], bot_kind="random")).save()


def seeds(folder: Path) -> dict[str, int]:
    """The games in a folder by the names of their files."""
    return {path.name: saves.unsealed(path.read_bytes()).match.seed for path in sorted(folder.glob("*.json"))}


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(words))
    return result.exit_code, result.output


# Several games


def test_no_new_game_costs_an_unfinished_one(home: Path) -> None:
    for seed in (7, 8, 9):
        typed(*SETUP, "q", seed=seed)
    assert seeds(home) == {"game-1.json": 7, "game-2.json": 8, "game-3.json": 9}


def test_play_goes_on_with_the_game_that_was_played_last() -> None:
    for seed in (7, 8):
        typed(*SETUP, "q", seed=seed)
    assert "seed 8" in typed("q")
    assert "seed 7" in typed("q", game=1)
    assert "seed 7" in typed("q")
    assert "seed 7" in typed("q", resume=True)


def test_a_game_is_resumed_by_its_number() -> None:
    for seed in (7, 8):
        typed(*SETUP, "q", seed=seed)
    assert "seed 7" in typed("q", game=1)
    with pytest.raises(CannotSitDown, match="no unfinished game 5"):
        typed("q", game=5)


def test_a_new_game_says_how_to_go_on_with_the_old_one() -> None:
    typed(*SETUP, "q", seed=7)
    assert "silverkey play 1 goes on with it" in typed("q", seed=8)
    assert "Your 2 unfinished games are kept: silverkey games lists them" in typed("q", seed=9)


def test_a_game_given_up_for_another_is_kept(home: Path) -> None:
    typed(*SETUP, "new", "yes", "q", seed=7)
    assert len(seeds(home)) == 2


@pytest.mark.parametrize("deck", ["8 Local Sheriff\n", "3 Locl Sherif\n", None])
def test_a_refused_deck_leaves_the_running_game_as_it_was(home: Path, tmp_path: Path, deck: str | None) -> None:
    typed(*SETUP, "q", seed=7)
    before = (home / "game-1.json").read_bytes()
    file = tmp_path / "deck.txt"
    if deck is not None:
        file.write_text(deck)
    with pytest.raises(CannotSitDown):
        typed("q", seed=8, deck=str(file))
    assert [path.name for path in home.iterdir()] == ["game-1.json"]
    assert (home / "game-1.json").read_bytes() == before
    assert "seed 7" in typed("q")


def test_a_number_is_not_given_again_while_a_file_bears_it(home: Path) -> None:
    typed(*SETUP, "q", seed=7)
    (home / "game-1.json").rename(home / "game-1.json.broken")
    typed(*SETUP, "q", seed=8)
    assert seeds(home) == {"game-2.json": 8}


def test_settings_are_kept_with_the_game(home: Path) -> None:
    typed(*SETUP, "skip disrupts", "q", seed=7)
    assert saves.unsealed((home / "game-1.json").read_bytes()).settings.disrupts is False


# Two terminals


def test_a_game_is_open_in_one_terminal_at_a_time(home: Path) -> None:
    typed(*SETUP, "q", seed=7)
    elsewhere = Shelf().take(1)
    with pytest.raises(CannotSitDown, match=rf"Game 1 is open in another terminal \(process {os.getpid()}\)") as told:
        typed("q")
    assert "silverkey play --new begins another" in str(told.value)
    elsewhere.close()
    assert "seed 7" in typed("q")


def test_a_second_terminal_plays_a_game_of_its_own(home: Path) -> None:
    first, second = Shelf().new(), Shelf().new()
    first.write(begun(1))
    second.write(begun(2))
    first.write(begun(1))
    assert seeds(home) == {"game-1.json": 1, "game-2.json": 2}


def test_a_game_that_goes_on_after_its_end_costs_nobody_the_number_that_it_had(home: Path) -> None:
    over, other = Shelf().new(), Shelf().new()
    over.write(begun(1))
    over.remove()
    other.write(begun(2))
    over.write(begun(1))
    assert seeds(home) == {"game-1.json": 2, "game-2.json": 1}
    assert all(game.open for game in Shelf().games())


HOLD = """
import sys, time
from silverkey.terminal.shelf import Shelf
slot = Shelf().take(1)
print("held", flush=True)
sys.stdin.read()
"""


def test_a_terminal_that_was_killed_holds_no_game(home: Path) -> None:
    typed(*SETUP, "q", seed=7)
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(
        [sys.executable, "-c", HOLD], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(GameOpen, match=rf"process {other.pid}"):
            Shelf().take(1)
        assert Shelf().games()[0].open
        other.send_signal(signal.SIGKILL)
    assert (home / "game-1.lock").exists()
    assert not Shelf().games()[0].open
    Shelf().take(1).close()
    assert [path.name for path in home.iterdir()] == ["game-1.json"]


def test_what_a_killed_terminal_left_half_written_is_swept_up(home: Path) -> None:
    typed(*SETUP, "q", seed=7)
    (home / "game-1.json.4711.new").write_bytes(b"{")
    assert "seed 7" in typed("q")
    assert [path.name for path in home.iterdir()] == ["game-1.json"]


# Writing


def test_a_save_is_written_whole(home: Path) -> None:
    slot = Shelf().new()
    slot.write(begun())
    slot.close()
    assert [path.name for path in home.iterdir()] == ["game-1.json"]
    assert Shelf().take(1).read().match.seed == 3


def test_a_disk_that_fills_up_leaves_the_game_as_it_was_saved_before(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slot = Shelf().new()
    slot.write(begun())
    before = slot.path.read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NotSaved, match="cannot be saved: no space left on device"):
        slot.write(begun(4))
    slot.close()
    assert [path.name for path in home.iterdir()] == ["game-1.json"]
    assert (home / "game-1.json").read_bytes() == before


def test_a_game_that_cannot_be_saved_can_be_played_and_says_so(home: Path) -> None:
    home.write_text("in the way")
    text = typed(*SETUP, "", "q", seed=7)
    assert "This game cannot be saved: " in text
    assert "Turn 1" in text
    assert text.endswith("This game could not be saved as it stands now.")


def test_a_folder_that_nobody_may_write_to_is_told_with_its_name(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(*SETUP, "q", seed=7)

    def forbidden(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(shelf.Path, "open", forbidden)
    slot = Slot(Shelf())
    with pytest.raises(NotSaved, match=rf"permission denied \({home}\)"):
        slot.write(begun())


def test_a_save_that_is_a_link_stays_one(home: Path, tmp_path: Path) -> None:
    typed(*SETUP, "q", seed=7)
    kept = tmp_path / "kept.json"
    (home / "game-1.json").rename(kept)
    (home / "game-1.json").symlink_to(kept)
    before = kept.read_bytes()
    typed("p", "p", "q")
    assert (home / "game-1.json").is_symlink()
    assert kept.read_bytes() != before


# The data folder


@pytest.mark.parametrize(
    ("environment", "folder"),
    [
        ({"SILVERKEY_HOME": "/a"}, "/a"),
        ({"SILVERKEY_HOME": "", "XDG_DATA_HOME": "/b", "HOME": "/c"}, "/b/silverkey"),
        ({"XDG_DATA_HOME": "", "HOME": "/c"}, "/c/.local/share/silverkey"),
        ({"XDG_DATA_HOME": "relative/path", "HOME": "/c"}, "/c/.local/share/silverkey"),
        ({"SILVERKEY_HOME": "~nobody-of-that-name/x"}, None),
    ],
)
def test_where_games_are_kept(environment: dict[str, str], folder: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SILVERKEY_HOME", "XDG_DATA_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert data_folder() == (Path(folder) if folder else None)


def test_without_a_home_folder_one_can_still_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SILVERKEY_HOME", "~nobody-of-that-name/x")
    text = typed(*SETUP, "q", seed=7)
    assert "This game cannot be saved: you have no home folder; name one with SILVERKEY_HOME." in text
    assert "Turn 1" in text
    assert run("games") == (0, "You have no unfinished games.\n")


# Files that cannot be used


def _garbage(data: bytes) -> bytes:
    return b"\x00\xff not a game"


def _half(data: bytes) -> bytes:
    return data[: len(data) // 2]


def _empty(data: bytes) -> bytes:
    return b""


def _deep(data: bytes) -> bytes:
    return data.replace(b'"log":[', b'"log":[' + b"[" * 100_000 + b"]" * 100_000 + b",")


def _other_edition(data: bytes) -> bytes:
    return data.replace(b'"edition":"latest"', b'"edition":"1.4"', 1)


def _other_seed(data: bytes) -> bytes:
    return data.replace(b'"seed":7', b'"seed":8', 1)


def _other_log(data: bytes) -> bytes:
    return data.replace(b" first: one card less", b" last: one card less", 1)


def _resealed(data: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    """The game with a change and the right checksum."""
    game = json.loads(data)["game"]
    change(game)
    raw = msgspec.json.encode(game)
    version = json.loads(data)["version"]
    return msgspec.json.encode(saves._Sealed(saves.FORMAT, version, saves._checksum(version, raw), msgspec.Raw(raw)))


def _forged(data: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    """The game with a change of its position, and every checksum right."""

    def forge(game: dict[str, Any]) -> None:
        state = game["state"]
        change(state)
        state["check"] = game["digest"] = digest({name: value for name, value in state.items() if name != "check"})

    return _resealed(data, forge)


def _unknown_edition(data: bytes) -> bytes:
    return _resealed(data, lambda game: game["match"].update(edition="9.9"))


def _unknown_card(data: bytes) -> bytes:
    deck = {"name": "x", "file": "x", "cards": ["core-9999"]}
    return _resealed(data, lambda game: game["match"].update(your_deck=deck))


def _unknown_bot(data: bytes) -> bytes:
    return _resealed(data, lambda game: game["match"].update(bot_kind="clever"))


def _unknown_packet(data: bytes) -> bytes:
    return _resealed(data, lambda game: game["match"].update(packet=7))


def _unknown_faction(data: bytes) -> bytes:
    return _resealed(data, lambda game: game["match"].update(you=["Atlantis", "Mu"]))


def _other_state(data: bytes) -> bytes:
    return _resealed(data, lambda game: game["state"].update(turn=99))


def _fraction_of_a_turn(data: bytes) -> bytes:
    return _forged(data, lambda state: state["questions"].__setitem__(0, 0.5))


def _card_in_two_zones(data: bytes) -> bytes:
    return _forged(data, lambda state: state["zone"].__setitem__(0, "discard"))


def _escape_for_a_phase(data: bytes) -> bytes:
    return _forged(data, lambda state: state.update(phase="\x1b[31mA"))


def _escape_for_an_answer(data: bytes) -> bytes:
    return _forged(data, lambda state: _pending(state)["options"]["tuple"][0]["option"].__setitem__(0, "\x1b[31mA"))


def _unknown_question(data: bytes) -> bytes:
    return _forged(data, lambda state: _pending(state).update(kind="riddle"))


def _unknown_end(data: bytes) -> bytes:
    return _forged(data, lambda state: state.update(outcome="\x1b[31mA"))


def _pending(state: dict[str, Any]) -> dict[str, Any]:
    fields: dict[str, Any] = state["pending"]["fields"]
    return fields


DAMAGE = [
    _garbage,
    _half,
    _empty,
    _deep,
    _other_edition,
    _other_seed,
    _other_log,
    _unknown_edition,
    _unknown_card,
    _unknown_bot,
    _unknown_packet,
    _unknown_faction,
    _other_state,
    _fraction_of_a_turn,
    _card_in_two_zones,
    _escape_for_a_phase,
    _escape_for_an_answer,
    _unknown_question,
    _unknown_end,
]


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_game_is_set_aside_and_a_new_one_begins(home: Path, damage: Callable[[bytes], bytes]) -> None:
    typed(*SETUP, "q", seed=7)
    path = home / "game-1.json"
    spoilt = damage(path.read_bytes())
    assert spoilt != path.read_bytes()
    path.write_bytes(spoilt)
    text = typed("q")
    assert "Game 1 " in text
    assert f"Thefileisnow{home}/game-1.json.broken.Anewgamebegins." in text.replace(" ", "")
    assert "Setting up" in text
    assert (home / "game-1.json.broken").read_bytes() == spoilt


@pytest.mark.parametrize("passes", [7, -(10**9)])
def test_nobody_has_passed_more_often_than_there_are_players_or_less_than_never(home: Path, passes: int) -> None:
    record = Record.begin(TABLE, arrange(7, [], [], bot_kind="random"))
    while (decision := record.game.pending) is not None and (decision.player, decision.kind) != (0, "action"):
        record.answer(decision.options[-1], asked=True)

    def change(state: dict[str, Any]) -> None:
        state["stack"][-1]["fields"]["passes"] = passes

    home.mkdir()
    (home / "game-1.json").write_bytes(_forged(sealed(record.save()), change))
    with pytest.raises(CannotSitDown, match="Game 1 is damaged"):
        typed("p", game=1)


def test_damaged_games_do_not_push_out_one_another(home: Path) -> None:
    home.mkdir()
    for content in (b"first", b"second", b"third"):
        (home / "game-1.json").write_bytes(content)
        with pytest.raises(CannotSitDown, match="Game 1 is damaged"):
            typed("q", game=1)
    contents = [path.read_bytes() for path in sorted(home.glob("*.broken*"))]
    assert contents == [b"first", b"second", b"third"]


def test_a_game_of_a_later_version_is_refused_and_stays(home: Path) -> None:
    typed(*SETUP, "q", seed=7)
    path = home / "game-1.json"
    later = json.dumps({"format": 3, "version": "9.9\x1b[2J", "whatever": 1}).encode()
    path.write_bytes(later)
    with pytest.raises(CannotSitDown, match=r"Game 1 was saved by a later version of Silverkey \(9.9\\x1b\[2J\)"):
        typed("q", game=1)
    assert "A new game begins" in typed("q")
    assert path.read_bytes() == later


def test_a_save_names_its_game(home: Path) -> None:
    typed(*SETUP, "q", seed=7)
    assert json.loads((home / "game-1.json").read_bytes())["game"]["game"] == "cthulhu"
    assert msgspec.json.decode(run("games", "--json")[1])[0]["game"] == "cthulhu"


def test_a_game_saved_before_saves_named_their_game_goes_on(home: Path) -> None:
    typed(*SETUP, "q", seed=7)
    path = home / "game-1.json"
    path.write_bytes(_resealed(path.read_bytes(), lambda game: game.pop("game")))
    assert "Your saved game goes on" in typed("q", game=1)
    assert seeds(home) == {"game-1.json": 7}


def test_a_save_of_a_game_that_is_not_known_is_refused_and_stays(home: Path) -> None:
    typed(*SETUP, "q", seed=7)
    path = home / "game-1.json"
    other = _resealed(path.read_bytes(), lambda game: game.update(game="carcosa"))
    path.write_bytes(other)
    with pytest.raises(CannotSitDown, match="Game 1 is of a game that this version of Silverkey does not know"):
        typed("q", game=1)
    assert path.read_bytes() == other


def test_a_folder_in_place_of_a_game_is_no_game(home: Path) -> None:
    (home / "game-1.json").mkdir(parents=True)
    assert "Game 1 is no file" in typed("q")


@pytest.mark.parametrize("name", ["game.json", "previous.json"])
def test_a_game_saved_before_games_had_numbers_goes_on(home: Path, name: str) -> None:
    home.mkdir()
    (home / name).write_bytes(_unsealed_form(begun(7)))
    assert "seed 7" in typed("q")
    assert seeds(home) == {"game-1.json": 7}


def test_a_game_saved_before_games_had_numbers_is_kept_if_it_is_damaged(home: Path) -> None:
    home.mkdir()
    content = _unsealed_form(begun(7)).replace(b'"turn":0', b'"turn":9')
    (home / "game.json").write_bytes(content)
    assert "Game 1 does not fit this version" in typed("q")
    assert (home / "game-1.json.broken").read_bytes() == content


def _unsealed_form(save: Save[Match]) -> bytes:
    """As it was saved when there was neither a checksum nor more than one game."""
    fields = {name: value for name, value in msgspec.to_builtins(save).items() if name != "game"}
    return msgspec.json.encode({"format": 1, "version": "0.1"} | fields)


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state.update(active=7),
        lambda state: state.update(active=-(10**20)),
        lambda state: state["questions"].__setitem__(slice(None), ["x", "x"]),
        lambda state: state["stack"].__setitem__(0, 99),
    ],
)
def test_a_position_that_contradicts_the_rules_ends_in_a_sentence(
    home: Path, change: Callable[[dict[str, Any]], object]
) -> None:
    typed(*SETUP, "q", seed=7)
    path = home / "game-1.json"
    path.write_bytes(_forged(path.read_bytes(), change))
    with pytest.raises(CannotSitDown, match="Game 1 cannot be gone on with: it contradicts the rules"):
        typed(*ANYTHING, game=1)
    assert not path.exists()
    assert (home / "game-1.json.broken").exists()


ODD = st.one_of(
    st.none(), st.booleans(), st.integers(), st.just(2**63), st.just(-1), st.floats(), st.text(max_size=5), st.just([])
)


@cache
def whole(game: str) -> bytes:
    """A game as it is saved."""
    if game == "cthulhu":
        return sealed(begun(7))
    kind = {"scenario": "The Gathering"} if game == "arkham" else {"campaign": "Night of the Zealot"}
    record = Record.begin(ARKHAM, arkham_match(7, investigators("roland, wendy", ""), **kind))
    for turn in range(40):
        assert record.game.pending is not None
        options = record.game.pending.options
        record.answer(options[turn % len(options)], asked=True)
    return sealed(record.save())


KINDS = ("cthulhu", "arkham", "campaign")


@pytest.mark.parametrize("game", KINDS)
@settings(suppress_health_check=[*HealthCheck], max_examples=60)
@given(data=st.data())
def test_any_value_with_right_checksums_is_played_or_refused(home: Path, game: str, data: st.DataObject) -> None:
    def change(place: Any) -> None:
        while True:
            key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
            inner = place[key]
            if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
                break
            place = inner
        place[key] = data.draw(ODD)

    content = data.draw(st.sampled_from([_forged, _resealed]))(whole(game), change)
    home.mkdir(exist_ok=True)
    (home / "game-1.json").write_bytes(content)
    with contextlib.suppress(CannotSitDown):
        typed(*ANYTHING, game=1)


@given(st.sampled_from(KINDS), st.binary(max_size=60), st.integers(0, 20_000), st.integers(0, 60))
def test_no_damage_goes_unnoticed(game: str, rubbish: bytes, at: int, dropped: int) -> None:
    good = whole(game)
    spoilt = good[:at] + rubbish + good[at + dropped :]
    try:
        save = saves.unsealed(spoilt)
    except NewerSave:
        assert b'"format":2' not in spoilt
    except BrokenSave:
        assert spoilt != good
    else:
        assert msgspec.json.encode(save) == msgspec.json.encode(saves.unsealed(good))


# The list


def test_unfinished_games_are_listed_and_deleted(home: Path) -> None:
    assert run("games") == (0, "You have no unfinished games.\n")
    for seed in (7, 8):
        typed(*SETUP, "q", seed=seed, you="Agency,Hastur", bot="Cthulhu,Yog")
    code, out = run("games")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()[:2]] == ["2", "1"]
    assert "Agency & Hastur against Cthulhu & Yog-Sothoth, turn 1" in out
    assert run("games", "delete", "1", "--yes") == (0, "Game 1 is deleted.\n")
    assert seeds(home) == {"game-2.json": 8}
    listed = msgspec.json.decode(run("games", "--json")[1])
    assert [(game["number"], game["seed"], game["open"]) for game in listed] == [(2, 8, False)]


def test_nothing_is_deleted_without_a_yes(home: Path) -> None:
    typed(*SETUP, "q", seed=7)
    code, out = run("games", "delete", "1")
    assert (code, out) == (2, "Nobody is there to ask; --yes deletes without asking.\n")
    assert run("games", "delete", "1", "3", "--yes")[0] == 2
    assert seeds(home) == {"game-1.json": 7}


def test_a_game_that_is_being_played_is_not_deleted(home: Path) -> None:
    typed(*SETUP, "q", seed=7)
    elsewhere = Shelf().take(1)
    assert "(open in another terminal)" in run("games")[1]
    code, out = run("games", "delete", "1", "--yes")
    assert (code, "Game 1 is open in another terminal" in out) == (2, True)
    elsewhere.close()
    assert seeds(home) == {"game-1.json": 7}


def test_the_list_tells_of_damaged_games_and_changes_nothing(home: Path) -> None:
    home.mkdir()
    (home / "game-4.json").write_bytes(b"{")
    code, out = run("games")
    assert (code, out.splitlines()[0]) == (0, f"  4  Game 4 is damaged. ({home}/game-4.json)")
    assert [path.name for path in home.iterdir()] == ["game-4.json"]


def test_a_finished_game_leaves_the_shelf(home: Path) -> None:
    slot = Shelf().new()
    slot.write(begun())
    slot.remove()
    assert not list(home.iterdir())
    with pytest.raises(NoSuchGame):
        Shelf().take(1)


def test_a_game_that_cannot_be_read_is_left_alone(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(*SETUP, "q", seed=7)
    slot = Shelf().take(1)

    def forbidden(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(shelf, "_content", forbidden)
    with pytest.raises(UnusableGame, match="Game 1 cannot be read: permission denied"):
        slot.read()
    slot.close()
    assert [path.name for path in home.iterdir()] == ["game-1.json"]


@pytest.mark.parametrize("wishes", [("--seed", "3"), ("--new",), ("--packet", "2"), ("--bot-kind", "random")])
def test_a_game_by_number_is_taken_as_it_is(wishes: tuple[str, ...]) -> None:
    code, out = run("play", "1", *wishes)
    assert (code, "goes on with the game as it is" in out) == (2, True)
