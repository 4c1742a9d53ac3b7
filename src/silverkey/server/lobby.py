"""The lobby over HTTP: what can be played, tables opened, joined, begun and found again."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from silverkey.agents.roster import agents_of
from silverkey.games import GAMES, having
from silverkey.server.accounts import GUEST, account_of
from silverkey.server.answering import Address, Kept, answer, asked
from silverkey.server.foyer import Comer
from silverkey.server.gathering import WAITING
from silverkey.server.hall import NoSuchTable
from silverkey.server.store.archive import PLAYING, TableTold
from silverkey.sitting.host import Wish, host_of
from silverkey.sitting.wishing import Wishable

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
Key = Annotated[str, Meta(max_length=64)]
BOTS = {"heuristic": "plays well", "random": "rolls dice"}
"""The bots that may sit at a table, and how each of them plays."""
Bot = Annotated[str, Meta(pattern=f"^({'|'.join(BOTS)})$")]
Title = Annotated[str, Meta(min_length=1, max_length=120, pattern=r"\S")]
LOOKED_AT = 20
"""So many of somebody's tables, the newest, are looked at for whose turn it is."""
DIGITS = 10
LONGEST_CLOCK = 600
KEYS = 200
"""So many keys may be asked about at once."""


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever is to sit somewhere: a name, and a kind of bot, if it is one; without a name whoever is invited."""

    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(pattern=f"^({'|'.join(BOTS)}|)$")] = ""
    players: Annotated[int, Meta(ge=1, le=4)] = 1
    """For so many players of the game he decides."""


class Before(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table whose game is over, and the key of somebody's seat there, unless his account has it."""

    table: Annotated[str, Meta(max_length=16)]
    key: Key = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened: what is played, and who sits at it."""

    wish: Wish
    seats: Annotated[tuple[Sitter, ...], Meta(min_length=1, max_length=4)]
    listed: bool = False
    """Whether strangers may see it in the lobby, join and watch."""
    clock: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0
    """Minutes that each seat has for the whole game; 0 for as long as it takes."""
    before: Before | None = None
    """The table after whose game it is opened: those who sit there are invited to the same seats of this one."""


class Opened(msgspec.Struct, frozen=True):
    """An open table: the key of each person's seat, and for each free seat what invites to it."""

    table: str
    keys: tuple[str, ...]
    invitations: tuple[str, ...]
    begun: bool


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants a free seat: that of his invitation, or where strangers are welcome, any."""

    name: Name
    invitation: Key = ""
    decks: Annotated[tuple[str, ...], Meta(max_length=4)] = ()
    """What he brings, for each player of his seat; nothing for what whoever opened the table has thought of."""


class Joined(msgspec.Struct, frozen=True):
    """A seat that was free."""

    table: str
    seat: int
    key: str
    begun: bool


class Leaving(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever has this key leaves a table that has not begun."""

    key: Key


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever opened a table wants to begin, with bots on the free seats."""

    key: Key
    bot: Bot = "heuristic"


class Renaming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever has this key wants to be called something else."""

    key: Key
    name: Name


class Retitling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever has a seat at a table wants to call it something else. Who has an account needs no key."""

    title: Title
    key: Key = ""


class Gathered(msgspec.Struct, frozen=True):
    """A table, and how often it has changed, to be asked for the next time."""

    table: TableTold
    change: int


class OwnKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of somebody who wants to see his tables."""

    keys: Annotated[tuple[Key, ...], Meta(max_length=KEYS)]


class OwnTable(msgspec.Struct, frozen=True):
    """A table at which one has a seat."""

    table: TableTold
    seat: int
    asked: bool
    """Whether it is your turn to decide."""


class GameOffered(msgspec.Struct, frozen=True):
    """A game that can be played at a table, and what can be wished for."""

    game: str
    title: str
    players: tuple[int, ...]
    """How many players it may have."""
    each: int
    """For so many of them one person may decide."""
    rivals: bool
    bots: tuple[tuple[str, str], ...]
    """The kinds of bots, and how each plays; the usual one first."""
    wishes: tuple[Wishable, ...]


def offered() -> list[GameOffered]:
    """The games that can be played at a table."""
    found = []
    for word in having("sitting"):
        host = host_of(word)
        bots = tuple((kind, how) for kind, how in BOTS.items() if kind in agents_of(word))
        found.append(
            GameOffered(word, GAMES[word].title, tuple(host.seats), host.each, host.rivals, bots, tuple(host.wishes()))
        )
    return found


def _account(request: Request) -> int | None:
    """The account of whoever asks, if he has one."""
    account = account_of(request)
    return None if account == GUEST else account


async def _games(request: Request) -> Response:
    """What can be played."""
    state = request.app.state
    if not hasattr(state, "games_offered"):
        state.games_offered = Kept(await asyncio.to_thread(offered))
    kept: Kept = state.games_offered
    return kept.answer(request)


