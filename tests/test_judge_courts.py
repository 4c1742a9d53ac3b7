"""The judge knows games only by their courts."""

from __future__ import annotations

import subprocess
import sys

from silverkey.games import GAMES, having
from silverkey.judge.court import court_of

LOADED = """
import sys
import silverkey.judge
from silverkey.games import GAMES
print([game for game in GAMES if f"silverkey.{game}" in sys.modules])
"""


def test_a_game_is_read_only_for_its_cases() -> None:
    ran = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


def test_a_court_is_found_by_the_name_of_its_game() -> None:
    assert {game for game in GAMES if court_of(game) is not None} == set(having("judge"))


def test_what_a_court_says_of_its_cases_fits_together() -> None:
    for game in having("judge"):
        court = court_of(game)
        assert court is not None
        assert court.seats in court.case_keys
        assert court.edition in court.editions
        assert {kind for kinds in court.beside.values() for kind in kinds} <= {*court.moves, *court.words}
