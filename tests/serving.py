"""A server in a process of its own, on loopback, and clients that play at it over real WebSockets."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from http.client import HTTPConnection
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from silverkey.server.protocol import VERSION

PATIENCE = 60.0


class Server:
    """A server over a database file, which can be killed and started again. An environment makes it public."""

    def __init__(self, folder: Path, database: str = "", **environment: str) -> None:
        self.environment = environment
        self.database = database or f"sqlite:///{folder / 'games.db'}"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.connections = ExitStack()
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "silverkey.server.serving", self.database, str(self.port)]
        if self.environment:
            options = ["--database", self.database, "--port", str(self.port)]
            command = [sys.executable, "-m", "silverkey", "serve", *options]
        self.process = subprocess.Popen(command, env={**os.environ, **self.environment})
        limit = time.monotonic() + PATIENCE
        while True:
            try:
                self.get("/healthz")
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > limit:
                    raise
                time.sleep(0.05)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: TracebackType | type[BaseException] | BaseException | None) -> None:
        self.connections.close()
        self.process.terminate()
        self.process.wait()

    def get(self, path: str) -> bytes:
        with urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=PATIENCE) as answer:
            content: bytes = answer.read()
            return content

    def json(self, path: str) -> Any:
        """What is to be had at an address."""
        return json.loads(self.get(path))

    def fetch(self, path: str) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and content of an address."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request("GET", path)
        answer = connection.getresponse()
        content = answer.read()
        connection.close()
        return answer.status, {name.title(): value for name, value in answer.getheaders()}, content

    def post(self, path: str, content: Any) -> tuple[int, Any]:
        data = content if isinstance(content, bytes) else json.dumps(content).encode()
        try:
            with urlopen(
                Request(f"http://127.0.0.1:{self.port}{path}", data, method="POST"), timeout=PATIENCE
            ) as answer:
                return answer.status, json.load(answer)
        except HTTPError as error:
            return error.code, json.load(error)

    def open(self, *seats: dict[str, str], **wish: Any) -> tuple[str, list[str]]:
        """Open a table; its name and keys."""
        status, opened = self.post("/api/tables", {"wish": {"game": "cthulhu", **wish}, "seats": seats})
        assert status == 201, opened
        return opened["table"], opened["keys"]


class Client:
    """Somebody at a table."""

    def __init__(self, server: Server, table: str, key: str = "") -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/play"
        self.socket: ClientConnection = server.connections.enter_context(connect(address, max_size=None))
        self.log: list[str] = []
        self.update: dict[str, Any] = {}
        self.asked = 0
        self.say("hello", version=VERSION, key=key)
        self.welcome = self.hear()

    def say(self, word: str, **said: Any) -> None:
        self.socket.send(json.dumps({"say": word, **said}))

    def hear(self) -> dict[str, Any]:
        """The next message; how things stand is remembered."""
        return self._heard(self.socket.recv(PATIENCE))

    def _heard(self, data: str | bytes) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(data)
        if message["say"] == "update":
            self.update = message
            if message["fresh"]:
                self.log.clear()
            self.log.extend(line["text"] for line in message["log"])
        return message

    def listen(self) -> None:
        """Hear what has come by now, if anything has."""
        with suppress(TimeoutError):
            self._heard(self.socket.recv(0.02))

    def until(self, word: str) -> dict[str, Any]:
        """Wait for a message of a kind."""
        while True:
            message = self.hear()
            if message["say"] == word:
                return message

    @property
    def decision(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.update["view"]["decision"] if self.update else None
        return found

    def wait(self) -> None:
        """Wait until there is something to decide, or the game is over."""
        while not self.update or (self.decision is None and self.update["result"] is None):
            self.hear()

    def answer(self, option: int) -> dict[str, Any]:
        """Answer what is asked; what the server says to that."""
        assert self.decision is not None
        self.asked += 1
        self.say("answer", ask=self.asked, question=self.decision["serial"], option=option)
        while True:
            message = self.hear()
            if message["say"] in ("accepted", "refused") and message["ask"] == self.asked:
                if message["say"] == "accepted":
                    self.until("update")
                return message

    def play(self, seed: int, most: int = 10_000) -> int:
        """Answer at random until the game is over, or so often."""
        rng = random.Random(seed)
        for number in range(most):
            self.wait()
            if self.decision is None:
                return number
            assert self.answer(rng.randrange(len(self.decision["options"])))["say"] == "accepted"
        return most


def whoever_is_asked(players: Sequence[Client]) -> Client | None:
    """Whoever of two people is asked, once the server has told him; None when the game is over."""
    while True:
        for player in players:
            while not player.update:
                player.hear()
        if any(player.update["result"] is not None for player in players):
            return None
        asked = next((player for player in players if player.decision is not None), None)
        if asked is not None:
            return asked
        for player in players:
            player.listen()
