"""Whatever is sent to a table, like a message or not, is refused in a sentence, changes nothing and tells nothing."""

from __future__ import annotations

import json
import random
import string
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from serving import Client, Server
from websockets.exceptions import ConnectionClosed

from silverkey.server import protocol

ODD = "\u00e9\u202e\ufffd\U0001f419\x00"
WORDS = ["hello", "answer", "undo", "consent", "why not", "prefer", "hurry", "chat", "concede", "update", "dance", ""]
HARMLESS = {"say": "undo", "ask": 99_999, "whole": True}
"""What whoever watches may not do either: its refusal says that everything before it was dealt with."""


def anything(rng: random.Random, depth: int = 0) -> Any:
    """Some JSON."""
    made: list[Callable[[], Any]] = [
        lambda: rng.choice([None, True, False, -1, 0, 1, 2**31, 2**63, -(2**63), 10**40, 1e308, 0.5]),
        lambda: "".join(rng.choices(string.printable + ODD, k=rng.randrange(40))),
        lambda: rng.choice(WORDS),
    ]
    if depth < 4:
        made.append(lambda: [anything(rng, depth + 1) for _ in range(rng.randrange(4))])
        made.append(lambda: {str(anything(rng, 9)): anything(rng, depth + 1) for _ in range(rng.randrange(4))})
    return rng.choice(made)()


def shaped(rng: random.Random) -> dict[str, Any]:
    """Something like a message: of a kind that there is, with its fields, some of them missing, wrong or too many."""
    kind = rng.choice(get_args(protocol.ClientMessage))
    said: dict[str, Any] = {"say": kind.__struct_config__.tag}
    for field in msgspec.structs.fields(kind):
        if rng.random() < 0.9:
            said[field.name] = anything(rng) if rng.random() < 0.5 else rng.choice([0, 1, 7, "", "quiet", True, {}])
    if rng.random() < 0.1:
        said["".join(rng.choices(string.ascii_lowercase, k=4))] = anything(rng)
    return said


def fuzzed(rng: random.Random) -> str | bytes:
    """A message that nobody ought to send."""
    way = rng.randrange(5)
    if way == 0:
        return rng.randbytes(rng.randrange(200))
    if way == 1:
        return "".join(rng.choices(string.printable, k=rng.randrange(200)))
    if way == 2:
        return json.dumps(anything(rng))
    if way == 3:
        return "[" * rng.randrange(20_000)
    return json.dumps(shaped(rng))


def meant(sent: str | bytes) -> protocol.ClientMessage | None:
    """The message that something is after all."""
    try:
        return protocol.decode(sent)
    except protocol.Malformed:
        return None


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as running:
        yield running


def state(server: Server, table: str, key: str) -> tuple[int, Any]:
    """How things stand at a table for a seat that comes now."""
    client = Client(server, table, key)
    while not client.update:
        client.hear()
    return client.update["place"], client.update["view"]


def settled(client: Client) -> list[str]:
    """Everything that a client was refused until now."""
    client.socket.send(json.dumps(HARMLESS))
    heard = []
    while True:
        message = client.hear()
        assert message["say"] in ("refused", "update", "reasons", "accepted"), message
        if message["say"] == "refused":
            if message["ask"] == HARMLESS["ask"]:
                return heard
            heard.append(message["why"])


def bombarded(server: Server, seed: int, messages: int) -> None:
    """Send so many messages from a seat and from beside the table, and see that nothing has come of it."""
    rng = random.Random(seed)
    table, keys = server.open({"name": "Danielle"}, {"name": "Tommy"}, seed=seed)
    before = [state(server, table, key) for key in keys]
    hidden = {card["title"] for _, view in before for side in view["players"] for card in side["hand"]}
    watching, sitting = Client(server, table), Client(server, table, keys[0])
    sent = 0
    while sent < messages:
        for client in (watching, sitting):
            for _ in range(50):
                said = fuzzed(rng)
                message = meant(said)
                if message is None or (client is watching and not isinstance(message, protocol.Hello)):
                    client.socket.send(said)
                    sent += 1
        for why in settled(watching):
            assert 10 < len(why) < 2000
            assert "Traceback" not in why
            assert not any(title in why for title in hidden)
        settled(sitting)
    assert [state(server, table, key) for key in keys] == before
    assert server.process.poll() is None


def test_messages_that_nobody_ought_to_send_change_nothing(server: Server, capfd: pytest.CaptureFixture[str]) -> None:
    bombarded(server, seed=1, messages=1500)
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.long
def test_ten_thousand_messages_that_nobody_ought_to_send_change_nothing(
    server: Server, capfd: pytest.CaptureFixture[str]
) -> None:
    for seed in range(5):
        bombarded(server, seed, messages=2000)
    assert "Traceback" not in capfd.readouterr().err


def test_a_message_that_is_too_long_ends_nothing_but_that_connection(server: Server) -> None:
    table, keys = server.open({"name": "Danielle"}, {"name": "Tommy"}, seed=2)
    client = Client(server, table, keys[0])
    try:
        client.socket.send("x" * 40_000_000)
        client.until("refused")
    except ConnectionClosed:
        pass
    assert state(server, table, keys[0])[0] >= 0
