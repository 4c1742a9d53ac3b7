"""Answering requests over HTTP: as JSON, and what is wrong with one in a sentence."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from silverkey.cardgame.finding import CardNotFound
from silverkey.games import UnknownGame
from silverkey.server import protocol
from silverkey.server.hall import NoSuchTable
from silverkey.server.table import Refused

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
LARGEST = 64 * 1024
"""Bytes of a request."""


class Busy(Exception):
    """Too much has been asked for at once."""


class NotHere(LookupError):
    """What was asked for is not there."""


class NotAllowed(ValueError):
    """Somebody else may do it."""


class Outdated(ValueError):
    """It has changed since whoever asks has looked."""


class Problem(msgspec.Struct, frozen=True):
    """Why something cannot be had."""

    why: str


def answer(content: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(protocol.encode(content), status, media_type="application/json")


class Kept:
    """An answer that is the same for everybody while the server runs: compressed once, fetched anew only if changed."""

    def __init__(self, content: Any) -> None:
        self._content = protocol.encode(content)
        self._small = gzip.compress(self._content, mtime=0)
        self._tag = f'"{hashlib.sha256(self._content).hexdigest()[:20]}"'

    def answer(self, request: Request) -> Response:
        """The answer, or that what the browser has is still right."""
        headers = {"ETag": self._tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if self._tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self._content, media_type="application/json", headers=headers)
        return Response(self._small, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})


def kindly(endpoint: Endpoint) -> Endpoint:
    """An endpoint that answers what is wrong with a request in a sentence."""

    async def answered(request: Request) -> Response:
        try:
            return await endpoint(request)
        except (NoSuchTable, CardNotFound, NotHere) as error:
            return answer(Problem(str(error)), 404)
        except Busy as error:
            return answer(Problem(str(error)), 429)
        except (NotAllowed, Refused) as error:
            return answer(Problem(str(error)), 403)
        except Outdated as error:
            return answer(Problem(str(error)), 409)
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


class Address(Route):
    """Something that can be asked over HTTP: with what, and what comes of it. All stand in /api/openapi.json."""

    def __init__(
        self,
        path: str,
        endpoint: Endpoint,
        *,
        gives: Any = None,
        asks: type | None = None,
        method: str = "GET",
        status: int = 200,
        query: Mapping[str, str] | None = None,
        says: str = "application/json",
    ) -> None:
        super().__init__(path, kindly(endpoint), methods=[method])
        self.gives = gives
        """The type of what is answered; None where it is told by ``says`` alone."""
        self.asks = asks
        """The type of what is sent."""
        self.method = method
        self.status = status
        self.query = query or {}
        """What may stand behind a question mark, with what it means."""
        self.says = says
        self.told = (endpoint.__doc__ or "").strip()
