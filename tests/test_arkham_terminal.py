"""Arkham Horror in the terminal, typed at as a person would."""

from __future__ import annotations

import io
import itertools
from collections.abc import Iterable
from pathlib import Path

import pytest

from silverkey.terminal.seat import play

HABITS = ["1", "done", "2", "p", "3", "end", "a", "y"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SILVERKEY_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def typed(lines: Iterable[str], seed: int = 3, new: bool = True, **given: str) -> str:
    """What is on the screen after typing."""
    out = io.StringIO()
    wishes = {name.replace("_", "-"): wish for name, wish in given.items()}
    play("arkham", wishes, seed=seed, new=new, stdin=io.StringIO("".join(f"{line}\n" for line in lines)), stdout=out)
    return out.getvalue()


@pytest.mark.parametrize("who", [{"you": "roland"}])
def test_a_whole_scenario_can_be_played_by_typing(home: Path, who: dict[str, str]) -> None:
    text = typed(itertools.islice(itertools.cycle(HABITS), 3000), **who)
    assert "victory points." in text
    assert "silverkey play --game arkham --new --seed 3 --scenario 'The Gathering'" in text
    assert not list(home.iterdir())
