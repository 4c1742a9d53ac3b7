"""Games that are over, to be looked at step by step: shown, downloaded, and read from files."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from silverkey.server import stepping
from silverkey.server.answering import Address, answer, body_of
from silverkey.server.apart import Apart
from silverkey.server.hall import NoSuchTable
from silverkey.server.protocol import encode
from silverkey.server.store.archive import OVER, Kept
from silverkey.server.table import CONCEDE, standing
from silverkey.sitting.recording import LARGEST, Given, Recording, Sitter

ROOM = 32 * 1024 * 1024
"""Bytes of documents that are kept at hand."""
ALL = "all"


class Unfinished(ValueError):
    """A game goes on, and nobody may see more of it than his own seat shows him."""


class Laid(msgspec.Struct, frozen=True):
    """A position as a case."""

    text: str


class Shelf:
    """Replays as they were sent, at hand for the next who wants to see them; the ones wanted longest ago make room."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._size = 0
        self._kept: OrderedDict[str, list[bytes]] = OrderedDict()

    def get(self, name: str) -> list[bytes] | None:
        """The documents of that name, if they are at hand."""
        if name in self._kept:
            self._kept.move_to_end(name)
        return self._kept.get(name)

    def put(self, name: str, documents: list[bytes]) -> None:
        """Keep documents at hand, unless they alone would take all the room."""
        size = sum(map(len, documents))
        if size > self._room or name in self._kept:
            return
        self._kept[name] = documents
        self._size += size
        while self._size > self._room:
            self._size -= sum(map(len, self._kept.popitem(last=False)[1]))


def recorded(kept: Kept) -> Recording:
    """A game as it is kept, as a recording. Raises Unfinished."""
    if kept.stage != OVER:
        raise Unfinished("This game goes on. It can be looked at step by step once it is over.")
    deeds = standing(kept.deeds)
    given = [(deed.seat, *deed.said) for deed in deeds if deed.kind != CONCEDE]
    conceded = next((deed for deed in deeds if deed.kind == CONCEDE), None)
    return Recording(
        game=kept.game,
        version=kept.version,
        title=kept.title,
        agreed=kept.agreed,
        people=tuple(Sitter(seat.person.name, seat.person.bot) for seat in kept.seats),
        answers=msgspec.convert(given, tuple[Given, ...]),
        conceded=-1 if conceded is None else conceded.seat,
        in_time=conceded is None or not conceded.said,
    )


async def _found(request: Request) -> Recording:
    """The game of an address. Raises NoSuchTable or Unfinished."""
    kept = await asyncio.to_thread(request.app.state.archive.find, request.path_params["table"])
    if kept is None:
        raise NoSuchTable("There is no such game.")
    return recorded(kept)


async def _shown(request: Request, name: str, data: bytes) -> Response:
    """The document of a recording that is wanted."""
    apart: Apart = request.app.state.apart
    shelf: Shelf = request.app.state.replays
    documents = shelf.get(name)
    if documents is None:
        documents = msgspec.msgpack.decode(await apart.do(stepping.as_steps, data), type=list[bytes])
        shelf.put(name, documents)
    eyes = request.query_params.get("eyes", ALL)
    if eyes != ALL and not (eyes.isdecimal() and len(eyes) < 3 and int(eyes) < len(documents) - 1):
        raise ValueError(f"There is no seat {eyes} at this game; “{ALL}” shows everything.")
    content = documents[-1 if eyes == ALL else int(eyes)]
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding", "Cache-Control": "no-cache"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        content = await asyncio.to_thread(gzip.decompress, content)
        del headers["Content-Encoding"]
    return Response(content, headers=headers, media_type="application/json")


async def _show(request: Request) -> Response:
    """A game that is over."""
    recording = await _found(request)
    return await _shown(request, request.path_params["table"], encode(recording))


async def _download(request: Request) -> Response:
    """A game that is over, as a file."""
    data = await request.app.state.apart.do(stepping.as_file, encode(await _found(request)))
    name = f'attachment; filename="silverkey-{request.path_params["table"]}.json"'
    return Response(data, headers={"Content-Disposition": name}, media_type="application/json")


def _place(request: Request) -> int:
    named = request.query_params.get("place", "")
    if not (named.isdecimal() and len(named) < 7):
        raise ValueError("Say after how many answers, with place=.")
    return int(named)


async def _position(request: Request, recording: bytes) -> Response:
    """How things stood after so many answers, as a case."""
    wanted = stepping.Wanted(recording, _place(request))
    text = await request.app.state.apart.do(stepping.as_case, msgspec.msgpack.encode(wanted))
    return answer(Laid(text.decode()))


async def _position_of_game(request: Request) -> Response:
    return await _position(request, encode(await _found(request)))


async def _position_of_file(request: Request) -> Response:
    return await _position(request, await body_of(request, LARGEST))


async def _read(request: Request) -> Response:
    """A game from a file."""
    data = await body_of(request, LARGEST)
    return await _shown(request, f"file {hashlib.sha256(data).hexdigest()}", data)


EYES = {"eyes": "The number of a seat, or all."}
PLACE = {"place": "After so many answers."}
ROUTES = [
    Address("/api/replays/read", _read, gives=stepping.ReplayDocument, method="POST", query=EYES),
    Address("/api/replays/read/position", _position_of_file, gives=Laid, method="POST", query=PLACE),
    Address("/api/replays/{table}", _show, gives=stepping.ReplayDocument, query=EYES),
    Address("/api/replays/{table}/position", _position_of_game, gives=Laid, query=PLACE),
    Address("/api/replays/{table}/file", _download),
]
