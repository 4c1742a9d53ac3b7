"""Answering requests over HTTP: as JSON, and what is wrong with one in a sentence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from silverkey.cardgame.finding import CardNotFound
from silverkey.games import UnknownGame
from silverkey.server import protocol
from silverkey.server.hall import NoSuchTable

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
LARGEST = 64 * 1024
"""Bytes of a request."""


class Busy(Exception):
    """Too much has been asked for at once."""


class Problem(msgspec.Struct, frozen=True):
    """Why something cannot be had."""

    why: str


def answer(content: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(protocol.encode(content), status, media_type="application/json")


def kindly(endpoint: Endpoint) -> Endpoint:
    """An endpoint that answers what is wrong with a request in a sentence."""

    async def answered(request: Request) -> Response:
        try:
            return await endpoint(request)
        except (NoSuchTable, CardNotFound) as error:
            return answer(Problem(str(error)), 404)
        except Busy as error:
            return answer(Problem(str(error)), 429)
        except (msgspec.DecodeError, UnknownGame, LookupError, ValueError) as error:
            return answer(Problem(str(error)), 400)

    return answered


async def body_of(request: Request, most: int = LARGEST) -> bytes:
    """What a request brings. Raises ValueError, with a sentence, if that is too much."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise ValueError(f"A request has at most {most} bytes.")
    return bytes(body)


async def asked(request: Request, type: type[T]) -> T:
    """What a request says. Raises ValueError, with a sentence, if it is something else or too much."""
    return msgspec.json.decode(await body_of(request), type=type)
