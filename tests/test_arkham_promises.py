"""What Arkham Horror promises besides what every game does: no save that no game could be, no fault in any scenario."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from arkham_games import started

from silverkey.arena.simulation import simulate
from silverkey.arkham.game import Game
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.arkham.words import DIFFICULTIES
from silverkey.kernel import codec


def sealed(data: dict[str, Any]) -> dict[str, Any]:
    """A saved game with the check that fits it."""
    fields = {name: value for name, value in data.items() if name != "check"}
    return {**fields, "check": codec.digest(fields)}


def damaged(**changes: Any) -> dict[str, Any]:
    """A saved game in which some fields say something else."""
    return sealed({**msgspec.json.decode(msgspec.json.encode(started(1).to_dict())), **changes})


DAMAGE: dict[str, dict[str, Any]] = {
    "a phase that there is not": {"phase": "\x1b[31mnight"},
    "a difficulty that there is not": {"difficulty": "impossible"},
    "a scenario that there is not": {"scenario": "The Picnic"},
    "a chaos token that there is not": {"bag": ["\x1b[31m"], "chaos": {"tuple": ["\x1b[31m"]}},
    "no investigator": {"investigators": []},
    "nothing under way": {"stack": []},
    "zones for fewer cards than there are": {"zone": ["hand"]},
    "a lead investigator who does not play": {"lead": 7},
    "a resolution that is no word": {"resolution": "\x1b[31mR1"},
}


@pytest.mark.parametrize("how", DAMAGE)
def test_a_saved_game_that_no_game_could_be_is_refused(how: str) -> None:
    with pytest.raises(codec.CorruptSave, match="not complete, or says what no game says"):
        Game.from_dict(damaged(**DAMAGE[how]))


# Playing


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("scenario", all_scenarios())
def test_random_games_end_without_a_fault(scenario: str, difficulty: str) -> None:
    settings = {"scenario": scenario, "difficulty": difficulty}
    report = simulate(8, 1, ["random"], game="arkham", settings=settings, seats=(1, 2, 3, 4))
    assert [(error.seed, error.error) for error in report.errors] == []
    assert report.games == 8


@pytest.mark.long
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("scenario", all_scenarios())
def test_two_hundred_and_fifty_random_games_end_without_a_fault(scenario: str, difficulty: str) -> None:
    settings = {"scenario": scenario, "difficulty": difficulty}
    report = simulate(250, 1000, ["random"], game="arkham", settings=settings, seats=(1, 2, 3, 4), jobs=2)
    assert [(error.seed, error.error) for error in report.errors] == []
