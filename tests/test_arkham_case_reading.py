"""A mistake in a case of Arkham Horror is pointed at, with its line and the nearest right spelling."""

from __future__ import annotations

from pathlib import Path

import pytest
from judging import faults

ALONE = "case: a\ngame: arkham\ninvestigators: {Roland Banks: {at: Study}}"

MISTAKES = {
    "a misspelt place of an investigator": (
        "case: a\ngame: arkham\ninvestigators: {Roland Banks: {at: Stduy}}",
        "asked.yaml:3: There is no location called “Stduy”. Did you mean Study?",
    ),
    "a misspelt place of an enemy": (
        f"{ALONE}\nenemies: [{{card: Ghoul Minion, at: Hallwya}}]",
        "asked.yaml:4: There is no location called “Hallwya”. Did you mean Hallway?",
    ),
    "a place that is no location": (
        "case: a\ngame: arkham\ninvestigators: {Roland Banks: {at: Machete, in play: [Machete]}}",
        "asked.yaml:3: Machete is no location.",
    ),
    "an enemy among an investigator's own cards": (
        "case: a\ngame: arkham\ninvestigators: {Roland Banks: {in play: [Ghoul Minion]}}",
        "asked.yaml:3: No investigator has Ghoul Minion in play under his control.",
    ),
    "a location in a hand": (
        "case: a\ngame: arkham\ninvestigators: {Roland Banks: {hand: [Study]}}",
        "asked.yaml:3: No investigator has Study in his hand.",
    ),
    "an enemy that is no weakness in a deck": (
        "case: a\ngame: arkham\ninvestigators: {Roland Banks: {deck: [Ghoul Minion]}}",
        "asked.yaml:3: No investigator has Ghoul Minion in his deck.",
    ),
    "a location in a threat area": (
        "case: a\ngame: arkham\ninvestigators: {Roland Banks: {threat area: [Attic]}}",
        "asked.yaml:3: No investigator has Attic in his threat area.",
    ),
    "engagement with what is no enemy": (
        f"{ALONE}\nenemies: [{{card: Machete, engaged: Roland Banks}}]",
        "asked.yaml:4: Machete is no enemy, so nobody is engaged with it.",
    ),
    "a player card in the encounter deck": (
        f"{ALONE}\nencounter deck: [Ghoul Minion, Machete]",
        "asked.yaml:4: Machete is no encounter card.",
    ),
    "an interlude while the scenario goes on": (
        f"{ALONE}\nscenario: The Unspeakable Oath\nsteps:\n  - interlude: Lost Soul",
        "asked.yaml:6: An interlude follows on a scenario that is over.",
    ),
    "a stage that the scenario has not": (
        f"{ALONE}\nscenario: The Gathering\nact: {{stage: 7}}",
        "asked.yaml:5: The Gathering has no act 7; the last is 3.",
    ),
    "a stage as a number alone": (
        f"{ALONE}\nscenario: The Midnight Masks\nagenda: 3",
        "asked.yaml:5: The Midnight Masks has no agenda 3; the last is 2.",
    ),
    "a resolution that the scenario has not": (
        f"{ALONE}\nscenario: The Gathering\nsteps:\n  - resolution: R9",
        "asked.yaml:6: There is no resolution “R9”. There are: R1, R2, R3, none.",
    ),
}


@pytest.mark.parametrize(("text", "fault"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_named_with_its_line(tmp_path: Path, text: str, fault: str) -> None:
    told = faults(tmp_path, text)
    assert fault in told
    assert "broke off" not in told


def test_every_wrong_token_and_key_is_told_at_once(tmp_path: Path) -> None:
    told = faults(tmp_path, f"{ALONE}\nchaos: [9, skul]\nact: {{stge: 2}}")
    assert "There is no chaos token “9”." in told
    assert "There is no chaos token “skul”. Did you mean skull?" in told
    assert "An act or agenda has no “stge”. Did you mean stage?" in told


def test_a_resolution_of_any_scenario_of_the_campaign_may_end_it(tmp_path: Path) -> None:
    text = f"{ALONE}\nscenario: The Midnight Masks\ncampaign: Night of the Zealot\nsteps:\n  - resolution: R3"
    assert "There is no resolution" not in faults(tmp_path, text)


def test_a_location_may_go_by_the_name_that_the_case_gives_it(tmp_path: Path) -> None:
    text = (
        "case: a\ngame: arkham\nlocations: [{card: Study, as: den}]\ninvestigators: {Roland Banks: {at: den}}\n"
        "expect: {Roland Banks: {location: Study}}"
    )
    assert faults(tmp_path, text) == ""


def test_where_somebody_is_lies_in_the_case(tmp_path: Path) -> None:
    text = "case: a\ngame: arkham\ninvestigators: {Roland Banks: {at: Study}}\nexpect: {Study: {revealed: true}}"
    assert faults(tmp_path, text) == ""


def test_who_is_no_enemy_is_not_fought_for_that_reason(tmp_path: Path) -> None:
    told = faults(tmp_path, f"{ALONE}\nsteps:\n  - Roland Banks: {{fight: Roland Banks}}")
    assert "That is no enemy." in told
    assert "aloof" not in told


def test_what_was_exiled_may_be_named_with_its_level(tmp_path: Path) -> None:
    text = (
        "case: a\ngame: arkham\n"
        "investigators: {Roland Banks: {at: Study, in play: [Fire Extinguisher (1)]}}\n"
        "enemies: [{card: Ghoul Minion, engaged: Roland Banks}]\nchaos: [0]\n"
        "steps:\n  - Roland Banks: {evade: Ghoul Minion, with: Fire Extinguisher (1), commit: []}\n"
        "expect: {Roland Banks: {exiled: [Fire Extinguisher (1)]}}"
    )
    assert faults(tmp_path, text) == ""
