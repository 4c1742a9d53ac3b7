"""Playing over the wire: what is acknowledged is kept, what is wrong is refused and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from serving import Client, Server, whoever_is_asked
from typer.testing import CliRunner

from silverkey.commands.app import app
from silverkey.server.app import CLIENT
from silverkey.server.load import LoadReport, load, most_tables

BOT = {"name": "Bot", "bot": "random"}
DANIELLE, TOMMY = {"name": "Danielle"}, {"name": "Tommy"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as running:
        yield running


def test_a_game_against_a_bot_is_played_to_its_end(server: Server) -> None:
    table, keys = server.open(DANIELLE, BOT, seed=3)
    assert keys[1] == ""
    client = Client(server, table, keys[0])
    assert (client.welcome["say"], client.welcome["seat"], client.welcome["game"]) == ("welcome", 0, "cthulhu")
    assert client.play(1) > 10
    assert client.update["result"]["how"] in ("stories", "deck")
    assert any("resolves" in line for line in client.log)


def test_after_a_crash_every_acknowledged_answer_is_still_there(server: Server) -> None:
    table, keys = server.open(DANIELLE, BOT, seed=5)
    client = Client(server, table, keys[0])
    for round_ in range(3):
        client.play(round_, most=6)
        client.wait()
        before = (client.update["place"], client.update["view"], client.log.copy())
        server.kill()
        server.start()
        client = Client(server, table, keys[0])
        client.wait()
        assert (client.update["place"], client.update["view"], client.log) == before


def test_what_is_wrong_is_refused_and_changes_nothing(server: Server) -> None:
    table, keys = server.open(DANIELLE, TOMMY, seed=1)
    players = [Client(server, table, key) for key in keys]
    watcher = Client(server, table)
    for client in (*players, watcher):
        while not client.update:
            client.hear()
    asked = next(client for client in players if client.decision is not None)
    other = next(client for client in players if client is not asked)
    assert asked.decision is not None
    serial, before = asked.decision["serial"], asked.update
    wrong = [
        (asked, {"question": serial + 1, "option": 0}, "but you are now asked question"),
        (asked, {"question": serial, "option": 999}, "there is no answer 999"),
        (other, {"question": serial, "option": 0}, "You are not asked anything now"),
        (watcher, {"question": serial, "option": 0}, "Whoever watches only watches"),
    ]
    for client, said, why in wrong:
        client.say("answer", ask=7, **said)
        refused = client.until("refused")
        assert refused["ask"] == 7
        assert why in refused["why"]
    for nonsense in ("", "{", "[]", '{"say": "dance"}', '{"say": "answer"}', json.dumps({"say": "chat", "ask": 1})):
        asked.socket.send(nonsense)
        assert "no message of this protocol" in asked.until("refused")["why"]
    again = Client(server, table, keys[players.index(asked)])
    while not again.update:
        again.hear()
    assert (again.update["place"], again.update["view"]) == (before["place"], before["view"])


def test_two_people_play_each_other_and_see_only_their_own_hands(server: Server) -> None:
    table, keys = server.open(DANIELLE, TOMMY, seed=8)
    players = [Client(server, table, key) for key in keys]
    for turn in range(30):
        asked = whoever_is_asked(players)
        assert asked is not None
        asked.answer(turn % len((asked.decision or {})["options"]))
        assert sum(client.decision is not None for client in players) <= 1
    for number, client in enumerate(players):
        hands = [player["hand"] for player in client.update["view"]["players"]]
        assert hands[1 - number] == []
        assert not any("draw" in line and ":" in line and line.startswith(("Tommy", "Danielle")) for line in client.log)


def test_those_who_watch_are_told_of_the_hands_with_the_end_of_the_game_and_nothing_of_them_before(
    server: Server,
) -> None:
    table, keys = server.open(DANIELLE, {"name": "Tommy", "bot": "random"}, seed=8)
    player, watcher = Client(server, table, keys[0]), Client(server, table)
    player.play(3)
    held = player.update["view"]["players"][0]["hand"]
    watcher.until("update")
    while watcher.update["result"] is None:
        assert [side["hand"] for side in watcher.update["view"]["players"]] == [[], []]
        watcher.until("update")
    sides = watcher.update["view"]["players"]
    assert [len(side["hand"]) for side in sides] == [side["hand_size"] for side in sides]
    assert [card["code"] for card in sides[0]["hand"]] == [card["code"] for card in held]
    late = Client(server, table)
    late.until("update")
    assert late.update["view"] == watcher.update["view"]


def test_a_key_of_no_seat_and_a_table_that_is_none_are_sent_away(server: Server) -> None:
    table, _ = server.open(DANIELLE, BOT)
    assert Client(server, table, "guess").welcome["why"] == "That is the key of no seat at this table."
    assert Client(server, "nowhere123").welcome["why"] == "There is no such table."


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"{", "truncated"),
        ({"wish": {"game": "chess"}, "seats": [DANIELLE, BOT]}, "There is no game"),
        ({"wish": {"game": "cthulhu"}, "seats": [DANIELLE]}, "This game is for 2, not for 1."),
        ({"wish": {"game": "cthulhu", "edition": "9"}, "seats": [DANIELLE, BOT]}, "9"),
        ({"wish": {"game": "cthulhu", "decks": ["Elves, Dwarves"]}, "seats": [DANIELLE, BOT]}, "There is no faction"),
        ({"wish": {"game": "cthulhu"}, "seats": [DANIELLE, {"name": "x", "bot": "os:system"}]}, "bot"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused_with_a_sentence(server: Server, content: object, why: str) -> None:
    status, answer = server.post("/api/tables", content)
    assert status == 400
    assert why in answer["why"]


def test_what_was_done_can_be_taken_back_but_not_what_was_learnt(server: Server) -> None:
    table, keys = server.open(DANIELLE, BOT, seed=3)
    client = Client(server, table, keys[0])
    client.wait()
    while (client.decision or {}).get("kind") != "setup resource":
        client.answer(0)
        client.wait()
    before = client.update["view"]["players"][0]["hand"]
    client.answer(0)
    client.wait()
    assert client.update["view"]["players"][0]["hand"] != before
    client.say("undo", ask=99, whole=False)
    assert client.until("accepted")["ask"] == 99
    client.until("update")
    assert client.update["view"]["players"][0]["hand"] == before
    client.say("undo", ask=100)
    assert "Undo stops here" in client.until("refused")["why"]


def test_what_the_server_counts_and_how_it_is_can_be_asked(server: Server) -> None:
    assert json.loads(server.get("/healthz"))["well"] is True
    assert b"silverkey_connections" in server.get("/metrics")


def test_many_tables_at_once_lose_and_double_nothing() -> None:
    report = load(tables=4, seconds=2, pace=0.02)
    assert (report.errors, report.refused, report.lost_or_doubled) == ([], 0, 0)
    assert report.answers > 0


def test_how_many_tables_it_holds_is_sought_a_quarter_more_at_a_time() -> None:
    report = LoadReport(0, 0.0, 0, 0, [], 0, 1.0, 0.0, 0.0, 0.0, holds=True)
    tried = []

    def play(tables: int) -> LoadReport:
        tried.append(tables)
        return msgspec.structs.replace(report, holds=tables < 11)

    assert most_tables(2, play) == (10, 12)
    assert tried == [3, 4, 5, 6, 7, 8, 10, 12]
    assert most_tables(300, play) == (300, 375)


def test_a_server_that_is_killed_at_random_loses_nothing_that_it_confirmed() -> None:
    report = load(tables=3, seconds=6, pace=0.02, kills=2)
    assert (report.errors, report.refused, report.lost_or_doubled, report.kills) == ([], 0, 0, 2)
    assert report.answers > 0


@pytest.mark.parametrize("database", ["nonsense", "mysql://localhost/games"])
def test_a_database_that_cannot_be_used_is_refused_with_a_sentence(database: str) -> None:
    done = CliRunner().invoke(app, ["serve", "--database", database])
    assert done.exit_code == 2
    assert "database" in done.output or "SQLite or PostgreSQL" in done.output


def test_pages_are_served_with_care_and_nothing_else_of_the_disk_is(server: Server) -> None:
    built = (CLIENT / "index.html").is_file()
    for path in ("/", "/play/abc", "/../app.py", "/%2e%2e/app.py", "/..%2fapp.py"):
        status, headers, content = server.fetch(path)
        assert status == (200 if built else 404)
        assert b"create_app" not in content
        assert not built or headers["Referrer-Policy"] == "no-referrer"
    assert server.fetch("/api/nothing")[0] == 404


def test_a_card_is_handed_out_as_the_command_line_shows_it(server: Server) -> None:
    status, _, content = server.fetch("/api/cards/cthulhu/core-92")
    shown = CliRunner().invoke(app, ["card", "core-92", "--json"]).stdout
    assert (status, json.loads(content)) == (200, json.loads(shown))
    assert server.fetch("/api/cards/cthulhu/no-such-card")[0] == 404
    assert server.fetch("/api/cards/chess/core-92")[0] == 400


def test_a_seat_is_told_in_paragraphs_what_happened_since_it_last_answered(server: Server) -> None:
    table, keys = server.open(DANIELLE, BOT, seed=3)
    client = Client(server, table, keys[0])
    client.wait()
    before = client.update["news"]
    assert any("new setup hand" in paragraph for paragraph in before)
    client.answer(0)
    client.wait()
    assert not any("new setup hand" in paragraph for paragraph in client.update["news"])
