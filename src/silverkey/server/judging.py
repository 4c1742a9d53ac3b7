"""The judge over HTTP: cases are judged, kept as positions by their links, and found among those of the project."""

from __future__ import annotations

import asyncio
import time
from itertools import islice

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from silverkey.cardgame.finding import plain
from silverkey.server.answering import Address, NotHere, answer, asked
from silverkey.server.casebook import CASEBOOK, CaseLine, lines
from silverkey.server.keys import new_id
from silverkey.server.protocol import encode
from silverkey.server.trial import CaseToJudge, Verdict, judged

MOST_CASES = 60
"""So many cases are listed."""
LONGEST_SEARCH = 100


class KeptPosition(msgspec.Struct, frozen=True):
    """A case that has a link of its own."""

    id: str
    text: str


class CaseList(msgspec.Struct, frozen=True):
    """The first of the cases that are found, and how many there are."""

    cases: list[CaseLine]
    found: int


async def _judge(request: Request) -> Response:
    """Judge a case."""
    wanted = await asked(request, CaseToJudge)
    found = await request.app.state.apart.do(judged, encode(wanted))
    return Response(found, media_type="application/json")


async def _keep(request: Request) -> Response:
    """Give a case a link."""
    wanted = await asked(request, CaseToJudge)
    if not wanted.text.strip():
        raise ValueError("There is no case here.")
    archive, id = request.app.state.archive, new_id()
    await asyncio.wrap_future(archive.ledger.write(*archive.laid_out(id, wanted.text, time.time())))
    return answer(KeptPosition(id, wanted.text), 201)


async def _position(request: Request) -> Response:
    """The case of a link."""
    id = request.path_params["id"]
    text = await asyncio.to_thread(request.app.state.archive.position, id)
    if text is None:
        raise NotHere("There is no such position.")
    return answer(KeptPosition(id, text))


def _found(wanted: str, game: str) -> CaseList:
    """The cases with all these words in their title, text or place."""
    words = plain(wanted).split()
    fitting = [
        case
        for case in CASEBOOK.cases.values()
        if (not game or case.game == game)
        and all(word in plain(f"{case.title} {case.place} {case.text}") for word in words)
    ]
    named = sorted(fitting, key=lambda case: not all(word in plain(case.title) for word in words))
    return CaseList(lines(islice(named, MOST_CASES)), len(fitting))


async def _cases(request: Request) -> Response:
    """The cases of the project, or those with certain words."""
    wanted = request.query_params.get("q", "")[:LONGEST_SEARCH]
    return answer(await asyncio.to_thread(_found, wanted, request.query_params.get("game", "")))


ROUTES = [
    Address("/api/judge", _judge, asks=CaseToJudge, gives=Verdict, method="POST"),
    Address("/api/judge/positions", _keep, asks=CaseToJudge, gives=KeptPosition, method="POST", status=201),
    Address("/api/judge/positions/{id}", _position, gives=KeptPosition),
    Address("/api/cases", _cases, gives=CaseList, query={"q": "Words that stand in it.", "game": "Of which game."}),
]
