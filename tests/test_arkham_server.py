"""Arkham Horror over the wire: investigators held by people and bots, one scenario or a whole campaign."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from serving import Client, Server

from silverkey.arkham.library import by_code
from silverkey.arkham.table import zones
from silverkey.arkham.words import SET_ASIDE
from silverkey.server.table import WATCHING, Person, Table
from silverkey.sitting.host import Wish, host_of

BOT = {"name": "Bot", "bot": "random"}
DANIELLE, TOMMY = {"name": "Danielle"}, {"name": "Tommy"}
ROLAND = """
Investigator: Roland Banks
2 .45 Automatic
2 Beat Cop
2 Dodge
2 Emergency Cache
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def play_together(clients: list[Client], most: int = 10_000) -> int:
    """Whoever is asked answers, always with an answer in the middle, until the game is over or so often."""
    for number in range(most):
        place = max(client.update.get("place", 0) for client in clients)
        for client in clients:
            while not client.update or client.update["place"] < place:
                client.hear()
        if clients[0].update["result"] is not None:
            return number
        asked = [client for client in clients if client.decision is not None]
        if not asked:
            clients[0].hear()
            continue
        (one,) = asked
        options = (one.decision or {})["options"]
        assert one.answer(number * 7 % len(options))["say"] == "accepted"
    return most


def test_a_scenario_alone_is_played_to_its_end(server: Server) -> None:
    table, keys = server.open(DANIELLE, game="arkham", seed=3, decks=["roland"])
    client = Client(server, table, keys[0])
    assert (client.welcome["game"], client.welcome["title"]) == ("arkham", "Roland in The Gathering")
    client.play(1)
    assert client.update["view"]["scenario"] == "The Gathering"
    assert "resolution" in client.update["result"]["how"]
    assert client.log[0] == "The Gathering begins, standard."
    assert any(line.startswith("You investigate") for line in client.log)


def test_those_who_watch_see_what_is_kept_hidden_once_the_game_is_over_and_no_sooner() -> None:
    host = host_of("arkham")
    people = [Person("Danielle"), Person("Tommy")]
    wish = Wish(game="arkham", seed=3, decks=("roland", "wendy"))
    at = Table(host, host.agree(wish, [person.name for person in people], (0, 1)), people)
    hidden = at.game.add_card(by_code()["03084d"], -1, SET_ASIDE)
    at.game.set_aside.append(hidden)
    zones.conceal(at.game, hidden, 1)

    def told(seat: int) -> list[list[str]]:
        return [[card.title for card in one.hand] for one in at.view(seat).investigators]

    watched, (first, second) = told(WATCHING), told(1)
    assert second == [*watched[1], "Whispers in Your Head"]
    at.concede(0)
    assert told(WATCHING) == [first, second]
    assert told(0) == watched
    seen = at.view(WATCHING)
    ids = [card.id for one in seen.investigators for card in one.hand]
    assert len(set(ids)) == len(ids)


def test_two_people_and_a_bot_play_together_and_a_crash_in_the_middle_costs_them_nothing(server: Server) -> None:
    wish: dict[str, Any] = {"seed": 8, "decks": ["roland", "wendy", "daisy"], "settings": {"difficulty": "easy"}}
    table, keys = server.open(DANIELLE, TOMMY, BOT, game="arkham", **wish)
    clients = [Client(server, table, key) for key in keys[:2]]
    play_together(clients, most=40)
    for client in clients:
        while client.update["place"] < max(other.update["place"] for other in clients):
            client.hear()
    asked = next(client for client in clients if client.decision is not None)
    before = (asked.update["place"], asked.update["view"], asked.log.copy())
    server.kill()
    server.start()
    clients = [Client(server, table, key) for key in keys[:2]]
    for client in clients:
        client.until("update")
    again = next(client for client in clients if client.decision is not None)
    assert (again.update["place"], again.update["view"], again.log) == before
    play_together(clients)
    assert clients[0].update["result"] is not None
    assert [seat["players"] for seat in clients[0].update["seats"]] == [[0], [1], [2]]


def test_one_person_may_hold_several_investigators_and_sees_as_whichever_is_asked(server: Server) -> None:
    table, keys = server.open({**DANIELLE, "players": 2}, game="arkham", seed=5, decks=["roland", "wendy"])
    client = Client(server, table, keys[0])
    viewers, numbers = set(), list[int]()
    for _ in range(60):
        client.wait()
        if client.decision is None:
            break
        viewers.add(client.update["view"]["viewer"])
        numbers.append(client.decision["serial"])
        client.answer(0)
    assert viewers == {0, 1}
    assert len(set(numbers)) == len(numbers), "no question has the number of another's"
    assert client.update["seats"] == [{"name": "Danielle", "bot": "", "here": True, "players": [0, 1]}]
    assert any(line.startswith("Roland") for line in client.log)
    assert any(line.startswith("Wendy") for line in client.log)


