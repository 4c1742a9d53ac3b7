"""What is kept of tables: read by whoever asks, written through the ledger."""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Engine, Executable, delete, insert, select, update

from silverkey import __version__
from silverkey.games import GAMES
from silverkey.server.gathering import WAITING, Chair, Gathering
from silverkey.server.keys import hashed
from silverkey.server.store.ledger import Ledger
from silverkey.server.store.schema import entries, games, messages, positions, seats, snapshots
from silverkey.server.table import Deed, Person, Table
from silverkey.sitting.host import Wish

PLAYING, OVER = "playing", "over"
LISTED = 100
"""So many tables are listed."""


class KeptSeat(NamedTuple):
    """A seat as it is kept."""

    person: Person
    key_hash: str
    settings: dict[str, Any]
    account: int | None = None
    spent: float = 0.0


class Kept(NamedTuple):
    """A table as it is kept."""

    id: str
    game: str
    agreed: dict[str, Any]
    title: str
    stage: str
    version: str
    seats: tuple[KeptSeat, ...]
    deeds: tuple[Deed, ...]
    clock: int = 0


class SeatTold(msgspec.Struct, frozen=True):
    """A seat, as everybody may know it."""

    name: str
    bot: str
    free: bool
    players: int


class TableTold(msgspec.Struct, frozen=True):
    """A table, as everybody may know it who has its name. Its stage is ``open``, ``playing`` or ``over``."""

    id: str
    game: str
    edition: str
    title: str
    stage: str
    listed: bool
    clock: int
    result: dict[str, Any] | None
    created: float
    touched: float
    seats: tuple[SeatTold, ...]


_TOLD = TableTold.__struct_fields__[:-1]


class Snapshot(NamedTuple):
    """How a game stood after so many deeds."""

    place: int
    digest: str
    state: dict[str, Any]


