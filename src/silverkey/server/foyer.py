"""Where tables gather their people: opened, joined by those who have a link, begun once every seat is taken."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import structlog
from msgspec.structs import replace

from silverkey.server.gathering import Chair, Gathering, chairs_for
from silverkey.server.hall import Hall, NoSuchTable
from silverkey.server.keys import hashed, new_id, new_key
from silverkey.server.store.archive import Archive
from silverkey.server.table import Refused
from silverkey.sitting.host import Wish

LONGEST = 25.0
"""Seconds that whoever waits is not answered if nothing happens; proxies give up after a minute."""
log = structlog.get_logger("silverkey.foyer")


class Comer(NamedTuple):
    """Whoever is to sit somewhere: a person by name, a kind of bot, or nobody yet."""

    name: str = ""
    bot: str = ""
    players: int = 1


class Opened(NamedTuple):
    """A table with the secrets of its seats: a key for each person, an invitation for each free seat."""

    id: str
    keys: list[str]
    invitations: list[str]
    begun: bool


class Changed:
    """How often something has changed, and whoever waits for the next time."""

    def __init__(self) -> None:
        self.times = 1
        self.next = asyncio.Event()

    def again(self) -> None:
        """It has changed once more."""
        self.times += 1
        self.next.set()
        self.next = asyncio.Event()


class Foyer:
    """All tables whose game has not begun. What happens here happens one thing at a time."""

    def __init__(self, archive: Archive, hall: Hall) -> None:
        self._archive = archive
        self._hall = hall
        self._lock = asyncio.Lock()
        self._changed: dict[str, Changed] = {}
        """The tables at which somebody waits, or has waited."""

    async def open(self, wish: Wish, comers: Sequence[Comer], listed: bool, clock: int, account: int | None) -> Opened:
        """Open a table, and begin at once if nobody is missing. Raises ValueError or LookupError.

        Whoever opens it has the first seat that is neither free nor a bot's, and with it the account.
        """
        chairs = chairs_for(wish, [comer.players for comer in comers])
        keys = [new_key() if comer.name and not comer.bot else "" for comer in comers]
        invitations = ["" if comer.name else new_key() for comer in comers]
        own = next((place for place, key in enumerate(keys) if key), -1)
        chairs = [
            chair._replace(
                bot=comer.bot,
                key_hash=hashed(key) if key else "",
                invite_hash=hashed(invitation) if invitation else "",
                account=account if place == own else None,
            )
            for place, (chair, comer, key, invitation) in enumerate(zip(chairs, comers, keys, invitations, strict=True))
        ]
        gathering = Gathering(new_id(), replace(wish, decks=()), listed, clock, tuple(chairs))
        for place, comer in enumerate(comers):
            if comer.name:
                gathering = gathering.named(place, comer.name)
        await asyncio.to_thread(gathering.agreed)
        opening = self._archive.opened(gathering)
        if gathering.full:
            await self._hall.begin(gathering, opening)
        else:
            await asyncio.wrap_future(self._archive.ledger.write(*opening))
        log.info("opened", table=gathering.id, game=wish.game, seats=len(chairs), begun=gathering.full)
        return Opened(gathering.id, keys, invitations, gathering.full)

    async def find(self, id: str) -> Gathering:
        """A table whose game has not begun. Raises NoSuchTable."""
        found = await asyncio.to_thread(self._archive.gathering, id)
        if found is None:
            raise NoSuchTable("There is no such table, or its game has begun.")
        return found

    async def join(
        self, id: str, invitation: str, name: str, decks: Sequence[str], account: int | None
    ) -> tuple[int, str, bool]:
        """Take a free seat: which it is, its key, and whether the game has begun. Raises Refused or ValueError."""
        async with self._lock:
            gathering = await self.find(id)
            place = gathering.place_for(invitation)
            chair = gathering.chairs[place]
            if decks and len(decks) != len(chair.decks):
                raise ValueError(f"This seat brings {len(chair.decks)} decks, not {len(decks)}.")
            key = new_key()
            brought = tuple(decks) if any(decks) else chair.decks
            taken = chair._replace(key_hash=hashed(key), account=account, decks=brought)
            changed = gathering.with_chair(place, taken).named(place, name)
            await asyncio.to_thread(changed.agreed)
            await self._change(changed, place)
            log.info("joined", table=id, seat=place, begun=changed.full)
            return place, key, changed.full

    async def leave(self, id: str, key: str) -> None:
        """Leave a table before the game. It is no more when whoever opened it leaves. Raises Refused."""
        async with self._lock:
            gathering = await self.find(id)
            place = gathering.place_of(key)
            chair = gathering.chairs[place]
            if not chair.invite_hash:
                await asyncio.wrap_future(self._archive.ledger.write(*self._archive.dissolved(id)))
                self._note(id, gone=True)
                return
            free = Chair(invite_hash=chair.invite_hash, decks=("",) * len(chair.decks))
            await self._change(gathering.with_chair(place, free), place)

    async def begin(self, id: str, key: str, bot: str) -> None:
        """Begin with bots on the free seats. Raises Refused if that is for somebody else to say."""
        async with self._lock:
            gathering = await self.find(id)
            if gathering.chairs[gathering.place_of(key)].invite_hash:
                raise Refused("Whoever opened the table says when it begins with bots.")
            full = gathering.with_bots(bot)
            await self._hall.begin(full, self._archive.seated(full))
            self._note(id, gone=True)

    async def rename(self, id: str, key: str, name: str) -> None:
        """Go by another name. Raises Refused."""
        async with self._lock:
            gathering = await self.find(id)
            place = gathering.place_of(key)
            await self._change(gathering.named(place, name), place)

    async def _change(self, gathering: Gathering, place: int) -> None:
        statements = self._archive.seated(gathering, place)
        if gathering.full:
            await self._hall.begin(gathering, statements)
        else:
            await asyncio.wrap_future(self._archive.ledger.write(*statements))
        self._note(gathering.id, gone=gathering.full)

    # Who waits there

    def _note(self, id: str, gone: bool = False) -> None:
        """A table has changed; nobody waits at it any more if it is gone, or its game has begun."""
        changed = self._changed.pop(id, None) if gone else self._changed.get(id)
        if changed is not None:
            changed.again()

    async def change(self, id: str, seen: int) -> int:
        """How often a table has changed since somebody first waited there. Whoever has seen that waits for the next
        change, but not for ever."""
        changed = self._changed.setdefault(id, Changed())
        if changed.times == seen:
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.next.wait(), LONGEST)
        return changed.times
