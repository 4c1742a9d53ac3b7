"""Where nobody could disrupt or replace an event it happens at once. The long way leads to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

from silverkey.cthulhu.game import Game
from silverkey.judge import FAILED, judge_paths

CASES = Path(__file__).parent.parent / "cases"


@pytest.mark.parametrize("file", sorted(CASES.rglob("*.yaml")), ids=lambda file: str(file.relative_to(CASES)))
def test_cases_hold_when_every_event_might_be_disrupted(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "may_be_interrupted", lambda game, verb: True)
    assert [result.messages for result in judge_paths([file]) if result.status == FAILED] == []