class Archive:
    """All that is kept of tables."""

    def __init__(self, engine: Engine, ledger: Ledger) -> None:
        self._engine = engine
        self.ledger = ledger

    # Writing: statements, for the ledger

    def opened(self, gathering: Gathering) -> list[Executable]:
        """A table is opened."""
        now = time.time()
        game = {
            "id": gathering.id,
            "game": gathering.wish.game,
            "edition": gathering.wish.edition,
            "wish": msgspec.to_builtins(gathering.wish),
            "agreed": {},
            "title": GAMES[gathering.wish.game].title,
            "stage": WAITING,
            "listed": gathering.listed,
            "clock": gathering.clock,
            "version": __version__,
            "result": None,
            "created": now,
            "touched": now,
        }
        sitting = [
            {"game_id": gathering.id, "number": number, "settings": {}, "spent": 0.0, **_row(chair)}
            for number, chair in enumerate(gathering.chairs)
        ]
        return [insert(games).values(game), insert(seats).values(sitting)]

    def seated(self, gathering: Gathering, *places: int) -> list[Executable]:
        """Who has a chair now; only those places are written, if any are named."""
        return [
            update(seats).where(_seat(gathering.id, number)).values(_row(chair))
            for number, chair in enumerate(gathering.chairs)
            if not places or number in places
        ]

    def begun(self, id: str, table: Table, title: str, deeds: Iterable[Deed]) -> list[Executable]:
        """The game of an open table begins."""
        begun = {
            "edition": table.agreed.edition,
            "agreed": msgspec.to_builtins(table.agreed),
            "title": title,
            "stage": PLAYING,
            "version": __version__,
            "touched": time.time(),
        }
        return [update(games).where(games.c.id == id).values(begun), *self.done(id, 0, deeds)]

    def dissolved(self, id: str) -> list[Executable]:
        """A table is no more."""
        return [delete(games).where(games.c.id == id)]

    def renamed(self, id: str, seat: int, name: str) -> list[Executable]:
        """Somebody goes by another name."""
        return [update(seats).where(_seat(id, seat)).values(name=name)]

    def retitled(self, id: str, title: str) -> list[Executable]:
        """A table is called something else."""
        return [update(games).where(games.c.id == id).values(title=title)]

    def done(self, id: str, first: int, deeds: Iterable[Deed]) -> list[Executable]:
        """Deeds at a table, the first of which has that number."""
        now = time.time()
        rows = [
            {"game_id": id, "place": place, "seat": deed.seat, "kind": deed.kind, "said": deed.said, "at": now}
            for place, deed in enumerate(deeds, first)
        ]
        return [insert(entries).values(rows)] if rows else []

    def stands(self, id: str, table: Table) -> list[Executable]:
        """How a game stands now, in place of how it stood before; and its result, if it has one."""
        state = zlib.compress(msgspec.json.encode(table.game.to_dict()))
        kept = {"game_id": id, "place": table.place, "digest": table.game.digest(), "state": state}
        stage = {"stage": OVER if table.over else PLAYING, "result": table.result, "touched": time.time()}
        return [
            delete(snapshots).where(snapshots.c.game_id == id),
            insert(snapshots).values(kept),
            update(games).where(games.c.id == id).values(stage),
        ]

    def spent(self, id: str, seat: int, seconds: float) -> list[Executable]:
        """How long a seat has thought."""
        return [update(seats).where(_seat(id, seat)).values(spent=seconds)]

    def said(self, id: str, seat: int, text: str, at: float) -> list[Executable]:
        """Somebody says something."""
        return [insert(messages).values(game_id=id, seat=seat, text=text, at=at)]

    def prefers(self, id: str, seat: int, settings: dict[str, Any]) -> list[Executable]:
        """What a seat wants to be asked."""
        return [update(seats).where(_seat(id, seat)).values(settings=settings)]

    def laid_out(self, id: str, text: str, at: float) -> list[Executable]:
        """A position is laid out for the judge."""
        return [insert(positions).values(id=id, text=text, created=at)]

    # Reading

    def position(self, id: str) -> str | None:
        """A position that was laid out, as a case file, or None."""
        with self._engine.connect() as connection:
            found: str | None = connection.execute(select(positions.c.text).where(positions.c.id == id)).scalar()
        return found

    def find(self, id: str) -> Kept | None:
        """A table with its whole past, or None."""
        with self._engine.connect() as connection:
            game = connection.execute(select(games).where(games.c.id == id)).mappings().first()
            if game is None:
                return None
            sitting = connection.execute(select(seats).where(seats.c.game_id == id).order_by(seats.c.number)).mappings()
            found = tuple(
                KeptSeat(Person(s["name"], s["bot"]), s["key_hash"], s["settings"], s["account_id"], s["spent"])
                for s in sitting
            )
            past = connection.execute(
                select(entries).where(entries.c.game_id == id).order_by(entries.c.place)
            ).mappings()
            deeds = tuple(Deed(entry["seat"], entry["kind"], entry["said"]) for entry in past)
        return Kept(
            id, game["game"], game["agreed"], game["title"], game["stage"], game["version"], found, deeds, game["clock"]
        )

    def snapshot(self, id: str) -> Snapshot | None:
        """The last snapshot of a game."""
        with self._engine.connect() as connection:
            kept = connection.execute(select(snapshots).where(snapshots.c.game_id == id)).mappings().first()
        if kept is None:
            return None
        return Snapshot(kept["place"], kept["digest"], msgspec.json.decode(zlib.decompress(kept["state"])))

    def chat(self, id: str) -> list[tuple[int, str, float]]:
        """What was said at a table: who, what, when."""
        with self._engine.connect() as connection:
            rows = connection.execute(
                select(messages).where(messages.c.game_id == id).order_by(messages.c.id)
            ).mappings()
            return [(row["seat"], row["text"], row["at"]) for row in rows]

    def gathering(self, id: str) -> Gathering | None:
        """A table whose game has not begun, or None."""
        with self._engine.connect() as connection:
            game = (
                connection.execute(select(games).where((games.c.id == id) & (games.c.stage == WAITING)))
                .mappings()
                .first()
            )
            if game is None:
                return None
            sitting = connection.execute(select(seats).where(seats.c.game_id == id).order_by(seats.c.number)).mappings()
            chairs = tuple(
                Chair(s["name"], s["bot"], s["key_hash"], s["invite_hash"], s["account_id"], tuple(s["decks"]))
                for s in sitting
            )
        return Gathering(id, msgspec.convert(game["wish"], Wish), game["listed"], game["clock"], chairs)

    def told(self, id: str) -> TableTold | None:
        """What everybody may know of a table who has its name, or None."""
        return next(iter(self._told(games.c.id == id)), None)

    def listed(self, most: int = LISTED) -> list[TableTold]:
        """The tables that strangers are welcome at, the newest first."""
        return self._told(games.c.listed & games.c.stage.in_((WAITING, PLAYING)), most)

    def held_by(
        self, keys: Sequence[str], account: int | None = None, most: int = LISTED
    ) -> list[tuple[TableTold, int]]:
        """The tables at which these keys or this account have a seat, with its number; the newest first."""
        own: ColumnElement[bool] = seats.c.key_hash.in_([hashed(key) for key in keys])
        if account is not None:
            own |= seats.c.account_id == account
        with self._engine.connect() as connection:
            found = connection.execute(select(seats.c.game_id, seats.c.number).where(own)).all()
        places: dict[str, int] = {}
        for id, number in found:
            places.setdefault(id, number)
        return [(told, places[told.id]) for told in self._told(games.c.id.in_(places), most)]

    def _told(self, which: ColumnElement[bool], most: int = 1) -> list[TableTold]:
        wanted = select(games).where(which).order_by(games.c.touched.desc()).limit(most)
        with self._engine.connect() as connection:
            rows = connection.execute(wanted).mappings().all()
            ids = [row["id"] for row in rows]
            sitting = connection.execute(
                select(seats).where(seats.c.game_id.in_(ids)).order_by(seats.c.number)
            ).mappings()
            chairs: dict[str, list[SeatTold]] = {id: [] for id in ids}
            for seat in sitting:
                free = not seat["bot"] and not seat["key_hash"]
                chairs[seat["game_id"]].append(SeatTold(seat["name"], seat["bot"], free, len(seat["decks"])))
        return [TableTold(**{field: row[field] for field in _TOLD}, seats=tuple(chairs[row["id"]])) for row in rows]


def _seat(id: str, number: int) -> ColumnElement[bool]:
    return (seats.c.game_id == id) & (seats.c.number == number)


def _row(chair: Chair) -> dict[str, Any]:
    return {
        "name": chair.name,
        "bot": chair.bot,
        "key_hash": chair.key_hash,
        "invite_hash": chair.invite_hash,
        "account_id": chair.account,
        "decks": list(chair.decks),
    }
