"""Decks over HTTP: kept, checked as they are built, priced, read and written."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from serving import PATIENCE, Server

from silverkey.games import part

SHERIFFS = {"name": "Sheriffs", "cards": {"core-3": 3, "core-141": 1}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("decks")) as running:
        yield running


def sent(server: Server, method: str, path: str, content: Any = None) -> tuple[int, Any]:
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    try:
        request = Request(f"http://127.0.0.1:{server.port}{path}", data, method=method)
        with urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, json.loads(answer.read() or b"null")
    except HTTPError as error:
        return error.code, json.load(error)


def kept(server: Server, game: str = "cthulhu", **sheet: Any) -> dict[str, Any]:
    status, page = server.post("/api/decks", {"game": game, "sheet": {**SHERIFFS, **sheet}})
    assert status == 201, page
    found: dict[str, Any] = page
    return found


def test_a_deck_is_kept_under_a_link_of_its_own_and_survives_a_crash(server: Server) -> None:
    page = kept(server)
    server.kill()
    server.start()
    assert sent(server, "GET", f"/api/decks/{page['id']}") == (200, page)
    assert page["sheet"]["cards"] == SHERIFFS["cards"]
    assert page["yours"]
    line = next(one for one in json.loads(server.get("/api/decks")) if one["id"] == page["id"])
    assert (line["cards"], line["about"]) == (4, ["The Agency", "Neutral"])


def test_a_deck_is_changed_by_whoever_has_seen_its_last_change_alone(server: Server) -> None:
    page = kept(server)
    path, sheet = f"/api/decks/{page['id']}", {**SHERIFFS, "name": "Fewer", "cards": {"core-3": 1}}
    status, changed = sent(server, "PUT", path, {"sheet": sheet, "touched": page["touched"]})
    assert (status, changed["sheet"]["name"], changed["sheet"]["cards"]) == (200, "Fewer", {"core-3": 1})
    status, refused = sent(server, "PUT", path, {"sheet": SHERIFFS, "touched": page["touched"]})
    assert (status, refused["why"]) == (409, "This deck was changed elsewhere meanwhile.")
    assert sent(server, "GET", path)[1] == changed
    assert sent(server, "DELETE", path)[0] == 204
    assert sent(server, "GET", path)[0] == 404


def test_a_deck_that_comes_with_the_game_has_a_link_and_is_changed_by_nobody(server: Server) -> None:
    for game in ("cthulhu", "arkham"):
        starters = json.loads(server.get(f"/api/decks/starters/{game}"))
        assert len({starter["id"] for starter in starters}) == len(starters)
        for starter in starters:
            path = f"/api/decks/{starter['id']}"
            status, page = sent(server, "GET", path)
            assert (status, page["game"], page["sheet"]) == (200, game, starter["sheet"])
            assert (page["sheet"]["name"], page["yours"], page["ready"]) == (starter["name"], False, True)
        changed = {"sheet": {**SHERIFFS}, "touched": 0.0}
        why = "This deck comes with the game: make a copy of it."
        assert sent(server, "PUT", path, changed) == (403, {"why": why})
        assert sent(server, "DELETE", path) == (403, {"why": why})
        assert server.get(f"{path}/file?form=text")
    assert sent(server, "GET", "/api/decks/cthulhu-no-such-deck")[0] == 404


def test_every_problem_of_a_deck_is_told_at_once_under_an_edition(server: Server) -> None:
    sheet = {"name": "Many", "cards": {"core-3": 4, "dreamlands-117": 1}}
    told = {}
    for edition in ("2.0", "latest"):
        status, judged = server.post("/api/decks/check", {"game": "cthulhu", "sheet": sheet, "edition": edition})
        assert (status, judged["legal"]) == (200, False)
        told[edition] = {problem["kind"] for problem in judged["problems"]}
    assert told["latest"] >= {"size", "copies"}
    assert server.post("/api/decks/check", {"game": "cthulhu", "sheet": sheet, "edition": "9"})[0] == 400


@pytest.mark.parametrize("game", ["cthulhu", "arkham"])
def test_starter_decks_survive_every_format_there_is(server: Server, game: str) -> None:
    desk = part("decks", game)
    starter = json.loads(server.get(f"/api/decks/starters/{game}"))[0]
    status, page = server.post("/api/decks", {"game": game, "sheet": starter["sheet"]})
    assert status == 201
    for form in desk.FORMATS:
        file = server.get(f"/api/decks/{page['id']}/file?form={form}").decode()
        status, read = server.post("/api/decks/read", {"game": game, "content": file, "name": "From a file"})
        assert (status, read["sheet"]["cards"]) == (200, starter["sheet"]["cards"])
        named = server.fetch(f"/api/decks/{page['id']}/file?form={form}")[1]["Content-Disposition"]
        assert f'filename="{starter["sheet"]["name"]}.' in named
    assert server.fetch(f"/api/decks/{page['id']}/file?form=doc")[0] == 400


def test_what_a_file_calls_cards_that_nobody_knows_is_kept(server: Server) -> None:
    status, read = server.post("/api/decks/read", {"game": "cthulhu", "content": "3 Local Sheriff\n2 Elven Archer"})
    assert (status, read["sheet"]["strangers"]) == (200, [{"quantity": 2, "title": "Elven Archer"}])
    page = kept(server, **{**read["sheet"], "name": "Elves"})
    assert page["sheet"]["strangers"] == read["sheet"]["strangers"]
    _, judged = server.post("/api/decks/check", {"game": "cthulhu", "sheet": page["sheet"]})
    assert "unknown" in {problem["kind"] for problem in judged["problems"]}


def test_an_investigators_deck_is_upgraded_at_the_lowest_price(server: Server) -> None:
    before = json.loads(server.get("/api/decks/starters/arkham"))[0]["sheet"]
    cards = {**before["cards"], "01018": before["cards"]["01018"] - 1, "01028": 1}
    after = {**before, "cards": {code: copies for code, copies in cards.items() if copies}}
    ask = {"game": "arkham", "before": before, "after": after, "available": 3}
    status, priced = server.post("/api/decks/price", ask)
    assert (status, priced["price"], priced["upgraded"], priced["problems"]) == (200, 2, [["01018", "01028"]], [])
    assert {offer["price"] for offer in priced["offers"]} <= {1}
    rich = server.post("/api/decks/price", {**ask, "available": 9})[1]
    assert {"old": "01018", "fresh": "01028", "price": 2} in rich["offers"]
    poor = server.post("/api/decks/price", {**ask, "available": 1})[1]
    assert [problem["kind"] for problem in poor["problems"]] == ["experience"]
    assert server.post("/api/decks/price", {**ask, "game": "cthulhu"})[0] == 400


def test_random_weaknesses_are_drawn_once(server: Server) -> None:
    sheet = json.loads(server.get("/api/decks/starters/arkham"))[0]["sheet"]
    drawn = server.post("/api/decks/draw", {"game": "arkham", "sheet": sheet})[1]["sheet"]
    assert "01000" in sheet["cards"]
    assert "01000" not in drawn["cards"]
    assert sum(drawn["cards"].values()) == sum(sheet["cards"].values())
    assert server.post("/api/decks/draw", {"game": "arkham", "sheet": drawn})[1]["sheet"] == drawn


def test_cards_of_other_classes_are_not_to_be_chosen(server: Server) -> None:
    rolands = json.loads(server.get("/api/decks/choosable/arkham?owner=01001"))
    assert "01016" in rolands
    assert "01060" not in rolands
    living = json.loads(server.get("/api/decks/choosable/cthulhu"))
    oldest = json.loads(server.get("/api/decks/choosable/cthulhu?edition=2.0"))
    assert len(living) == 1568 < len(oldest)


@pytest.mark.parametrize(
    ("path", "content", "why"),
    [
        ("/api/decks", b"{", "truncated"),
        ("/api/decks", {"game": "chess", "sheet": {}}, "There is no game"),
        ("/api/decks", {"game": "cthulhu", "sheet": {"cards": {"elf-1": 1}}}, "There is no card with the code elf-1"),
        ("/api/decks", {"game": "cthulhu", "sheet": {"cards": {"core-3": 0}}}, ">= 1"),
        ("/api/decks", {"game": "cthulhu", "sheet": {"cards": {"core-3": 10**9}}}, "<= 999"),
        ("/api/decks", {"game": "cthulhu", "sheet": {"owner": "01001"}}, "neither an investigator"),
        ("/api/decks", {"game": "cthulhu", "sheet": {"colour": "blue"}}, "colour"),
        ("/api/decks", {"game": "cthulhu", "sheet": {"name": "x" * 200}}, "length"),
        ("/api/decks", {"game": "cthulhu", "sheet": {"name": "a\0b"}}, "regex"),
        ("/api/decks", b" " * 100_000, "at most"),
        ("/api/decks/read", {"game": "cthulhu", "content": "sheriffs, all of them"}, "no number and title"),
        ("/api/decks/read", {"game": "arkham", "content": "2 Knife"}, "whose deck it is"),
        ("/api/decks/read", {"game": "cthulhu", "content": "<!DOCTYPE x><deck/>"}, "document type"),
        ("/api/decks/read", {"game": "cthulhu", "content": "\ud800"}, ""),
        ("/api/decks/draw", {"game": "cthulhu", "sheet": SHERIFFS}, "no weaknesses"),
        ("/api/decks/check", {"game": "arkham", "sheet": {"strangers": [{"quantity": 1, "title": "Elf"}]}}, "Elf"),
    ],
)
def test_what_is_no_deck_is_refused_with_a_sentence(server: Server, path: str, content: Any, why: str) -> None:
    status, answer = server.post(path, content)
    assert status == 400
    assert why in answer["why"]
    for id in ("nosuchdeck", "%00", "..%2F.."):
        assert sent(server, "GET", f"/api/decks/{id}")[0] == 404
