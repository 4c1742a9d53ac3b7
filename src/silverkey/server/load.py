"""How many tables a server holds: people made of dice play at all of them at once, over real WebSockets.

Each of them thinks for a while, as people do, and then answers at random. Every answer must be confirmed, and every
table must count just as many answers as were confirmed there. The server may be killed now and then meanwhile: then
everybody comes back, and whatever was confirmed must still be there.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import socket
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from silverkey.games import FIRST
from silverkey.server.protocol import VERSION
from silverkey.server.serving import GARBAGE, HOST, Served

LIMIT = 0.1
"""Seconds within which an answer is to be confirmed."""
WANTED = 0.95
"""The share of answers of which that is wanted."""
AGAIN = 0.2
"""Seconds after which somebody whose connection was lost tries to come back."""
GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage)
"""How it shows that the server is away."""
NAMES = ({"name": "Danielle"}, {"name": "Tommy"})


class LoadReport(msgspec.Struct):
    """What was measured."""

    tables: int
    seconds: float
    answers: int
    refused: int
    errors: list[str]
    lost_or_doubled: int
    within_limit: float
    """The share of answers that were confirmed within a tenth of a second."""
    median_ms: float
    p95_ms: float
    slowest_ms: float
    holds: bool
    kills: int = 0
    """How often the server was killed meanwhile."""
    most: int = 0
    """With how many tables it was found to hold, where that was sought, before it held no more."""


class _Count:
    """What all of them have seen together."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.refused = 0
        self.errors: list[str] = []
        self.lost = 0


def load(tables: int, seconds: float, pace: float, seed: int = 1, database: str = "", kills: int = 0) -> LoadReport:
    """Play at so many tables for so long, each person thinking about ``pace`` seconds before an answer.

    The server is killed so often meanwhile, at random, and started again. Those who play look for garbage as rarely as
    the server does: how long they pause is not what is measured.
    """
    gc.set_threshold(*GARBAGE)
    with tempfile.TemporaryDirectory(prefix="silverkey-load-") as folder:
        address = database or f"sqlite:///{Path(folder) / 'games.db'}"
        with Served(address, _free_port()) as server:
            return asyncio.run(_play(server, tables, seconds, pace, seed, kills))


