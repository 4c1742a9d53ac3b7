"""The judge of the page: cases are judged with how things stood after each step, within bounds, and kept by links."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from urllib.parse import quote

import msgspec
import pytest
from serving import Client, Server
from test_replays import played

from silverkey.server.apart import Apart
from silverkey.server.casebook import CASEBOOK
from silverkey.server.stepping import Wanted, as_case, documents
from silverkey.server.trial import CaseToJudge, Verdict, judged, verdict

SHOTGUN = """\
case: A Shotgun Blast is played
players:
  Danielle:
    hand: [Shotgun Blast]
    domains: [{Agency: 2}]
  Tommy:
    in play: [Mad Artist]
    hand: [Power Drain]
    domains: [{Hastur: 2}]
steps:
  - Danielle: {play: Shotgun Blast, x: 2, target: Mad Artist, drain: 1}
"""
LAUGHS = "".join(f"{name}: &{name} [{', '.join([f'*{before}'] * 10)}]\n" for before, name in pairwise("abcdefghi"))
"""Each value stands for ten of the one before."""


def test_each_step_says_what_happened_by_which_ruling_and_how_things_stood() -> None:
    found = verdict(CaseToJudge(SHOTGUN))
    (run,) = found.runs
    assert (found.game, found.names, run.edition, run.passed) == ("cthulhu", ("Danielle", "Tommy"), "latest", True)
    (step,) = run.steps
    assert step.line == 11
    drained = next(told for told in step.told if "drains" in told.text)
    assert drained.rulings == ("coc-latest/2.13.a",)
    assert run.view is not None
    assert step.view is not None
    assert [card["title"] for card in run.view["in_play"]] == ["Mad Artist"]
    assert [card["title"] for card in step.view["in_play"]] == []
    assert [card["title"] for card in run.view["players"][1]["hand"]] == ["Power Drain"]


def test_what_a_player_could_have_done_can_be_picked_as_the_next_step() -> None:
    (run,) = verdict(CaseToJudge(SHOTGUN)).runs
    (asked,) = run.steps[0].declined
    assert asked.player == "Tommy"
    moves = [move.move for move in asked.moves]
    assert moves == ["pass", "{play: Power Drain}"]
    (run,) = verdict(
        CaseToJudge(f"{SHOTGUN}  - Tommy: {moves[1]}\n  - check: {{Mad Artist: {{zone: in play}}}}\n")
    ).runs
    assert run.passed, run.wrong


def continued(text: str, steps: str) -> str:
    """A case with other steps at its end, and nothing expected."""
    before = text.partition("\nexpect:")[0].rstrip()
    head = before if "\nsteps:" in text else f"{before}\nsteps:"
    return f"{head}\n{steps}"


@pytest.mark.parametrize("file", ["core/agency.yaml", "core/hastur.yaml", "arkham/core/guardian.yaml"])
def test_the_moves_that_are_offered_can_be_read(file: str) -> None:
    cases = [case for place, case in CASEBOOK.cases.items() if place.startswith(f"{file}:")]
    shown = [case.text for case in cases if "\nsteps:\n  - " in case.text and "scenario:" not in case.text][:8]
    assert shown
    for text in shown:
        for run in verdict(CaseToJudge(text)).runs:
            assert run.passed, run.wrong
            asked = [*([run.asked] if run.asked else []), *(asked for step in run.steps for asked in step.declined)]
            for one in asked:
                steps = "".join(f"  - {json.dumps(one.player)}: {move.move}\n" for move in one.moves)
                assert not verdict(CaseToJudge(continued(text, steps))).mistakes


def test_two_editions_are_judged_side_by_side() -> None:
    found = verdict(CaseToJudge(SHOTGUN, ("1.4", "latest")))
    assert [run.edition for run in found.runs] == ["1.4", "latest"]
    with pytest.raises(ValueError, match=r"There is no edition “9”\. There are: "):
        verdict(CaseToJudge(SHOTGUN, ("9",)))


def test_mistakes_are_told_with_line_and_suggestion_and_nothing_is_run() -> None:
    text = SHOTGUN.replace("Mad Artist]", "Mad Artits]").replace("hand: [Power", "hnad: [Power")
    found = verdict(CaseToJudge(text))
    assert found.runs == []
    assert [mistake.line for mistake in found.mistakes] == [7, 8]
    assert "Did you mean Mad Artist?" in found.mistakes[0].text
    assert "Did you mean hand?" in found.mistakes[1].text


def test_what_does_not_go_as_the_case_says_is_told_with_its_line() -> None:
    (run,) = verdict(CaseToJudge(SHOTGUN.replace("x: 2", "x: 9"))).runs
    assert not run.passed
    assert run.wrong[0].line == 11
    assert run.view is not None


def test_a_case_of_arkham_horror_is_judged_too() -> None:
    text = (
        "case: An enemy is fought\ngame: arkham\ninvestigators: {Roland Banks: {at: Study}}\nlocations: {Study: {}}\n"
    )
    text += "enemies: [{card: Ghoul Minion, engaged: Roland Banks}]\nchaos: [0]\n"
    (run,) = verdict(CaseToJudge(text)).runs
    assert run.asked is not None
    moves = [move.move for move in run.asked.moves]
    assert "{fight: Ghoul Minion}" in moves
    assert "end turn" in moves
    (run,) = verdict(CaseToJudge(f"{text}steps: [{{Roland Banks: {{fight: Ghoul Minion, commit: []}}}}]\n")).runs
    assert run.passed, run.wrong
    assert any("Ghoul Minion" in told.text for told in run.steps[0].told)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "There is no case here."),
        ("[" * 10_000, "nested too deeply"),
        (f"a: &a [x]\n{LAUGHS}", "too long"),
        ("case: &a [*a]\n", "part of"),
        ("a: 1\n---\nb: 2\n", "One case at a time"),
        ("\x00\x01", "not YAML"),
        ("case: x\ngame: chess\n", "There is no game"),
        ("case: x\nplayers: {A: {hand: [Blank], deck size: 99999999999999999999}, B: {}}\n", "whole number"),
    ],
)
def test_hostile_text_is_answered_with_a_sentence(text: str, why: str) -> None:
    found = msgspec.json.decode(judged(msgspec.json.encode(CaseToJudge(text))), type=Verdict)
    assert any(why in mistake.text for mistake in found.mistakes), found.mistakes


def test_a_position_of_a_replay_is_the_case_that_lays_it_out() -> None:
    recording, _ = played(4)
    data = msgspec.json.encode(recording)
    for place in range(20, len(recording.answers), 37):
        text = as_case(msgspec.msgpack.encode(Wanted(data, place))).decode()
        found = verdict(CaseToJudge(text))
        assert not found.mistakes, found.mistakes
        assert found.runs[0].passed
    with pytest.raises(ValueError, match="There is no step"):
        as_case(msgspec.msgpack.encode(Wanted(data, 99_999)))
    with pytest.raises(ValueError, match="from the first turn on"):
        as_case(msgspec.msgpack.encode(Wanted(data, 1)))


def test_a_position_of_arkham_horror_is_laid_out_card_by_card() -> None:
    recording, _ = played(5, "arkham")
    data = msgspec.json.encode(recording)
    before = [step.place for step in documents(recording)[-1].steps]
    laid = 0
    for place in before[:: max(1, len(before) // 8)]:
        try:
            text = as_case(msgspec.msgpack.encode(Wanted(data, place))).decode()
        except ValueError as error:
            assert re.search("first round|out of the scenario", str(error))
            continue
        found = verdict(CaseToJudge(text))
        assert not found.mistakes, found.mistakes
        assert found.runs[0].passed
        view = found.runs[0].view
        assert view is not None
        assert len(view["investigators"]) == 2
        assert view["scenario"] == "The Gathering"
        laid += 1
    assert laid > 3


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as running:
        yield running


def test_cases_are_judged_found_and_kept_by_links(server: Server) -> None:
    status, found = server.post("/api/judge", {"text": SHOTGUN})
    assert (status, found["runs"][0]["passed"]) == (200, True)
    for wrong in ({}, {"text": 5}, {"text": "x" * 50_000}, {"text": SHOTGUN, "editions": ["9"]}, b"{"):
        status, refused = server.post("/api/judge", wrong)
        assert (status, bool(refused["why"])) == (400, True)
    status, kept = server.post("/api/judge/positions", {"text": SHOTGUN})
    assert status == 201
    assert json.loads(server.get(f"/api/judge/positions/{kept['id']}"))["text"] == SHOTGUN
    assert server.fetch("/api/judge/positions/nowhere")[0] == 404
    assert server.post("/api/judge/positions", {"text": " "})[0] == 400
    listed = json.loads(server.get("/api/cases?game=cthulhu&q=shotgun%20blast"))
    assert listed["found"] >= len(listed["cases"]) > 3
    first = json.loads(server.get(f"/api/cases/{quote(listed['cases'][0]['place'])}"))
    assert "Shotgun Blast" in first["case"]["text"]


def test_a_position_is_taken_from_a_game_that_is_over(server: Server) -> None:
    table, keys = server.open({"name": "Danielle"}, {"name": "Bot", "bot": "random"}, seed=3)
    client = Client(server, table, keys[0])
    client.play(1, most=10)
    assert server.fetch(f"/api/replays/{table}/position?place=3")[0] == 400
    client.play(1)
    status, _, content = server.fetch(f"/api/replays/{table}/position?place=60")
    assert (status, "Danielle" in json.loads(content)["text"]) == (200, True)
    assert server.fetch(f"/api/replays/{table}/position?place=x")[0] == 400


def test_a_case_that_goes_on_for_ever_does_not_hold_up_the_next() -> None:
    async def tried() -> None:
        apart = Apart(seconds=8)
        try:
            heavy = "case: x\nplayers: {A: {}, B: {}}\nsteps:\n" + "  - until: end of turn\n" * 1500
            asked = [msgspec.json.encode(CaseToJudge(text)) for text in (heavy, SHOTGUN)]
            try:
                await apart.do(judged, asked[0])
            except ValueError as error:
                assert "given up" in str(error)
            assert b'"passed":true' in await apart.do(judged, asked[1])
        finally:
            await apart.close()

    asyncio.run(tried())
