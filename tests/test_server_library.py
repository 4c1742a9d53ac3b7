"""Cards, rulings and cases over HTTP: everything that is known of them has a place of its own."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from http.client import HTTPConnection
from typing import Any
from urllib.parse import quote

import pytest
from serving import PATIENCE, Server

from silverkey.server.cards import page_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("library")) as running:
        yield running


def had(server: Server, path: str) -> Any:
    status, _, content = server.fetch(path)
    assert status == 200, content
    return json.loads(content)


@pytest.mark.parametrize(("game", "many"), [("cthulhu", 1667), ("arkham", 976)])
def test_all_cards_of_a_game_are_fetched_at_once_and_only_when_they_have_changed(
    server: Server, game: str, many: int
) -> None:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    connection.request("GET", f"/api/cards/{game}", headers={"Accept-Encoding": "gzip"})
    first = connection.getresponse()
    content = first.read()
    assert len(content) < 150_000
    cards = json.loads(gzip.decompress(content))
    assert len(cards) == many
    assert len({card["code"] for card in cards}) == many
    connection.request("GET", f"/api/cards/{game}", headers={"If-None-Match": str(first.getheader("ETag"))})
    again = connection.getresponse()
    assert (again.status, again.read()) == (304, b"")
    connection.close()


def test_the_page_of_a_card_has_its_wordings_by_edition_and_what_changed_them(server: Server) -> None:
    page = had(server, "/api/cards/cthulhu/Alaskan%20Sledge%20Dog/page")
    assert [change["field"] for change in page["changes"]] == ["max_copies"]
    assert [edition for wording in page["wordings"] for edition in wording["editions"]] == [
        "2.0",
        "1.4",
        "4.1",
        "latest",
    ]
    worded = had(server, "/api/cards/cthulhu/forgotten-lore-23/page")
    assert [wording["editions"] for wording in worded["wordings"]] == [["2.0"], ["1.4"], ["4.1", "latest"]]
    assert len({wording["facts"]["text"] for wording in worded["wordings"]}) > 1


def test_the_page_of_a_card_has_the_cases_that_show_it_and_its_other_prints(server: Server) -> None:
    page = had(server, "/api/cards/arkham/01016/page")
    assert page["name"] == ".45 Automatic"
    assert ".45 Automatic (2)" in [other["name"] for other in page["prints"]]
    assert page["cases"]
    for case in page["cases"][:3]:
        assert ".45 Automatic" in had(server, f"/api/cases/{case['place']}")["case"]["text"]


def test_a_case_of_one_card_is_not_taken_for_one_of_a_card_with_a_longer_title(server: Server) -> None:
    for case in had(server, "/api/cards/cthulhu/Cthulhu%2C%20The%20Great%20Old%20One/page")["cases"]:
        assert "Cthulhu" in had(server, f"/api/cases/{case['place']}")["case"]["text"]
    knife = had(server, "/api/cards/arkham/Knife/page")["cases"]
    assert not any("Survival Knife" in case["title"] and "Knife" not in case["title"][8:] for case in knife)


def test_a_ruling_says_what_each_document_has_said_and_which_cards_and_cases_it_has(server: Server) -> None:
    page = had(server, "/api/rulings/coc-latest/1.13.f")
    assert (page["what"], page["ruling"]["game"]) == ("ruling", "cthulhu")
    assert [stage["when"] for stage in page["history"]] == ["2.0 and 1.4", "since 4.1"]
    assert page["differing"]
    assert page["cases"]
    named = had(server, "/api/rulings/ahlcg-1.2/errata/cards/clover-club-pit-boss")
    assert [card["code"] for card in named["cards"]] == ["02078"]


def test_readings_and_parts_of_documents_have_pages_too(server: Server) -> None:
    section = had(server, "/api/rulings/coc-latest/1.13")
    assert section["what"] == "section"
    assert "coc-latest/1.13.f" in [line["id"] for line in section["rulings"]]
    ruling = next(line for line in had(server, "/api/rulings") if line["game"] == "cthulhu")
    assert had(server, f"/api/rulings/{ruling['id']}")["ruling"] == ruling


def test_a_case_is_run_when_it_is_asked_for(server: Server) -> None:
    place = had(server, "/api/rulings/coc-latest/timing/step2")["cases"][0]["place"]
    case = had(server, f"/api/cases/{place}")
    assert case["rulings"]
    assert {card["name"] for card in case["cards"]} == {"Mi-Go Warrior", "Shotgun Blast", "Mad Artist"}
    assert {run["status"] for run in had(server, f"/api/cases/{place}/runs")} == {"passed"}


def test_a_search_finds_cards_rulings_and_what_is_misspelt(server: Server) -> None:
    found = had(server, "/api/search?q=shotgun")
    assert {card["game"] for card in found["cards"]} == {"cthulhu", "arkham"}
    assert found["cards"][0]["name"].startswith("Shotgun")
    assert had(server, "/api/search?q=coc-latest/1.13.f")["rulings"][0]["id"] == "coc-latest/1.13.f"
    assert [card["name"] for card in had(server, "/api/search?q=Beat%20Kop")["meant"]][:1] == ["Beat Cop"]
    assert not any(had(server, "/api/search?q=").values())


@pytest.mark.parametrize(
    ("wanted", "id"),
    [
        ("The Night Watch", "cthulhu-the-night-watch"),
        ("hastur yog-sothoth", "cthulhu-hastur-and-yog-sothoth"),
        ("skids", "arkham-skids-otoole"),
        ("fallen enemy into clues", "arkham-roland-banks"),
    ],
)
def test_a_search_finds_the_decks_that_come_with_the_games(server: Server, wanted: str, id: str) -> None:
    found = had(server, f"/api/search?q={quote(wanted)}")
    assert id in [deck["id"] for deck in found["ready"]]
    assert not found["meant"]
    assert had(server, f"/api/decks/{id}")["ready"]


def test_a_search_finds_cases_by_their_titles_and_by_what_they_cite(server: Server) -> None:
    by_citation = had(server, "/api/search?q=coc-latest/1.13.f")["cases"]
    assert by_citation
    for case in by_citation:
        assert "coc-latest/1.13.f" in had(server, f"/api/cases/{case['place']}")["case"]["text"]
    title = by_citation[0]["title"]
    assert had(server, f"/api/search?q={quote(title)}")["cases"][0]["title"] == title


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/cards/chess", 400),
        ("/api/cards/cthulhu/nothing-at-all/page", 404),
        ("/api/cards/cthulhu/core-3?edition=9", 400),
        ("/api/rulings/coc-latest/nothing", 404),
        ("/api/rulings/..%2F..%2Fetc%2Fpasswd", 404),
        ("/api/cases/rules/nothing.yaml:1", 404),
        ("/api/cases/../../pyproject.toml:1", 404),
        ("/api/cases/x:y/runs", 404),
        ("/api/search?q=%00%ff", 200),
        ("/api/cards/cthulhu/%00", 404),
    ],
)
def test_what_is_not_there_is_said_in_a_sentence(server: Server, path: str, status: int) -> None:
    answered, _, content = server.fetch(path)
    assert answered == status
    assert status == 200 or json.loads(content)["why"].endswith((".", "?"))


def test_cases_that_are_about_a_card_by_their_title_stand_before_those_in_which_it_only_stands_by() -> None:
    titles = [case.title for case in page_of("cthulhu", "core-7").cases]
    about = ["Undercover Security" in title for title in titles]
    assert any(about)
    assert about == sorted(about, reverse=True)
