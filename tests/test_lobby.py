"""The lobby over the wire: tables are opened, joined by their links, begun and found again."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from serving import Client, Server

DANIELLE, TOMMY, FREE = {"name": "Danielle"}, {"name": "Tommy"}, {"name": ""}
WISH = {"game": "cthulhu", "seed": 4}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("lobby")) as running:
        yield running


def opened(server: Server, *seats: dict[str, Any], **more: Any) -> Any:
    status, table = server.post("/api/tables", {"wish": WISH, "seats": seats, **more})
    assert status == 201, table
    return table


def joined(server: Server, table: str, status: int = 201, **said: Any) -> Any:
    found, answer = server.post(f"/api/tables/{table}/join", {"name": "Tommy", **said})
    assert found == status, answer
    return answer


def test_a_link_gives_a_free_seat_once_and_the_game_begins_when_all_are_taken(server: Server) -> None:
    table = opened(server, DANIELLE, FREE)
    assert (table["keys"][1], table["invitations"][0], table["begun"]) == ("", "", False)
    invitation = table["invitations"][1]
    assert len(invitation) >= 32
    assert Client(server, table["table"]).welcome["why"] == "This game has not begun: its table waits for people."
    assert joined(server, table["table"], 403, invitation="guessed")["why"] == "This link invites nobody to this table."
    assert "sent a link" in joined(server, table["table"], 403)["why"]
    guest = joined(server, table["table"], invitation=invitation, decks=["Agency, Hastur"])
    assert (guest["seat"], guest["begun"]) == (1, True)
    assert joined(server, table["table"], 404, invitation=invitation)["why"].startswith("There is no such table")
    players = [Client(server, table["table"], key) for key in (table["keys"][0], guest["key"])]
    assert [client.welcome["seat"] for client in players] == [0, 1]
    assert players[0].welcome["title"].endswith("against Agency & Hastur")


def test_a_seat_is_free_again_when_its_person_leaves_and_the_table_goes_with_its_host(server: Server) -> None:
    table = opened(server, {"name": "Danielle"}, FREE, FREE, wish={"game": "arkham"})
    place = f"/api/tables/{table['table']}"
    guest = joined(server, table["table"], invitation=table["invitations"][2])
    assert [seat["free"] for seat in server.json(place)["seats"]] == [False, True, False]
    assert server.post(f"{place}/leave", {"key": guest["key"]})[0] == 200
    assert [seat["free"] for seat in server.json(place)["seats"]] == [False, True, True]
    joined(server, table["table"], invitation=table["invitations"][2])
    assert server.post(f"{place}/leave", {"key": "guessed"})[0] == 403
    assert server.post(f"{place}/leave", {"key": table["keys"][0]})[0] == 200
    assert server.fetch(place)[0] == 404


def test_whoever_opened_a_table_may_begin_with_bots(server: Server) -> None:
    table = opened(server, DANIELLE, FREE, FREE, wish={"game": "arkham"})
    guest = joined(server, table["table"], invitation=table["invitations"][1])
    begin = f"/api/tables/{table['table']}/begin"
    assert "Whoever opened the table" in server.post(begin, {"key": guest["key"]})[1]["why"]
    assert server.post(begin, {"key": table["keys"][0]})[0] == 200
    seats = server.json(f"/api/tables/{table['table']}")["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [("Danielle", ""), ("Tommy", ""), ("Bot", "heuristic")]


def test_strangers_see_join_and_watch_what_is_listed_and_nothing_else(server: Server) -> None:
    hidden, shown = opened(server, DANIELLE, FREE), opened(server, DANIELLE, FREE, listed=True)
    ids = [table["id"] for table in server.json("/api/tables")]
    assert shown["table"] in ids
    assert hidden["table"] not in ids
    joined(server, shown["table"])
    assert [table["stage"] for table in server.json("/api/tables") if table["id"] == shown["table"]] == ["playing"]
    assert Client(server, shown["table"]).welcome["seat"] == -1


def test_your_tables_are_found_by_their_keys(server: Server) -> None:
    waiting, playing = opened(server, DANIELLE, FREE), opened(server, DANIELLE, TOMMY)
    keys = [waiting["keys"][0], playing["keys"][1], "guessed"]
    status, found = server.post("/api/tables/yours", {"keys": keys})
    assert status == 200
    told = {one["table"]["id"]: (one["seat"], one["table"]["stage"]) for one in found}
    assert told == {waiting["table"]: (0, "open"), playing["table"]: (1, "playing")}


def test_a_name_is_changed_before_the_game_and_in_it(server: Server) -> None:
    table = opened(server, DANIELLE, FREE)
    rename = f"/api/tables/{table['table']}/rename"
    assert server.post(rename, {"key": table["keys"][0], "name": "Dani"})[0] == 200
    guest = joined(server, table["table"], invitation=table["invitations"][1])
    client = Client(server, table["table"], guest["key"])
    client.until("update")
    assert [seat["name"] for seat in client.update["seats"]] == ["Dani", "Tommy"]
    assert server.post(rename, {"key": guest["key"], "name": "Tom"})[0] == 200
    client.until("update")
    assert [seat["name"] for seat in client.update["seats"]] == ["Dani", "Tom"]
    assert server.post(rename, {"key": "guessed", "name": "Tom"})[0] == 403
    assert server.post(rename, {"key": guest["key"], "name": " "})[0] == 400


def test_whoever_is_called_as_somebody_else_at_the_table_has_a_number(server: Server) -> None:
    guest = {"name": "Guest"}
    table = opened(server, guest, FREE, FREE, guest, wish={"game": "arkham"})
    place = f"/api/tables/{table['table']}"
    assert [seat["name"] for seat in server.json(place)["seats"]] == ["Guest", "", "", "Guest 2"]
    for invitation, called in zip(table["invitations"][1:3], ("Guest 3", "Guest 4"), strict=True):
        seat = joined(server, table["table"], name="Guest", invitation=invitation)
        assert server.json(place)["seats"][seat["seat"]]["name"] == called
    client = Client(server, table["table"], seat["key"])
    client.until("update")
    server.post(f"{place}/rename", {"key": table["keys"][0], "name": "Danielle"})
    server.post(f"{place}/rename", {"key": seat["key"], "name": "Guest 3"})
    client.until("update")
    client.until("update")
    assert [seat["name"] for seat in client.update["seats"]] == ["Danielle", "Guest 3", "Guest 3 2", "Guest 2"]


def test_who_plays_again_invites_the_others_of_his_table_each_to_his_seat_and_nobody_else(server: Server) -> None:
    table = opened(server, DANIELLE, FREE)
    other = joined(server, table["table"], invitation=table["invitations"][1])
    host, guest, watcher = (Client(server, table["table"], key) for key in (table["keys"][0], other["key"], ""))
    again = {"wish": WISH, "seats": [DANIELLE, FREE]}
    before = {"table": table["table"], "key": table["keys"][0]}
    early, told = server.post("/api/tables", {**again, "before": before})
    assert (early, told["why"]) == (403, "Another game like this one begins when it is over.")
    guest.say("concede", ask=1)
    guest.until("accepted")
    for key, why in (("guessed", "no seat"), ("", "only watches")):
        status, told = server.post("/api/tables", {**again, "before": {**before, "key": key}})
        assert status == 403
        assert why in told["why"]
    fresh = opened(server, *again["seats"], before=before)
    told = guest.until("again")
    assert told == {
        "say": "again",
        "name": "Danielle",
        "table": fresh["table"],
        "invitation": fresh["invitations"][1],
    }
    late = Client(server, table["table"], other["key"])
    assert late.until("again") == told
    for client in (host, watcher):
        client.socket.send("{")
        while (message := client.hear())["say"] != "refused":
            assert message["say"] != "again"
    assert joined(server, told["table"], invitation=told["invitation"])["begun"]


def test_two_names_are_told_apart_that_are_as_long_as_names_may_be(server: Server) -> None:
    table = opened(server, {"name": "N" * 40}, {"name": "N" * 40})
    seats = server.json(f"/api/tables/{table['table']}")["seats"]
    assert [seat["name"] for seat in seats] == ["N" * 40, "N" * 38 + " 2"]


def test_two_guests_are_told_apart_in_the_log(server: Server) -> None:
    table = opened(server, {"name": "Guest"}, FREE)
    other = joined(server, table["table"], name="Guest", invitation=table["invitations"][1])
    first, second = (Client(server, table["table"], key) for key in (table["keys"][0], other["key"]))
    watcher = Client(server, table["table"])
    for client in (first, second):
        client.until("update")
    second.say("concede", ask=1)
    while not watcher.update or watcher.update["result"] is None:
        watcher.until("update")
    assert watcher.log[-1] == "Guest 2 gives up."


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ({"wish": WISH, "seats": [FREE, FREE]}, "sits at it"),
        ({"wish": WISH, "seats": [DANIELLE, FREE, FREE]}, "for 2, not for 3"),
        ({"wish": {**WISH, "decks": ["Elves, Dwarves"]}, "seats": [DANIELLE, FREE]}, "There is no faction"),
        ({"wish": {**WISH, "decks": ["", "", ""]}, "seats": [DANIELLE, FREE]}, "There are 3 decks for 2 players."),
        ({"wish": {"game": "chess"}, "seats": [DANIELLE]}, "There is no game"),
    ],
)
def test_a_table_that_could_never_begin_is_not_opened(server: Server, content: object, why: str) -> None:
    status, answer = server.post("/api/tables", content)
    assert status == 400
    assert why in answer["why"]


def test_a_deck_that_cannot_be_played_is_refused_and_the_seat_stays_free(server: Server) -> None:
    table = opened(server, DANIELLE, FREE)
    refused = joined(server, table["table"], 400, invitation=table["invitations"][1], decks=["Elves, Dwarves"])
    assert "There is no faction" in refused["why"]
    joined(server, table["table"], invitation=table["invitations"][1])


def test_every_wish_that_a_game_offers_can_be_had(server: Server) -> None:
    for game in server.json("/api/games"):
        wishes = [wish for wish in game["wishes"] if not wish["each"]]
        own = next(wish for wish in game["wishes"] if wish["each"])
        decks = [", ".join(one["value"] for one in own["choices"][: own["pick"]])]
        for wish in wishes:
            for choice in wish["choices"]:
                said: dict[str, Any] = {"game": game["game"], "decks": decks}
                if wish["name"] == "edition":
                    said["edition"] = choice["value"]
                else:
                    said["settings"] = {wish["name"]: choice["value"]}
                seats = [DANIELLE, *[FREE] * (game["players"][-1] - 1)]
                assert server.post("/api/tables", {"wish": said, "seats": seats})[0] == 201


def test_a_table_waits_for_its_people_over_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = opened(server, DANIELLE, FREE)
        server.kill()
        server.start()
        assert joined(server, table["table"], invitation=table["invitations"][1])["begun"]


def test_whoever_waits_at_a_table_hears_at_once_that_somebody_has_come(server: Server) -> None:
    table = opened(server, DANIELLE, FREE, FREE, wish={"game": "arkham"})
    place = f"/api/tables/{table['table']}/gathering"
    first = server.json(place)
    with ThreadPoolExecutor() as pool:
        waiting = pool.submit(server.json, f"{place}?seen={first['change']}")
        joined(server, table["table"], invitation=table["invitations"][1])
        heard = waiting.result(timeout=20)
    assert [seat["name"] for seat in heard["table"]["seats"]] == ["Danielle", "Tommy", ""]
    assert heard["change"] != first["change"]
    joined(server, table["table"], invitation=table["invitations"][2])
    begun = server.json(f"{place}?seen={heard['change']}")
    assert (begun["table"]["stage"], begun["change"]) == ("playing", 0)
    assert server.fetch("/api/tables/nowhere1/gathering")[0] == 404


def test_your_games_say_where_it_is_your_turn(server: Server) -> None:
    table = opened(server, DANIELLE, TOMMY)
    clients = [Client(server, table["table"], key) for key in table["keys"]]
    clients[0].wait()
    said = [server.post("/api/tables/yours", {"keys": [key]})[1][0]["asked"] for key in table["keys"]]
    for client in clients:
        client.until("update")
    assert said == [client.decision is not None for client in clients]
    assert sum(said) == 1


def test_a_table_is_called_what_whoever_sits_there_calls_it(server: Server) -> None:
    table = opened(server, DANIELLE, {"name": "Bot", "bot": "heuristic"})
    place = f"/api/tables/{table['table']}"
    assert server.post(f"{place}/title", {"key": table["keys"][0], "title": " Friday night "})[0] == 200
    assert server.json(place)["title"] == "Friday night"
    assert Client(server, table["table"], table["keys"][0]).welcome["title"] == "Friday night"
    for key, title, status in (("guessed", "Mine", 403), ("", "Mine", 403), (table["keys"][0], " ", 400)):
        assert server.post(f"{place}/title", {"key": key, "title": title})[0] == status
    assert server.json(place)["title"] == "Friday night"
