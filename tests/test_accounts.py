"""A public server: accounts, what other sites may not do, and how much one may ask for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import Server
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from silverkey.server.limits import ALLOWED, Limits
from silverkey.server.protocol import VERSION
from silverkey.server.settings import Settings

SECRET = "for tests alone, and for nothing else"
WISH = {"game": "cthulhu"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, SILVERKEY_PUBLIC="1", SILVERKEY_SECRET=SECRET, SILVERKEY_PLAIN="1") as running:
        yield running


class Browser:
    """Somebody with cookies of his own."""

    def __init__(self, server: Server) -> None:
        self.address = f"http://127.0.0.1:{server.port}"
        self.client = server.connections.enter_context(httpx.Client(base_url=self.address, trust_env=False))

    def post(self, path: str, content: object, **headers: str) -> tuple[int, Any]:
        answer = self.client.post(path, content=json.dumps(content), headers=headers)
        return answer.status_code, answer.json()

    def account(self, what: str, **said: str) -> tuple[int, Any]:
        return self.post(f"/api/account/{what}", said)

    @property
    def name(self) -> str:
        name: str = self.client.get("/api/account").json()["name"]
        return name


def test_an_account_is_made_signed_in_to_and_out_of(server: Server) -> None:
    danielle, elsewhere = Browser(server), Browser(server)
    assert danielle.account("new", name="Danielle", password="correct horse")[0] == 200
    assert (danielle.name, elsewhere.name) == ("Danielle", "")
    cookie = danielle.client.get("/api/account").request.headers["cookie"]
    assert "correct" not in cookie
    assert elsewhere.account("new", name="ＤＡＮＩＥＬＬＥ", password="another one")[0] == 409
    assert elsewhere.account("in", name="danielle", password="wrong horse")[0] == 403
    nobody = elsewhere.account("in", name="nobody", password="wrong horse")
    assert nobody == elsewhere.account("in", name="danielle", password="wrong horse")
    assert elsewhere.account("in", name="danielle", password="correct horse")[0] == 200
    assert elsewhere.name == "Danielle"
    assert elsewhere.account("out")[0] == 200
    assert (danielle.name, elsewhere.name) == ("Danielle", "")


def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    browser = Browser(server)
    answer = browser.client.post("/api/account/new", content=json.dumps({"name": "Tommy", "password": "12345678"}))
    said = answer.headers["set-cookie"].lower()
    assert "httponly" in said
    assert "samesite=lax" in said
    answer = httpx.get(
        f"{browser.address}/api/account", cookies={"silverkey": "WzEsMF0.forged.forged"}, trust_env=False
    )
    assert answer.json()["name"] == ""


def test_another_password_signs_out_everybody_else(server: Server) -> None:
    here, there = Browser(server), Browser(server)
    here.account("new", name="Danielle", password="correct horse")
    there.account("in", name="Danielle", password="correct horse")
    assert here.account("password", password="wrong", new="battery staple")[0] == 403
    assert here.account("password", password="correct horse", new="battery staple")[0] == 200
    assert (here.name, there.name) == ("Danielle", "")


def test_an_account_is_deleted_and_its_games_stay(server: Server) -> None:
    danielle = Browser(server)
    danielle.account("new", name="Danielle", password="correct horse")
    seats = [{"name": "Danielle"}, {"name": "Bot", "bot": "random"}]
    status, table = danielle.post("/api/tables", {"wish": WISH, "seats": seats})
    assert status == 201
    assert [one["table"]["id"] for one in danielle.post("/api/tables/yours", {"keys": []})[1]] == [table["table"]]
    assert danielle.account("delete", password="correct horse")[0] == 200
    assert danielle.name == ""
    assert danielle.account("in", name="Danielle", password="correct horse")[0] == 403
    assert [one["seat"] for one in danielle.post("/api/tables/yours", {"keys": table["keys"]})[1]] == [0]


def test_an_account_sits_down_at_its_tables_without_a_key(server: Server) -> None:
    danielle = Browser(server)
    danielle.account("new", name="Danielle", password="correct horse")
    seats = [{"name": "Bot", "bot": "random"}, {"name": "Danielle"}]
    _, table = danielle.post("/api/tables", {"wish": WISH, "seats": seats})
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table['table']}/play"
    cookies = "; ".join(f"{name}={value}" for name, value in danielle.client.cookies.items())
    for headers, seat in (({"Cookie": cookies}, 1), ({}, -1)):
        with connect(address, additional_headers=headers) as socket:
            socket.send(json.dumps({"say": "hello", "version": VERSION}))
            assert json.loads(socket.recv())["seat"] == seat


def test_pages_of_other_sites_can_change_nothing_and_hear_nothing(server: Server) -> None:
    browser = Browser(server)
    browser.account("new", name="Danielle", password="correct horse")
    for headers in ({"Origin": "https://elsewhere.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
        assert browser.post("/api/account/out", {}, **headers)[0] == 403
    assert browser.name == "Danielle"
    assert browser.post("/api/account/out", {}, Origin=browser.address)[0] == 200
    with (
        pytest.raises(InvalidStatus),
        connect(
            f"ws://127.0.0.1:{server.port}/api/tables/abcdef/play",
            additional_headers={"Origin": "https://elsewhere.example"},
        ),
    ):
        pass


def test_guests_keep_no_decks_and_nobody_chooses_the_seed_where_people_play_each_other(server: Server) -> None:
    guest = Browser(server)
    sheet = {"name": "Mine", "cards": {}}
    assert guest.post("/api/decks", {"game": "cthulhu", "sheet": sheet})[0] == 403
    wish = {**WISH, "seed": 1}
    status, answer = guest.post("/api/tables", {"wish": wish, "seats": [{"name": "A"}, {"name": ""}]})
    assert (status, "chance decides" in answer["why"]) == (400, True)


def test_whoever_asks_too_often_is_told_when_to_come_again(server: Server) -> None:
    browser = Browser(server)
    answers = [
        browser.client.post("/api/account/in", content=json.dumps({"name": "nobody", "password": f"{number:08}"}))
        for number in range(ALLOWED["sign in"].at_once + 1)
    ]
    assert {answer.status_code for answer in answers[:-1]} == {403}
    last = answers[-1]
    assert last.status_code == 429
    assert last.headers["Retry-After"] in last.json()["why"]
    assert b'silverkey_limited_total{what="sign in"} 1.0' in server.get("/metrics")


def test_somebody_may_come_again_when_he_is_told_so() -> None:
    now = 0.0
    limits = Limits(clock=lambda: now)
    at_once, every = ALLOWED["chat"]
    assert not any(limits.wait("chat", "a") for _ in range(at_once))
    wait = limits.wait("chat", "a")
    assert wait == every
    now = float(wait)
    assert (limits.wait("chat", "a"), limits.wait("chat", "a")) == (0, wait)


def test_your_own_server_has_no_accounts(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        browser = Browser(server)
        assert browser.client.get("/api/account").json() == {"accounts": False, "name": ""}
        status, answer = browser.account("new", name="Danielle", password="correct horse")
        assert (status, "no accounts" in answer["why"]) == (403, True)


def test_a_public_server_without_a_secret_does_not_start() -> None:
    with pytest.raises(ValueError, match="SILVERKEY_SECRET"):
        Settings(database="sqlite://", public=True)
