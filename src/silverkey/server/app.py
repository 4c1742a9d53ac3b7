"""The application: what can be asked of the server over HTTP, and the tables over WebSockets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from silverkey import __version__
from silverkey.server import accounts, cards, decks, judging, lobby, protocol, replays, rulings, search
from silverkey.server.answering import Problem, answer
from silverkey.server.apart import Apart
from silverkey.server.door import Door, is_near
from silverkey.server.foyer import Foyer
from silverkey.server.hall import Guest, Hall, NoSuchTable, Room
from silverkey.server.limits import Limits, sentence
from silverkey.server.metrics import Metrics
from silverkey.server.openapi import document
from silverkey.server.passes import Passes
from silverkey.server.pauses import Usual
from silverkey.server.settings import Settings
from silverkey.server.store.accounts import Accounts
from silverkey.server.store.archive import Archive
from silverkey.server.store.decks import Decks
from silverkey.server.store.engine import engine_for, migrate
from silverkey.server.store.ledger import Ledger
from silverkey.server.table import Refused

CLIENT = Path(__file__).with_name("static").resolve()
"""The client as it was built."""
SAFE = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
"""What a browser may do with the client: keys of seats stand in addresses, which nobody else is to learn."""
LASTING = {"Cache-Control": "public, max-age=31536000, immutable"}
FRESH = {"Cache-Control": "no-cache"}
METHOD_NOT_ALLOWED = 405
API = (
    *lobby.ROUTES,
    *accounts.ROUTES,
    *cards.ROUTES,
    *replays.ROUTES,
    *judging.ROUTES,
    *rulings.ROUTES,
    *decks.ROUTES,
    *search.ROUTES,
)
"""Everything that can be asked over HTTP."""
THREADS = 4
TRYING = 2
"""So many passwords are hashed at once."""
BACKLOG = 256
"""So many messages may wait for a slow client before it is sent away."""
PATIENCE = 20.0
"""Seconds that a client has to say hello."""


def create_app(settings: Settings) -> Starlette:
    """The application. Raises ValueError if its database cannot be used."""
    engine = engine_for(settings.database)
    metrics, limits = Metrics(), Limits()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await asyncio.to_thread(migrate, engine)
        pool = ThreadPoolExecutor(THREADS, "table")
        ledger = Ledger(engine)
        metrics.writing.set_function(lambda: ledger.waiting)
        app.state.archive = Archive(engine, ledger)
        app.state.hall = Hall(app.state.archive, pool, metrics, Usual(settings.pause))
        if settings.public:
            app.state.accounts, app.state.trying = Accounts(engine, ledger), asyncio.Semaphore(TRYING)
            app.state.passes = await asyncio.to_thread(Passes, settings, app.state.accounts)
        app.state.foyer = Foyer(app.state.archive, app.state.hall)
        app.state.apart = Apart()
        app.state.replays = replays.Shelf()
        app.state.decks, app.state.changing = Decks(engine, ledger), asyncio.Lock()
        yield
        await app.state.apart.close()
        await app.state.hall.close()
        await asyncio.to_thread(ledger.close)
        pool.shutdown()
        engine.dispose()

    async def measured(request: Request) -> Response:
        if settings.public and not is_near(request.client.host if request.client else ""):
            return answer(Problem("Only whoever runs this server may see what it counts."), 403)
        return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)

    async def play(socket: WebSocket) -> None:
        await _play(socket, metrics, limits)

    routes = [
        Route("/healthz", _healthy),
        Route("/metrics", measured),
        Route("/api/openapi.json", _described),
        *API,
        WebSocketRoute("/api/tables/{table}/play", play),
        Route("/{path:path}", _page),
    ]
    door = Middleware(Door, settings=settings, metrics=metrics, limits=limits)
    refusing = {HTTPException: _refused}
    app = Starlette(routes=routes, lifespan=lifespan, middleware=[door], exception_handlers=refusing)
    app.state.settings = settings
    return app


# Over HTTP


async def _refused(request: Request, error: Exception) -> Response:
    """What no address answers, or not in that way, is refused in a sentence too."""
    assert isinstance(error, HTTPException)
    known = error.status_code == METHOD_NOT_ALLOWED
    why = f"Nothing answers {request.method} at this address." if known else "There is nothing at this address."
    response = answer(Problem(why), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _described(request: Request) -> Response:
    """What can be asked over HTTP."""
    return answer(document(API))


async def _healthy(request: Request) -> Response:
    return answer({"version": __version__, "well": True})


async def _page(request: Request) -> Response:
    """A file of the client; its first page for every other address, which it knows what to show for."""
    wanted = (CLIENT / request.path_params["path"]).resolve()
    first = CLIENT / "index.html"
    if not first.is_file():
        return answer(Problem("The client is not built here: make web."), 404)
    if request.path_params["path"].startswith("api/"):
        return answer(Problem("There is nothing at this address."), 404)
    known = wanted.is_file() and wanted.is_relative_to(CLIENT)
    return FileResponse(wanted if known else first, headers={**SAFE, **(LASTING if _is_named(wanted) else FRESH)})


def _is_named(file: Path) -> bool:
    """Whether a file is called by what is in it, so that it never changes."""
    return file.is_file() and file.parent.name == "assets"


# Over WebSockets


async def _play(socket: WebSocket, metrics: Metrics, limits: Limits) -> None:
    """A connection to a table, from hello to its end."""
    await socket.accept()
    guest, room = None, None
    sending = asyncio.Queue[bytes](BACKLOG)
    sender = asyncio.create_task(_send_all(socket, sending))
    metrics.guests.inc()
    try:
        room, seat = await asyncio.wait_for(_welcomed(socket), PATIENCE)
        guest = Guest(seat, sending.put_nowait)
        await room.enter(guest)
        while True:
            await _hear(socket, room, guest, metrics, limits)
    except (WebSocketDisconnect, asyncio.QueueFull):
        pass
    except (Refused, NoSuchTable, protocol.Malformed, TimeoutError) as error:
        why = str(error) or "You have not said hello."
        with suppress(asyncio.QueueFull):
            sending.put_nowait(protocol.encode(protocol.Farewell(why, come_back=False)))
        await asyncio.sleep(0)
    finally:
        metrics.guests.dec()
        if room is not None and guest is not None:
            await room.leave(guest)
        await _closed(socket, sender, sending)


async def _welcomed(socket: WebSocket) -> tuple[Room, int]:
    """The table and the seat of whoever connects. Raises Refused, NoSuchTable or Malformed."""
    message = protocol.decode(await _received(socket))
    if not isinstance(message, protocol.Hello):
        raise Refused("Say hello first.")
    if message.version != protocol.VERSION:
        raise Refused(f"This server speaks version {protocol.VERSION}, not {message.version}: load the page again.")
    room: Room = await socket.app.state.hall.room(socket.path_params["table"])
    account = socket.state.account if socket.app.state.settings.public else None
    return room, room.seat_of(message.key, account.id if account else None)


async def _received(socket: WebSocket) -> bytes | str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return message.get("text") or message.get("bytes") or b""


async def _hear(socket: WebSocket, room: Room, guest: Guest, metrics: Metrics, limits: Limits) -> None:
    data = await _received(socket)
    begin = time.perf_counter()
    who = f"{room.id} {guest.seat}" if guest.seat >= 0 else f"{room.id} {id(guest)}"
    try:
        message = protocol.decode(data)
    except protocol.Malformed as error:
        metrics.refused.inc()
        guest.send(protocol.encode(protocol.Refused(-1, str(error))))
        return
    metrics.messages.labels(type(message).__name__).inc()
    if socket.app.state.settings.public and not isinstance(message, protocol.Hello):
        what = "chat" if isinstance(message, protocol.Say) else "message"
        if seconds := limits.wait(what, who):
            metrics.limited.labels(what).inc()
            guest.send(protocol.encode(protocol.Refused(message.ask, sentence(seconds))))
            return
    await room.hear(guest, message)
    metrics.seconds.observe(time.perf_counter() - begin)


async def _send_all(socket: WebSocket, sending: asyncio.Queue[bytes]) -> None:
    """Send what is queued, in order."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.send_text((await sending.get()).decode())
            sending.task_done()


async def _closed(socket: WebSocket, sender: asyncio.Task[None], sending: asyncio.Queue[bytes]) -> None:
    """Send what is left, if that can be, and close."""
    with suppress(TimeoutError):
        await asyncio.wait_for(sending.join(), 1.0)
    sender.cancel()
    with suppress(asyncio.CancelledError):
        await sender
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close()
