"""The door of the server: who comes from where, how often, and whether another page has sent him."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from typing import NamedTuple
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from silverkey.server.answering import Problem, answer
from silverkey.server.limits import Limits, sentence
from silverkey.server.metrics import Metrics
from silverkey.server.settings import Settings

log = structlog.get_logger("silverkey.http")
READING = ("GET", "HEAD", "OPTIONS")
SIGNING = ("/api/account/new", "/api/account/in", "/api/account/password", "/api/account/delete")
WORK = ("/api/judge", "/api/replays/read", "/api/decks/draw", "/api/cases")
"""What takes the server a while."""
ASKING = ("/api/decks/check", "/api/decks/price", "/api/decks/read")
"""What changes nothing, though more is said than an address has room for: decks are checked as they are built."""


def is_stranger(headers: Headers) -> bool:
    """Whether another site's page has sent whoever asks: browsers say so, and nobody else needs to."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host", "")


def is_near(address: str) -> bool:
    """Whether an address is one of this machine or of the network that it stands in."""
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return False


class _Turned(NamedTuple):
    """What whoever is not let in is told."""

    problem: Problem
    status: int
    headers: dict[str, str]


class Door:
    """Lets requests in, or answers why not."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, limits: Limits | None = None) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._limits = limits or Limits()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whoever comes."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        reading = scope["type"] == "http" and scope["method"] in READING
        problem: _Turned | None = None
        if not reading and is_stranger(Headers(scope=scope)):
            problem = _Turned(Problem("This can be asked for from a page of this server alone."), 403, {})
        elif self._settings.public:
            problem = self._limited(scope, reading)
        if problem is None and self._settings.public:
            await self._recognise(scope)
        if problem is None:
            await self._app(scope, receive, self._told(scope, send))
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": problem.problem.why})
        else:
            response = answer(problem.problem, problem.status)
            response.headers.update(problem.headers)
            await response(scope, receive, self._told(scope, send))

    def _limited(self, scope: Scope, reading: bool) -> _Turned | None:
        """Why it is too much for one address, if it is."""
        who = scope["client"][0] if scope.get("client") else ""
        for what in _counted(scope, reading):
            if seconds := self._limits.wait(what, who):
                self._metrics.limited.labels(what).inc()
                return _Turned(Problem(sentence(seconds)), 429, {"Retry-After": str(seconds)})
        return None

    async def _recognise(self, scope: Scope) -> None:
        """Note who it is."""
        connection = HTTPConnection(scope)
        passes = connection.app.state.passes
        known = None
        if passes.cookie in connection.cookies:
            known = await asyncio.to_thread(passes.signed_in, connection.cookies)
        scope.setdefault("state", {})["account"] = known

    def _told(self, scope: Scope, send: Send) -> Send:
        """Sends, and notes in the log what was answered, where others than the owner may ask."""
        if scope["type"] != "http":
            return send
        begin = time.perf_counter()

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.requests.labels(scope["method"], str(message["status"])).inc()
                if self._settings.public:
                    took = round((time.perf_counter() - begin) * 1000, 1)
                    log.info("request", method=scope["method"], path=scope["path"], status=message["status"], ms=took)
            await send(message)

        return sent


def _counted(scope: Scope, reading: bool) -> list[str]:
    """As what a request counts."""
    path = scope["path"]
    if scope["type"] == "websocket":
        return ["connect"]
    if path in SIGNING and not reading:
        return ["request", "sign in"]
    if path == "/api/tables" and not reading:
        return ["request", "change", "table"]
    if path.startswith(WORK):
        return ["request", "work"]
    return ["request"] if reading or path in ASKING else ["request", "change"]
