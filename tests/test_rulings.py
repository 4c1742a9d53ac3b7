"""The registry of rulings: all of them are there, can be found, and are counted rightly."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from silverkey.commands.rulings import rulings as command
from silverkey.judge import find_documents
from silverkey.judge.reading import read_case
from silverkey.judge.source import Node
from silverkey.rulings import DOCUMENTS, UnknownRuling, cases_by_ruling, find, get, history, load, stages
from silverkey.rulings.cases import read_cites, unknown_cites
from silverkey.rulings.coverage import Run, cover

PROJECT = Path(__file__).parent.parent
CITED = re.compile(r"\b(?:coc-(?:2\.0|1\.4|4\.1|latest)|ahlcg-(?:1\.2|reference))/[\w./-]*\w")

app = typer.Typer()
app.command()(command)


def run(*arguments: str) -> str:
    """What the command prints."""
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*arguments: str) -> str:
    """What the command says when it refuses."""
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    return result.stderr


def citations(folder: str, ending: str) -> Iterator[tuple[str, str]]:
    """Every ruling that the files of a folder cite, with the file."""
    for file in sorted((PROJECT / folder).rglob(f"*{ending}")):
        for cited in CITED.findall(file.read_text(encoding="utf-8")):
            yield str(file.relative_to(PROJECT)), cited


def test_there_are_975_rulings_in_1778_entries() -> None:
    assert len(load().rulings) == 975
    assert len(load().by_id) == 1778
    entries = Counter(entry.document for ruling in load().rulings.values() for entry in ruling.entries)
    of_call_of_cthulhu = {"coc-2.0": 218, "coc-1.4": 270, "coc-4.1": 483, "coc-latest": 494}
    assert entries == of_call_of_cthulhu | {"ahlcg-reference": 208, "ahlcg-1.2": 105}


def test_644_rulings_of_call_of_cthulhu_and_299_of_arkham_horror_can_be_shown() -> None:
    testable = Counter(ruling.ids[0].partition("-")[0] for ruling in load().rulings.values() if ruling.testable)
    assert testable == {"coc": 644, "ahlcg": 299}


def test_49_of_them_are_entries_of_the_lists() -> None:
    lists = [ruling for ruling in load().rulings.values() if ruling.kind in ("restricted", "banned")]
    assert len(lists) == 49
    assert all(ruling.testable for ruling in lists)


def test_what_no_position_can_show_says_why() -> None:
    for ruling in load().rulings.values():
        assert ruling.testable or ruling.reason, ruling.key


def test_every_entry_is_complete() -> None:
    for ruling in load().rulings.values():
        for entry in ruling.entries:
            assert entry.document in DOCUMENTS
            assert entry.kind and entry.title and entry.statement and entry.section, entry.id


def test_no_ruling_differs_from_a_document_that_it_stands_in() -> None:
    for ruling in load().rulings.values():
        for other in load().differing(ruling):
            assert other is not ruling
            assert set(ruling.editions) != set(other.editions), (ruling.key, other.key)


def test_readings_are_numbered_and_concern_rulings_that_exist() -> None:
    assert list(load().readings) == [f"reading/{number}" for number in range(1, len(load().readings) + 1)]
    for reading in load().readings.values():
        assert reading.rulings
        assert all(reading in load().readings_of(get(key)) for key in reading.rulings)


def test_a_reading_is_shown_by_cases_of_its_own_or_by_those_of_its_rulings() -> None:
    cases = cases_by_ruling([PROJECT / "cases"])
    of_call_of_cthulhu = [one for one in load().readings.values() if not one.title.startswith("Arkham Horror")]
    untested = [one.id for one in of_call_of_cthulhu if not any(key in cases for key in (one.id, *one.rulings))]
    assert untested == ["reading/17"], "which cards are restricted is shown by decks"


def test_the_command_names_the_cases_of_a_reading() -> None:
    assert "What the Basilisk does at the end of the turn" in run("reading/63", "--cases", str(PROJECT / "cases"))


def test_what_the_code_cites_is_a_ruling_or_a_section_of_rulings() -> None:
    wrong = [
        (file, cited)
        for file, cited in citations("src", ".py")
        if cited not in load().by_id and not load().section(cited)
    ]
    assert wrong == []


def test_what_cases_cite_is_a_ruling() -> None:
    assert [(file, cited) for file, cited in citations("cases", ".yaml") if cited not in load().by_id] == []
    assert unknown_cites([PROJECT / "cases"]) == []


def test_an_id_of_any_document_leads_to_the_ruling() -> None:
    ruling = get("coc-latest/2.13.f")
    assert ruling is get("coc-2.0/rules/paying-costs.f") is get("COC-4.1/2.13.F") is get(ruling.key)
    assert ruling.editions == ("2.0", "1.4", "4.1", "latest")


def test_an_unknown_id_is_told_the_nearest() -> None:
    with pytest.raises(UnknownRuling, match=r"no ruling “coc-latest/faq/the-wel-then”. Did you mean .*the-well-then\?"):
        get("coc-latest/faq/the-wel-then")
    assert "Did you mean reading/20?" in refused("readin/20")
    assert refused("zzzzzzzz") == "There is no ruling “zzzzzzzz”.\n"


def test_history_tells_what_each_document_says() -> None:
    when = [stage.when for stage in stages("coc-latest/2.33.c")]
    assert when == ["2.0", "1.4", "since 4.1"]
    text = history("coc-latest/2.33.c")
    assert re.fullmatch(
        r"2\.0: Whenever .* discarded from play; 1\.4: .* played .*; since 4\.1: .* enters play.*", text
    )


def test_history_is_the_same_from_either_side_of_a_change() -> None:
    assert history("coc-2.0/rules/gaining-control.f") == history("coc-latest/1.13.f")


def test_history_leaves_out_older_documents_that_are_silent_and_names_later_ones() -> None:
    assert history("coc-latest/faq/bokrug-final-wound").startswith("2.0: Randolph Carter")
    assert history("coc-latest/faq/immurement-tie").startswith("latest: ")
    assert history("coc-2.0/errata/arkham/power-drain").endswith("; since 1.4: nothing is said of it.")


def test_history_of_one_game_does_not_speak_of_the_other() -> None:
    assert [stage.documents for stage in stages("ahlcg-1.2/1.1")] == [("ahlcg-1.2",)]


def test_rulings_are_found_by_document_and_kind() -> None:
    assert len(find(document="coc-1.4", kind="restricted")) == 9
    assert find(document="1.4", kind="restricted") == find(document="coc-1.4", kind="restricted")
    assert find(document="coc-2.0", kind="faq") == []


def test_a_kind_is_looked_for_where_the_document_has_it() -> None:
    insane = get("coc-1.4/handbook/insanity")
    assert insane in find(document="1.4", kind="errata")
    assert insane not in find(document="2.0", kind="errata")


def test_rulings_are_found_by_card_however_it_is_spelt() -> None:
    by_title = find(card="moon worshiper")
    assert [ruling.key for ruling in by_title] == ["faq/moon-worshipper-entering-insane"]
    assert find(card="Moon Worshipper") == by_title
    assert by_title[0] in find(card="worship")


def test_a_descriptor_tells_cards_of_one_title_apart() -> None:
    keys = {ruling.key for ruling in load().on_card("Professor Nathaniel Peaslee, Alien Intelligence")}
    assert "faq/peaslee-swap-unique" in keys
    assert "timing/leaving-play.ex1" not in keys
    assert keys < {ruling.key for ruling in load().on_card("Professor Nathaniel Peaslee")}


def test_rulings_are_found_by_all_words_of_a_text() -> None:
    found = find(text="BOKRUG wound")
    assert get("coc-latest/faq/bokrug-final-wound") in found
    assert get("coc-latest/2.13.f") not in found


def test_the_quick_reading_of_citations_agrees_with_the_judge() -> None:
    quick = {(case.file, case.line): case.cites for case in read_cites([PROJECT / "cases"])}
    whole = {
        (document.file, document.line): read_case(document.node).cites
        for document in find_documents([PROJECT / "cases"])
        if isinstance(document.node, Node)
    }
    assert quick == {place: cites for place, cites in whole.items() if cites}


CASES = """\
# Lists may be written in any way.
case: Nothing happens
players: {Danielle: {}, Tommy: {}}
cites:
  - coc-2.0/rules/paying-costs.f  # the cost
  - coc-latest/1.16.a