async def _open(request: Request) -> Response:
    """Open a table."""
    wanted = await asked(request, NewTable)
    comers = [Comer(sitter.name.strip(), sitter.bot, sitter.players) for sitter in wanted.seats]
    if not any(comer.name and not comer.bot for comer in comers):
        raise ValueError("Somebody who opens a table sits at it.")
    if request.app.state.settings.public and wanted.wish.seed is not None and sum(not one.bot for one in comers) > 1:
        raise ValueError("Where people play each other, chance decides: whoever chose the seed would know every card.")
    if wanted.clock and not host_of(wanted.wish.game).rivals:
        raise ValueError("Where nobody plays against anybody there is no clock.")
    before = wanted.before
    room = await request.app.state.hall.room(before.table) if before is not None else None
    seat = room.seat_to_invite_from(before.key, _account(request)) if room is not None and before is not None else -1
    opened = await request.app.state.foyer.open(wanted.wish, comers, wanted.listed, wanted.clock, _account(request))
    if room is not None:
        await room.invite(seat, opened.id, opened.invitations)
    return answer(Opened(opened.id, tuple(opened.keys), tuple(opened.invitations), opened.begun), 201)


async def _listed(request: Request) -> Response:
    """The tables that strangers may join or watch."""
    return answer(await asyncio.to_thread(request.app.state.archive.listed))


async def _show(request: Request) -> Response:
    """A table."""
    found = await asyncio.to_thread(request.app.state.archive.told, request.path_params["table"])
    if found is None:
        raise NoSuchTable("There is no such table.")
    return answer(found)


async def _gathering(request: Request) -> Response:
    """A table before its game, as soon as it is no more as it was seen, or a little later."""
    table, seen = request.path_params["table"], request.query_params.get("seen", "")
    state = request.app.state
    found = await asyncio.to_thread(state.archive.told, table)
    change = 0
    if found is not None and found.stage == WAITING:
        change = await state.foyer.change(table, int(seen) if seen.isdecimal() and len(seen) < DIGITS else 0)
        found = await asyncio.to_thread(state.archive.told, table)
    if found is None:
        raise NoSuchTable("There is no such table.")
    return answer(Gathered(found, change))


async def _yours(request: Request) -> Response:
    """The tables at which whoever asks has a seat."""
    keys = (await asked(request, OwnKeys)).keys
    found = await asyncio.to_thread(request.app.state.archive.held_by, keys, _account(request))
    going = [(told, seat) for told, seat in found if told.stage == PLAYING]
    turns = {told.id: await request.app.state.hall.is_asked(told.id, seat) for told, seat in going[:LOOKED_AT]}
    return answer([OwnTable(told, seat, turns.get(told.id, False)) for told, seat in found])


async def _join(request: Request) -> Response:
    """Take a free seat."""
    table, wanted = request.path_params["table"], await asked(request, Joining)
    seat, key, begun = await request.app.state.foyer.join(
        table, wanted.invitation, wanted.name.strip(), wanted.decks, _account(request)
    )
    return answer(Joined(table, seat, key, begun), 201)


async def _leave(request: Request) -> Response:
    """Leave a table before its game."""
    await request.app.state.foyer.leave(request.path_params["table"], (await asked(request, Leaving)).key)
    return answer({})


async def _begin(request: Request) -> Response:
    """Begin with bots on the free seats."""
    wanted = await asked(request, Beginning)
    await request.app.state.foyer.begin(request.path_params["table"], wanted.key, wanted.bot)
    return answer({})


async def _rename(request: Request) -> Response:
    """Go by another name, before the game or while it is played."""
    table, wanted = request.path_params["table"], await asked(request, Renaming)
    state = request.app.state
    try:
        await state.foyer.rename(table, wanted.key, wanted.name.strip())
    except NoSuchTable:
        await (await state.hall.room(table)).rename(wanted.key, wanted.name.strip())
    return answer({})


async def _retitle(request: Request) -> Response:
    """Call a table something else once its game has begun."""
    table, wanted = request.path_params["table"], await asked(request, Retitling)
    room = await request.app.state.hall.room(table)
    await room.retitle(wanted.key, _account(request), wanted.title.strip())
    return answer({})


ROUTES = [
    Address("/api/games", _games, gives=list[GameOffered]),
    Address("/api/tables", _listed, gives=list[TableTold]),
    Address("/api/tables", _open, asks=NewTable, gives=Opened, method="POST", status=201),
    Address("/api/tables/yours", _yours, asks=OwnKeys, gives=list[OwnTable], method="POST"),
    Address("/api/tables/{table}", _show, gives=TableTold),
    Address("/api/tables/{table}/join", _join, asks=Joining, gives=Joined, method="POST", status=201),
    Address("/api/tables/{table}/leave", _leave, asks=Leaving, method="POST"),
    Address("/api/tables/{table}/begin", _begin, asks=Beginning, method="POST"),
    Address(
        "/api/tables/{table}/gathering",
        _gathering,
        gives=Gathered,
        query={"seen": "The change that has been seen last: it is answered when there is another."},
    ),
    Address("/api/tables/{table}/title", _retitle, asks=Retitling, method="POST"),
    Address("/api/tables/{table}/rename", _rename, asks=Renaming, method="POST"),
]