def most_tables(held: int, play: Callable[[int], LoadReport]) -> tuple[int, int]:
    """How many tables it holds, and how many no more: a quarter more each time, until too many answers are late.

    ``held``: so many it has held already.
    """
    while True:
        tables = max(held + 1, held * 5 // 4)
        if not play(tables).holds:
            return held, tables
        held = tables


def _free_port() -> int:
    with socket.socket() as free:
        free.bind((HOST, 0))
        port: int = free.getsockname()[1]
        return port


async def _play(server: Served, tables: int, seconds: float, pace: float, seed: int, kills: int) -> LoadReport:
    count = _Count()
    port = server.port
    opened = [await _open(port, seed + number) for number in range(tables)]
    begin = time.perf_counter()
    until = begin + seconds
    played = [_table(port, *one, seed + number, pace, until, count) for number, one in enumerate(opened)]
    await asyncio.gather(
        _strike(server, sorted(random.Random(seed).uniform(0, seconds) for _ in range(kills))), *played
    )
    times = sorted(count.times) or [0.0]
    within = sum(one <= LIMIT for one in times) / len(times)
    return LoadReport(
        tables=tables,
        seconds=round(time.perf_counter() - begin, 1),
        answers=len(count.times),
        refused=count.refused,
        errors=count.errors[:20],
        lost_or_doubled=count.lost,
        within_limit=round(within, 4),
        median_ms=round(times[len(times) // 2] * 1000, 1),
        p95_ms=round(times[int(len(times) * 0.95)] * 1000, 1),
        slowest_ms=round(times[-1] * 1000, 1),
        holds=(within >= WANTED or kills > 0) and not (count.errors or count.refused or count.lost),
        kills=kills,
    )


async def _strike(server: Served, moments: list[float]) -> None:
    """Kill the server at these moments, and start it again."""
    begin = time.perf_counter()
    for moment in moments:
        await asyncio.sleep(max(0.0, begin + moment - time.perf_counter()))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


async def _open(port: int, seed: int) -> tuple[str, list[str]]:
    body = json.dumps({"wish": {"game": FIRST, "seed": seed}, "seats": NAMES}).encode()
    head = f"POST /api/tables HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    reader, writer = await asyncio.open_connection(HOST, port)
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    opened = json.loads(answer.partition(b"\r\n\r\n")[2])
    return opened["table"], opened["keys"]


async def _table(port: int, table: str, keys: list[str], seed: int, pace: float, until: float, count: _Count) -> None:
    """Two people at a table. In the end it must have counted what was confirmed there, and no more."""
    try:
        people = [_Person(key, seed * 2 + number) for number, key in enumerate(keys)]
        await asyncio.gather(*(person.play(port, table, pace, until, count) for person in people))
        for person in people:
            if person.place > await _place(port, table, person.key) or person.missed:
                count.lost += 1
    except Exception as error:  # whatever goes wrong at one table is told, and the others go on
        count.errors.append(f"{table}: {error!r}")


async def _place(port: int, table: str, key: str) -> int:
    """How much was done at a table, as somebody hears who comes back."""
    while True:
        try:
            async with connect(f"ws://{HOST}:{port}/api/tables/{table}/play", max_size=None) as watching:
                await watching.send(json.dumps({"say": "hello", "version": VERSION, "key": key}))
                while (message := json.loads(await watching.recv()))["say"] != "update":
                    pass
                return int(message["place"])
        except GONE:
            await asyncio.sleep(AGAIN)


class _Person:
    """Somebody who answers at random."""

    def __init__(self, key: str, seed: int) -> None:
        self.key = key
        self.rng = random.Random(seed)
        self.place = 0
        self.confirmed = -1
        """The question whose answer was confirmed last."""
        self.missed = False
        """Whether a question was put again whose answer had been confirmed."""
        self.update: dict[str, Any] = {}

    async def play(self, port: int, table: str, pace: float, until: float, count: _Count) -> None:
        """Play until the time is up or the game is over, coming back whenever the server is away."""
        while time.perf_counter() < until:
            try:
                return await self._sit(port, table, pace, until, count)
            except GONE:
                self.update = {}
                await asyncio.sleep(AGAIN)

    async def _sit(self, port: int, table: str, pace: float, until: float, count: _Count) -> None:
        address = f"ws://{HOST}:{port}/api/tables/{table}/play"
        async with connect(address, max_size=None, ping_interval=None) as connection:
            await connection.send(json.dumps({"say": "hello", "version": VERSION, "key": self.key}))
            while time.perf_counter() < until:
                decision = self.update.get("view", {}).get("decision")
                if decision is None:
                    if self.update.get("result") is not None or not await self._hear(connection, until):
                        return
                    continue
                await asyncio.sleep(self.rng.uniform(0.5, 1.5) * pace)
                await self._answer(connection, decision, count)

    async def _hear(self, connection: ClientConnection, until: float) -> bool:
        """Wait for a message; False when the time is up."""
        try:
            data = await asyncio.wait_for(connection.recv(), max(0.01, until - time.perf_counter()))
        except TimeoutError:
            return False
        message = json.loads(data)
        if message["say"] == "update":
            self._told(message)
        return True

    def _told(self, update: dict[str, Any]) -> None:
        self.update, self.place = update, update["place"]
        decision = update["view"]["decision"]
        self.missed |= decision is not None and decision["serial"] <= self.confirmed

    async def _answer(self, connection: ClientConnection, decision: dict[str, Any], count: _Count) -> None:
        option = self.rng.randrange(len(decision["options"]))
        begin = time.perf_counter()
        said = {"say": "answer", "ask": 1, "question": decision["serial"], "option": option}
        await connection.send(json.dumps(said))
        confirmed = False
        while True:
            message = json.loads(await connection.recv())
            if message["say"] == "refused":
                count.refused += 1
                return
            if message["say"] == "accepted":
                count.times.append(time.perf_counter() - begin)
                self.confirmed, confirmed = decision["serial"], True
            elif message["say"] == "update":
                self._told(message)
                if confirmed:
                    return