def test_in_a_campaign_one_scenario_follows_another_and_everything_is_kept(server: Server) -> None:
    wish: dict[str, Any] = {"seed": 4, "decks": ["roland"], "settings": {"campaign": "night of the zealot"}}
    table, keys = server.open(DANIELLE, game="arkham", **wish)
    client = Client(server, table, keys[0])
    for number in range(5_000):
        client.wait()
        campaign = client.update["view"]["campaign"]
        if client.decision is None or campaign["part"] == 1:
            break
        options = client.decision["options"]
        client.answer(number * 7 % len(options))
    assert client.update["view"]["campaign"]["ended"][0]["scenario"] == "The Gathering"
    before = client.update["view"]
    server.kill()
    server.start()
    client = Client(server, table, keys[0])
    client.wait()
    assert client.update["view"] == before
    joined = ""
    while client.decision is not None and client.update["view"]["campaign"]["between"]:
        options = client.decision["options"]
        named = dict(client.update["remarks"]["named"])
        assert named.keys() >= {option["place"] for option in options if option["word"] in ("buy", "upgrade", "remove")}
        join = next((option for option in options if option["word"] == "join" and not joined), None)
        joined = joined or ("" if join is None else join["text"])
        client.answer(0 if join is None else join["place"])
        client.wait()
    assert [seat["players"] for seat in client.update["seats"]] == [[0, 1]]
    assert any(line.endswith("joins the campaign.") for line in client.log)


@pytest.mark.parametrize(
    ("wish", "seats", "why"),
    [
        ({"settings": {"scenario": "chess"}}, [DANIELLE], "chess"),
        ({"settings": {"colour": "green"}}, [DANIELLE], "colour is nothing that can be wished for"),
        ({"settings": {"difficulty": "mild"}}, [DANIELLE], "There is no difficulty “mild”"),
        ({"settings": {"scenario": "gathering", "campaign": "zealot"}}, [DANIELLE], "a campaign or for a single"),
        ({"decks": ["roland", "roland"]}, [DANIELLE, TOMMY], "Each investigator can be there only once."),
        ({"decks": ["roland", "wendy"]}, [DANIELLE], "There are 2 decks for 1"),
        ({"decks": ["somebody"]}, [DANIELLE], "There is no starter deck for “somebody”"),
        ({"decks": ["{"]}, [DANIELLE], "JSON"),
        ({}, [{**DANIELLE, "players": 4}, TOMMY], "This game is for 1 or 2 or 3 or 4, not for 5."),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    server: Server, wish: dict[str, Any], seats: list[dict[str, Any]], why: str
) -> None:
    status, answer = server.post("/api/tables", {"wish": {"game": "arkham", **wish}, "seats": seats})
    assert status == 400
    assert why in answer["why"]


def test_a_deck_may_be_brought_as_text(server: Server) -> None:
    table, keys = server.open(DANIELLE, game="arkham", seed=2, decks=[ROLAND])
    client = Client(server, table, keys[0])
    client.wait()
    (roland,) = client.update["view"]["investigators"]
    assert roland["title"] == "Roland Banks"
    titles = {card["title"] for card in roland["hand"]}
    assert titles <= {".45 Automatic", "Beat Cop", "Dodge", "Emergency Cache"}


def test_nobody_decides_for_both_sides_of_a_game_against_each_other(server: Server) -> None:
    status, answer = server.post("/api/tables", {"wish": {"game": "cthulhu"}, "seats": [{**DANIELLE, "players": 2}]})
    assert (status, answer["why"]) == (400, "In this game everybody decides for one side alone.")


def test_why_not_is_said_of_cards_locations_and_actions(server: Server) -> None:
    table, keys = server.open(DANIELLE, game="arkham", seed=3, decks=["roland"])
    client = Client(server, table, keys[0])
    client.wait()
    while (client.decision or {}).get("kind") != "action":
        client.answer(0)
        client.wait()
    study = f"location {client.update['view']['locations'][0]['id']}"
    for code, said in ((study, "You are at Study."), ("fight", "To fight: "), ("01024", "Dynamite Blast")):
        client.say("why not", ask=5, code=code)
        assert said in client.until("reasons")["lines"][0]


def test_whoever_plays_is_told_what_each_chaos_token_would_do_and_nobody_else_what_his_question_is_about(
    server: Server,
) -> None:
    table, keys = server.open(DANIELLE, game="arkham", seed=3, decks=["roland"])
    client, watcher = Client(server, table, keys[0]), Client(server, table)
    client.wait()
    while (client.decision or {}).get("kind") != "action":
        client.answer(0)
        client.wait()
    watcher.until("update")
    told = client.update["remarks"]
    assert sum(token["number"] for token in told["bag"]) == len(client.update["view"]["bag"])
    failing = {token["token"] for token in told["bag"] if token["fails"]}
    assert failing == {"auto-fail"}
    skull = next(token for token in told["bag"] if token["token"] == "skull")
    assert (skull["modifier"], "Ghoul" in skull["text"]) == (0, True)
    assert (watcher.update["remarks"]["text"], watcher.update["remarks"]["odds"]) == ("", [])


def test_that_the_act_could_be_advanced_is_no_reason_to_ask_in_the_middle_of_a_skill_test(server: Server) -> None:
    table, keys = server.open(DANIELLE, game="arkham", seed=3, decks=["roland"])
    client = Client(server, table, keys[0])
    ripe = 0
    for _ in range(60):
        client.wait()
        view, asked = client.update["view"], client.decision
        if asked is None:
            break
        act = view["act"]["id"]
        if view["test"] is not None and asked["kind"] == "window":
            assert {option["card"] for option in asked["options"]} - {-1, act}
        words = [option["word"] for option in asked["options"]]
        ripe += asked["kind"] == "action" and any(option["card"] == act for option in asked["options"])
        client.answer(words.index("investigate") if "investigate" in words else 0)
    assert ripe > 1
