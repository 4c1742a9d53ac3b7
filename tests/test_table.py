"""Another game at the same table: the terminal's shared part plays whatever implements Table."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from toy_table import TABLE

from silverkey.games import GAMES, Known, UnknownGame
from silverkey.sitting.seats import Seats
from silverkey.terminal.record import Record
from silverkey.terminal.seat import play
from silverkey.terminal.table import table_of


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SILVERKEY_HOME", str(tmp_path / "home"))
    monkeypatch.setitem(GAMES, TABLE.word, Known("Lanterns", {"terminal": "toy_table"}))
    return tmp_path / "home"


def typed(*lines: str, seed: int = 3) -> str:
    out = io.StringIO()
    play(TABLE.word, seed=seed, stdin=io.StringIO("".join(f"{line}\n" for line in lines)), stdout=out)
    return out.getvalue()


def test_a_game_is_found_by_its_word() -> None:
    assert table_of("lanterns") is TABLE
    with pytest.raises(UnknownGame, match="no game “carcosa”"):
        table_of("carcosa")


def test_a_game_of_three_is_played_to_its_end(home: Path) -> None:
    text = typed(*["3", "2", "1"] * 200, "q")
    assert "Your flame is" in text
    assert "The same game again: lanterns 3" in text
    assert not list(home.iterdir())


def test_choices_have_names_and_commands_tell() -> None:
    text = typed("2", "?", "list", "log", "auto", "why", "nonsense", "q")
    for said in ("Keep your flame alight", "Three flames are lit", "draw", "“nonsense” is neither a choice"):
        assert said in text


def test_whoever_plays_goes_on_with_the_last_game_whichever_it_is(home: Path) -> None:
    typed("2", "q")
    assert json.loads((home / "game-1.json").read_bytes())["game"]["game"] == "lanterns"
    out = io.StringIO()
    play(stdin=io.StringIO("new\nyes\nq\n"), stdout=out)
    assert "Your saved game goes on" in out.getvalue()
    assert out.getvalue().count("Lanterns") > 1
    assert json.loads((home / "game-2.json").read_bytes())["game"]["game"] == "lanterns"


def test_an_answer_is_taken_back_in_any_game() -> None:
    record = Record.begin(TABLE, TABLE.wishes(3).match())
    before = record.game.digest()
    assert record.game.pending is not None
    record.answer(record.game.pending.options[0], asked=True)
    assert record.game.digest() != before
    record.undo()
    assert record.game.digest() == before


def test_of_several_seats_each_is_asked_in_its_turn_and_goes_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = Seats(("Cleo", "Ann", "Ben"), yours=(0, 1), others="Ben")
    monkeypatch.setattr(TABLE, "seats", lambda match, game: seats)
    record = Record.begin(TABLE, TABLE.wishes(3).match())
    asked = set()
    while (decision := record.game.pending) is not None:
        asked.add(seats.eyes(record.game))
        assert seats.eyes(record.game) == (decision.player if decision.player in (0, 1) else 0)
        record.answer(decision.options[-1], asked=decision.player in seats.yours)
    assert asked == {0, 1}
    assert "The flame of Ann" in " ".join(record.journal.lines())
    text = typed(*["3", "2", "1"] * 300, "q")
    assert "Your flame is" in text
