"""Opening tables over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from silverkey.server.answering import answer, asked, kindly
from silverkey.server.table import Person
from silverkey.sitting.host import Wish


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened: what is played, and who sits at it."""

    wish: Wish
    seats: Annotated[tuple[Sitter, ...], msgspec.Meta(min_length=1, max_length=4)]


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever is to sit somewhere: a name, and a kind of bot, if it is one."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    bot: Annotated[str, msgspec.Meta(pattern="^(random|heuristic|)$")] = ""
    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    """For so many players of the game he decides."""


class Opened(msgspec.Struct, frozen=True):
    """An open table, and the key of each seat; nothing for a bot's."""

    table: str
    keys: list[str]


async def _open(request: Request) -> Response:
    """Open a table."""
    wanted = await asked(request, NewTable)
    people = [Person(sitter.name, sitter.bot) for sitter in wanted.seats]
    players = [sitter.players for sitter in wanted.seats]
    table, keys = await request.app.state.hall.open(wanted.wish, people, players)
    return answer(Opened(table, keys), 201)


ROUTES = [Route("/api/tables", kindly(_open), methods=["POST"])]
