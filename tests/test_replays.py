"""Games that are over are followed step by step, kept as files and checked; what goes on is shown to nobody."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import labour
import msgspec
import pytest
from serving import Client, Server
from typer.testing import CliRunner

from silverkey.commands.app import app
from silverkey.server.answering import Busy
from silverkey.server.apart import Apart, TooMuch
from silverkey.server.differences import changes
from silverkey.server.replays import Shelf
from silverkey.server.stepping import ReplayDocument, documents
from silverkey.server.table import Person, Table
from silverkey.sitting.host import Wish, host_of
from silverkey.sitting.recording import Given, Recording, Sitter, Unplayable, checked, with_digests

NAMES = ("Danielle", "Tommy")


def played(seed: int, game: str = "cthulhu") -> tuple[Recording, Table]:
    """A game between two bots, recorded, and the table at its end."""
    host = host_of(game)
    people = [Person(name, "random") for name in NAMES]
    table = Table(host, host.agree(Wish(game=game, seed=seed), NAMES, (0, 1)), people)
    deeds = table.begin()
    while table.bot_to_move:
        deeds += table.let_bot_answer()
    answers = msgspec.convert([(deed.seat, *deed.said) for deed in deeds], tuple[Given, ...])
    agreed = msgspec.to_builtins(table.agreed)
    return Recording(
        game=game, agreed=agreed, people=tuple(Sitter(*person) for person in people), answers=answers
    ), table


@pytest.fixture(scope="module")
def game() -> tuple[Recording, Table]:
    return played(4)


def applied(view: Any, step: Any) -> Any:
    """A view after a step, as a client works it out."""
    found = msgspec.json.decode(msgspec.json.encode(view))
    for change in step.changes:
        *way, last = change.way
        place = found
        for key in way:
            place = place[key]
        if change.at < 0:
            place[last] = change.value
        else:
            place[last][change.at : change.at + change.gone] = change.come
    return found


def last_views(found: ReplayDocument) -> Any:
    view: Any = found.view
    for step in found.steps:
        view = applied(view, step)
    return json.loads(msgspec.json.encode(view))


def test_the_steps_of_a_replay_lead_to_where_the_game_ended(game: tuple[Recording, Table]) -> None:
    recording, table = game
    *seats, everything = documents(recording)
    for seat, found in enumerate(seats):
        assert last_views(found) == json.loads(msgspec.json.encode(table.view(seat)))
    assert everything.result == table.result
    assert everything.broken == ""
    assert everything.eyes == -1


def test_one_side_of_a_replay_shows_no_hidden_card_of_the_other(game: tuple[Recording, Table]) -> None:
    *seats, everything = documents(game[0])
    for seat, found in enumerate(seats):
        view: Any = found.view
        for step in found.steps:
            view = applied(view, step)
            assert not view["players"][1 - seat]["hand"]
            assert step.seat in (seat, -1) or not step.said
            for line in step.log:
                assert not (line.verb == "draw" and line.player != seat and ":" in line.text)
    view = everything.view
    for step in everything.steps:
        view = applied(view, step)
        assert all(len(player["hand"]) == player["hand_size"] for player in view["players"])
        ids = [card["id"] for player in view["players"] for card in player["hand"]]
        assert len(set(ids)) == len(ids)


def test_the_log_of_a_replay_names_everybody_and_tells_everything_to_whoever_may_see_it(
    game: tuple[Recording, Table],
) -> None:
    told = [line.text for step in documents(game[0])[-1].steps for line in step.log]
    assert not any(line.startswith("You ") for line in told)
    for name in NAMES:
        assert any(line.startswith(f"{name} draws") and ":" in line for line in told)


@pytest.mark.parametrize(("in_time", "last"), [(True, "Tommy gives up."), (False, "Tommy runs out of time.")])
def test_the_last_step_of_a_replay_says_who_has_given_up_or_run_out_of_time(
    game: tuple[Recording, Table], in_time: bool, last: str
) -> None:
    recording = msgspec.structs.replace(game[0], answers=game[0].answers[:20], conceded=1, in_time=in_time)
    for found in documents(recording):
        assert [line.text for line in found.steps[-1].log] == [last]
        assert (found.steps[-1].place, found.broken) == (20, "")
    assert checked(with_digests(recording, "1.0")) == 20


def test_a_recording_that_is_played_again_is_the_same_and_says_where_it_is_not(game: tuple[Recording, Table]) -> None:
    recording = with_digests(game[0], "1.0")
    assert checked(recording) == len(recording.answers)
    changed = list(recording.answers)
    changed[6] = msgspec.structs.replace(changed[6], digest="0" * 32)
    with pytest.raises(Unplayable, match=r"After answer 7 of \d+ .* stand otherwise .* version 1.0"):
        checked(msgspec.structs.replace(recording, answers=tuple(changed)))
    changed[6] = msgspec.structs.replace(changed[6], word="dance")
    broken = msgspec.structs.replace(recording, answers=tuple(changed))
    with pytest.raises(Unplayable, match=r"Answer 7 of \d+ cannot be given: “dance” is no answer"):
        checked(broken)
    found = documents(broken)[-1]
    assert "Answer 7" in found.broken
    assert found.steps[-1].place <= 6
    with pytest.raises(Unplayable, match="the game is not over"):
        checked(msgspec.structs.replace(recording, answers=recording.answers[:20]))


def test_what_changed_in_a_list_is_what_came_and_went() -> None:
    before, after = {"cards": [1, 2, 3, 4], "x": 1}, {"cards": [1, 9, 8, 3, 4], "x": 1}
    (change,) = changes(before, after)
    assert (change.way, change.at, change.gone, change.come) == (("cards",), 1, 1, [9, 8])
    assert list(changes(after, after)) == []


def test_a_replay_file_is_checked_and_told_by_the_command_line(game: tuple[Recording, Table], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    recording = with_digests(game[0], "1.0")
    file.write_bytes(msgspec.json.encode(recording))
    run = CliRunner().invoke
    fine = run(app, ["replay", "check", str(file)])
    assert (fine.exit_code, f"{len(recording.answers)} digests are the same" in fine.stdout) == (0, True)
    assert "wins the game" in run(app, ["replay", "show", str(file)]).stdout
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(recording, answers=recording.answers[1:])))
    wrong = run(app, ["replay", "check", "--json", str(file)])
    assert wrong.exit_code == 1
    assert json.loads(wrong.stdout)["same"] is False
    for nonsense in (b"", b"{", b"[]", b'{"game": "chess"}', b"\xff", b"[" * 100_000):
        file.write_bytes(nonsense)
        refused = run(app, ["replay", "check", str(file)])
        assert refused.exit_code == 2
        assert "no replay" in refused.stderr
    missing = run(app, ["replay", "check", str(tmp_path / "none.json")])
    assert (missing.exit_code, "cannot be read" in missing.stderr) == (2, True)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as running:
        yield running


def test_a_game_is_replayed_by_its_link_once_it_is_over(server: Server, tmp_path: Path) -> None:
    table, keys = server.open({"name": "Danielle"}, {"name": "Bot", "bot": "random"}, seed=3)
    client = Client(server, table, keys[0])
    client.play(1, most=10)
    status, _, content = server.fetch(f"/api/replays/{table}")
    assert (status, "once it is over" in json.loads(content)["why"]) == (400, True)
    assert server.fetch(f"/api/replays/{table}/file")[0] == 400
    client.play(1)
    status, _, content = server.fetch(f"/api/replays/{table}?eyes=0")
    found = msgspec.json.decode(content, type=ReplayDocument)
    assert (status, found.names, found.eyes) == (200, ("Danielle", "Bot"), 0)
    wanted = {**client.update["view"], "decision": None}
    assert last_views(found) == wanted
    assert server.fetch(f"/api/replays/{table}?eyes=2")[0] == 400
    assert server.fetch("/api/replays/nowhere")[0] == 404
    status, headers, content = server.fetch(f"/api/replays/{table}/file")
    assert (status, f"silverkey-{table}.json" in headers["Content-Disposition"]) == (200, True)
    file = tmp_path / "game.json"
    file.write_bytes(content)
    assert CliRunner().invoke(app, ["replay", "check", str(file)]).exit_code == 0
    status, read = server.post("/api/replays/read?eyes=0", content)
    assert (status, read["steps"]) == (200, json.loads(server.fetch(f"/api/replays/{table}?eyes=0")[2])["steps"])


def test_a_file_that_is_no_replay_is_refused_with_a_sentence(server: Server, game: tuple[Recording, Table]) -> None:
    recording = json.loads(msgspec.json.encode(game[0]))
    agreed = recording["agreed"]
    unknown = {**agreed, "decks": [{"name": "x", "cards": ["nothing"]}] * 2}
    for content, why in (
        ({}, "no replay"),
        ({**recording, "replay": 99}, "format 99"),
        ({**recording, "game": "chess"}, "There is no game"),
        ({**recording, "people": [{"name": "Tommy"}]}, "This game is for 2"),
        ({**recording, "conceded": 2}, "Nobody sits at 2"),
        ({**recording, "agreed": {}}, "cannot begin"),
        ({**recording, "agreed": unknown}, "cannot begin"),
        (b"[" * 200_000, "no replay"),
    ):
        status, answer = server.post("/api/replays/read", content)
        assert (status, why in answer["why"]) == (400, True), answer


def test_work_that_takes_too_long_or_too_much_is_given_up_and_the_next_is_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(labour.__file__).parent))

    async def tried() -> None:
        apart = Apart(seconds=2)
        try:
            assert await apart.do(labour.echo, b"yes") == b"yes"
            with pytest.raises(TooMuch, match="more than 2 seconds"):
                await apart.do(labour.endless, b"")
            assert await apart.do(labour.echo, b"again") == b"again"
            with pytest.raises(TooMuch):
                await apart.do(labour.greedy, b"x")
            with pytest.raises(ValueError, match=r"Not like that\."):
                await apart.do(labour.wrong, b"")
        finally:
            await apart.close()

    asyncio.run(tried())


def test_whoever_asks_while_too_many_wait_is_told_so_and_the_others_are_served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(labour.__file__).parent))

    async def tried() -> list[bytes | BaseException]:
        apart = Apart()
        try:
            return await asyncio.gather(*(apart.do(labour.echo, b"x") for _ in range(20)), return_exceptions=True)
        finally:
            await apart.close()

    found = asyncio.run(tried())
    served = [one for one in found if one == b"x"]
    assert len(served) >= 5
    assert all(isinstance(one, Busy) for one in found if one != b"x")
    assert len(served) < len(found)


def test_replays_that_were_wanted_longest_ago_make_room() -> None:
    shelf = Shelf(room=10)
    shelf.put("a", [b"1234"])
    shelf.put("b", [b"1234"])
    assert shelf.get("a")
    shelf.put("c", [b"1234"])
    assert [shelf.get(name) is not None for name in "abc"] == [True, False, True]
    shelf.put("d", [b"12345678901"])
    assert shelf.get("d") is None