---
cites: [coc-4.1/1.3.a,
  "coc-latest/2.13.f"]
case: "Danielle has a card"
players: {Danielle: {}, Tommy: {}}
expect: {Danielle: {hand: 1}}
---
case: Before the change
edition: "1.4"
cites: coc-1.4/rules/mulligan.a
players: {Danielle: {}, Tommy: {}}
---
case: Under two editions
edition: ["1.4", latest]
cites: [coc-latest/2.34.a, coc-latest/9.9]
players: {Danielle: {}, Tommy: {}}
---
case: Cites nothing
players: {Danielle: {}, Tommy: {}}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of five cases."""
    (tmp_path / "some.yaml").write_text(CASES, encoding="utf-8")
    return tmp_path


def test_cases_are_found_by_the_key_of_what_they_cite(folder: Path) -> None:
    found = {key: [case.line for case in cases] for key, cases in cases_by_ruling([folder]).items()}
    assert found == {
        "2.13.f": [2, 8],
        "1.16.a": [2],
        "1.3.a": [8],
        "rules/mulligan.a@1.4": [14],
        "2.34.a": [19],
    }
    assert [(case.line, name) for case, name in unknown_cites([folder])] == [(19, "coc-latest/9.9")]


def test_coverage_counts_what_is_cited_and_what_holds(folder: Path) -> None:
    file = str(folder / "some.yaml")
    runs = [Run(file, 2, "latest", True), Run(file, 8, "latest", False), Run(file, 19, "latest", True)]
    account = cover(cases_by_ruling([folder]), runs)
    total = account.totals[0]
    assert (total.document, total.testable, total.covered, total.passing) == ("coc", 644, 4, 1)
    assert [shown.ruling.key for shown in account.not_passing] == ["1.3.a", "2.13.f", "rules/mulligan.a@1.4"]
    assert len(account.uncovered) == 943 - 4
    rows = {(row.document, row.kind): (row.covered, row.passing) for row in account.rows}
    assert rows["coc-latest", "rule"] == (3, 1)
    assert rows["coc-4.1", "rule"] == (3, 0)
    # 1.3.a stands twice in 2.0 and 1.4.
    assert rows["coc-2.0", "rule"] == (4, 0)
    assert rows["coc-1.4", "rule"] == (5, 0)
    assert rows["ahlcg-1.2", "rule"] == (0, 0)


def test_a_ruling_holds_only_under_an_edition_that_it_belongs_to(folder: Path) -> None:
    file = str(folder / "some.yaml")
    cases = cases_by_ruling([folder])
    assert cover(cases, [Run(file, 14, "latest", True)]).totals[0].passing == 0
    assert cover(cases, [Run(file, 14, "1.4", True)]).totals[0].passing == 1


SHOWN_BY_DECKS = 52
"""Entries of the restricted and banned lists, two rules of deck building and an erratum, which deck checks show."""
SHOWN_BY_DECKS_OF_INVESTIGATORS = 9
"""Signature cards, limits, experience and the pool of weaknesses."""


def test_the_command_runs_the_cases_for_the_coverage(folder: Path) -> None:
    account = json.loads(run("--coverage", "--json", "--cases", str(folder)))
    assert [total["covered"] for total in account["totals"]] == [4 + SHOWN_BY_DECKS, SHOWN_BY_DECKS_OF_INVESTIGATORS]
    assert len(account["uncovered"]) == 939 - SHOWN_BY_DECKS - SHOWN_BY_DECKS_OF_INVESTIGATORS
    failing = {gap["key"]: gap["held under"] for gap in account["not passing"]}
    assert failing["1.3.a"] == []
    assert failing["2.13.f"] == ["latest"]
    assert [unknown["cites"] for unknown in account["unknown"]] == ["coc-latest/9.9"]


def test_the_command_lists_what_is_uncovered(folder: Path) -> None:
    table = run("--coverage", "--cases", str(folder))
    assert re.search(rf"^coc +644 +{4 + SHOWN_BY_DECKS} ", table, re.MULTILINE)
    assert "uncovered" not in table
    listed = run("--uncovered", "--kind", "clarification", "--document", "1.4", "--cases", str(folder))
    uncovered = re.findall(r"^uncovered +(\S+)", listed, re.MULTILINE)
    assert len(uncovered) == 8
    assert "coc-1.4/banned/rule" not in uncovered


def test_the_command_lists_a_line_a_ruling() -> None:
    lines = run("--document", "1.4", "--kind", "banned").splitlines()
    assert lines[0] == "coc-1.4/banned/endless-interrogation  [1.4] banned: Endless Interrogation"
    assert lines[-1] == "3 rulings"
    assert len(json.loads(run("--json"))) == 975


def test_the_command_shows_a_ruling_with_its_history_and_cases(folder: Path) -> None:
    shown = run("coc-1.4/rules/mulligan.a", "--cases", str(folder))
    assert "  since 4.1: A first player" in shown
    assert "Differs from coc-latest/2.20.a" in shown
    assert "some.yaml:14 Before the change" in shown
    data = json.loads(run("coc-latest/2.34.a", "--json", "--cases", str(folder)))
    assert [case["title"] for case in data["cases"]] == ["Under two editions"]


def test_the_command_shows_readings_reasons_and_sections() -> None:
    assert "We follow reading/9: A cost must" in run("coc-latest/2.13.c")
    assert "No case: It is about conduct" in run("coc-latest/1.16.d")
    assert "coc-latest/2.13.c" in run("reading/9")
    assert run("coc-1.4/rules/infinite-loops").splitlines()[-1] == "3 rulings"


def test_the_command_names_the_documents_and_kinds_there_are() -> None:
    assert f"Documents are: {', '.join(DOCUMENTS)}." in refused("--document", "4.2")
    assert "Kinds are: definition, rule" in refused("--kind", "rules")


def test_a_misspelt_card_gets_the_nearest_name_that_a_ruling_has() -> None:
    result = CliRunner().invoke(app, ["--card", "Jula Brown"])
    assert "Did you mean Julia Brown" in result.output


def test_the_readings_are_listed() -> None:
    assert run("readings").splitlines()[-1] == f"{len(load().readings)} readings"
