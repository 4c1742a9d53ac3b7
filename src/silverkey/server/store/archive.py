"""What is kept of tables: read by whoever asks, written through the ledger."""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Engine, Executable, delete, insert, select, update

from silverkey import __version__
from silverkey.server.keys import hashed
from silverkey.server.store.ledger import Ledger
from silverkey.server.store.schema import entries, games, messages, positions, seats, snapshots
from silverkey.server.table import Deed, Person, Table

PLAYING, OVER = "playing", "over"


class KeptSeat(NamedTuple):
    """A seat as it is kept."""

    person: Person
    key_hash: str
    settings: dict[str, Any]


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

    def opened(self, id: str, table: Table, title: str, keys: Sequence[str], deeds: Iterable[Deed]) -> list[Executable]:
        """A table is opened."""
        now = time.time()
        agreed = msgspec.to_builtins(table.agreed)
        game = {
            "id": id,
            "game": table.host.word,
            "edition": table.agreed.edition,
            "agreed": agreed,
            "title": title,
            "stage": PLAYING,
            "listed": False,
            "version": __version__,
            "result": None,
            "created": now,
            "touched": now,
        }
        sitting: list[dict[str, Any]] = [
            {
                "game_id": id,
                "number": number,
                "name": person.name,
                "bot": person.bot,
                "key_hash": hashed(key) if key else "",
                "account_id": None,
                "settings": {},
            }
            for number, (person, key) in enumerate(zip(table.people, keys, strict=True))
        ]
        return [insert(games).values(game), insert(seats).values(sitting), *self.done(id, 0, deeds)]

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

    def said(self, id: str, seat: int, text: str, at: float) -> list[Executable]:
        """Somebody says something."""
        return [insert(messages).values(game_id=id, seat=seat, text=text, at=at)]

    def prefers(self, id: str, seat: int, settings: dict[str, Any]) -> list[Executable]:
        """What a seat wants to be asked."""
        here = (seats.c.game_id == id) & (seats.c.number == seat)
        return [update(seats).where(here).values(settings=settings)]

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
            found = tuple(KeptSeat(Person(s["name"], s["bot"]), s["key_hash"], s["settings"]) for s in sitting)
            past = connection.execute(
                select(entries).where(entries.c.game_id == id).order_by(entries.c.place)
            ).mappings()
            deeds = tuple(Deed(entry["seat"], entry["kind"], entry["said"]) for entry in past)
        return Kept(id, game["game"], game["agreed"], game["title"], game["stage"], game["version"], found, deeds)

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

    def held_by(self, keys: Sequence[str]) -> list[dict[str, Any]]:
        """The tables at which these keys have a seat, the newest first."""
        hashes = [hashed(key) for key in keys]
        wanted = (
            select(games.c.id, games.c.game, games.c.title, games.c.stage, games.c.result, games.c.touched)
            .add_columns(seats.c.number.label("seat"))
            .join(seats, seats.c.game_id == games.c.id)
            .where(seats.c.key_hash.in_(hashes))
            .order_by(games.c.touched.desc())
        )
        with self._engine.connect() as connection:
            return [dict(row) for row in connection.execute(wanted).mappings()]
