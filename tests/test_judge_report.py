"""What the judge prints, and with which code it leaves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from judging import judge

from silverkey.cthulhu.verbs.leaving import Destroy
from silverkey.judge import judge_and_print
from silverkey.judge.report import lines

GOOD = "case: good\ncites: [coc-latest/1.9.b]\nplayers: {Danielle: {hand: [Ghost]}, Tommy: {}}\n"
BAD = GOOD + "expect: {Danielle: {hand: 2}}\n"
SHOT = """
case: shot
players:
  Danielle: {hand: [Shotgun Blast], domains: [{Agency: 2}]}
  Tommy: {in play: [Mad Artist]}
steps:
  - Danielle: {play: Shotgun Blast, x: 2}
  - Tommy: {cannot: {commit: {Mad Artist: 1}}}
expect: {Mad Artist: {zone: discard}}
"""


def write(folder: Path, *cases: str) -> Path:
    file = folder / "asked.yaml"
    file.write_text("---\n".join(cases), encoding="utf-8")
    return file


def test_a_line_a_case_and_the_counts_at_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, GOOD, BAD)
    assert judge_and_print([file]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"passed  {file}:1 [latest] good",
        f"failed  {file}:5 [latest] good",
        f"        {file}:8: Danielle: hand is 1, not 2.",
        "1 passed, 1 failed",
    ]


def test_quietly_only_what_failed_is_told_and_the_total(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, GOOD, BAD)
    assert judge_and_print([file], quiet=True) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"failed  {file}:5 [latest] good",
        f"        {file}:8: Danielle: hand is 1, not 2.",
        "1 passed, 1 failed",
    ]


def test_only_if_all_pass_the_code_is_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judge_and_print([write(tmp_path, GOOD)]) == 0
    assert capsys.readouterr().out.endswith("1 passed, 0 failed\n")


def test_json_says_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judge_and_print([write(tmp_path, GOOD, BAD)], as_json=True) == 1
    data = json.loads(capsys.readouterr().out)
    assert (data["passed"], data["failed"], data["not run"]) == (1, 1, 0)
    assert data["cases"][0]["cites"] == ["coc-latest/1.9.b"]
    assert data["cases"][1]["status"] == "failed"
    assert data["cases"][1]["line"] == 5


def test_explaining_tells_each_step_and_its_rulings(tmp_path: Path) -> None:
    (result,) = judge(tmp_path, SHOT, explain=True)
    assert result.passed
    account = next(account for account in result.accounts if account.step.startswith("Danielle: play"))
    assert account.line == 7
    assert "Danielle plays Shotgun Blast on Mad Artist." in {told.sentence for told in account.happened}
    assert "coc-latest/timing/step1" in account.rulings
    assert any(account.step.startswith("cannot: Tommy") for account in result.accounts)


def test_what_is_explained_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    judge_and_print([write(tmp_path, SHOT)], explain=True)
    out = capsys.readouterr().out
    assert "Mad Artist is destroyed" in out
    assert "[coc-latest/" in out


def test_a_case_runs_under_each_of_its_editions(tmp_path: Path) -> None:
    results = judge(tmp_path, GOOD + 'edition: ["1.4", 4.1, latest]\n')
    assert [(result.status, result.edition) for result in results] == [
        ("passed", "1.4"),
        ("passed", "4.1"),
        ("passed", "latest"),
    ]


def test_cases_of_both_games_are_run(tmp_path: Path) -> None:
    (result,) = judge(tmp_path, "case: a\ngame: arkham\ninvestigators: {Roland Banks: {}}")
    assert result.passed


@pytest.mark.plain
def test_a_fault_of_the_engine_fails_the_case_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> bool:
        raise RuntimeError("a fault")

    monkeypatch.setattr(Destroy, "perform", breaks)
    shot, good = judge(tmp_path, SHOT + "---\n" + GOOD)
    assert "The engine broke off: RuntimeError: a fault" in shot.messages[0]
    assert good.passed


def test_in_a_terminal_lines_are_broken_between_words(tmp_path: Path) -> None:
    (result,) = judge(tmp_path, SHOT, explain=True)
    narrow, whole = list(lines(result, 80)), list(lines(result))
    assert max(map(len, whole)) > 80
    assert max(map(len, narrow[1:])) < 80
    assert " ".join(" ".join(narrow).split()) == " ".join(" ".join(whole).split())


@pytest.mark.parametrize("as_json", [False, True], ids=["text", "json"])
def test_nothing_that_a_case_says_steers_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], as_json: bool
) -> None:
    title = r'case: "\e[2J\x9b2J\u202e\npassed"' + "\ncites: [coc-latest/1.9.b]\n"
    players = r'players: {"Dan\e[5m": {hand: [Ghost]}, Tommy: {}}' + "\n"
    expect = r'expect: {"Dan\e[5m": {hand: 2}}' + "\n"
    file = write(tmp_path, title + players + expect, title + players.replace("Ghost", r'"Gh\e[5mst"'))
    assert judge_and_print([file], as_json=as_json, explain=True) == 1
    out = capsys.readouterr().out
    assert not set(out) & {"\x1b", "\x9b", "\u202e"}
    assert (r"\u001b[2J\u009b2J\u202e\npassed" if as_json else r"\x1b[2J\x9b2J\u202e passed") in out


def test_json_has_each_line_with_its_rulings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    judge_and_print([write(tmp_path, SHOT)], as_json=True, explain=True)
    steps = json.loads(capsys.readouterr().out)["cases"][0]["steps"]
    assert {"what": "Danielle drains domain 1.", "rulings": ["coc-latest/2.13.a"]} in steps[0]["happened"]


def test_quietly_json_has_only_what_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    judge_and_print([write(tmp_path, GOOD, BAD)], as_json=True, quiet=True)
    data = json.loads(capsys.readouterr().out)
    assert (data["passed"], data["failed"], len(data["cases"])) == (1, 1, 1)
