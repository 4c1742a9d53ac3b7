"""The tables of this server: opened, found again after a restart, played at by people and bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar

import msgspec
import structlog
from sqlalchemy import Executable

from silverkey.cardgame.game import CardGame
from silverkey.server import protocol
from silverkey.server.clock import NOBODY, Clock
from silverkey.server.differences import changes
from silverkey.server.gathering import WAITING, Gathering, name_among
from silverkey.server.keys import hashed
from silverkey.server.metrics import Metrics
from silverkey.server.pauses import Pauses
from silverkey.server.store.archive import Archive, Kept
from silverkey.server.table import ASKED, OUT_OF_TIME, WATCHING, Deed, Refused, Seating, Table, standing
from silverkey.sitting.host import host_of

T = TypeVar("T")
Send = Callable[[bytes], None]
MOMENT = 0.05
"""Seconds that a clock may be ahead."""
EVERY = 25
"""After so many deeds how a game stands is kept too."""
log = structlog.get_logger("silverkey.hall")


class NoSuchTable(LookupError):
    """There is no table of that name."""


class Holder(NamedTuple):
    """Whose a seat is: whoever has the key of that hash, or that account."""

    key_hash: str
    account: int | None = None


class Guest:
    """A connection to a table: from which seat, or merely watching, and how much of the log it has been sent."""

    def __init__(self, seat: int, send: Send) -> None:
        self.seat = seat
        self.send = send
        self.told = 0
        self.version = -1
        self.last = b""
        """How things stood as it was told last, but for the log."""


def scenes_of(seating: Seating, told: int, view: msgspec.Raw) -> tuple[protocol.Scene, ...]:
    """What is to be followed with the eye by somebody who has been told so much of the log, and now has this view."""
    moments = [moment for moment in seating.moments if moment.lines > told]
    scenes: list[protocol.Scene] = []
    after = msgspec.json.decode(view) if moments else None
    for moment in reversed(moments):
        seen = msgspec.json.decode(protocol.encode(moment.seen))
        lines = len(seating.lines(told)) - len(seating.lines(moment.lines))
        scenes.append(protocol.Scene(lines, tuple(changes(after, seen))))
        after = seen
    return tuple(reversed(scenes))


class Room:
    """A table with its connections. Deeds are done one after the other, and told once they are on disk."""

    def __init__(
        self,
        id: str,
        title: str,
        table: Table,
        holders: Sequence[Holder],
        archive: Archive,
        pool: Executor,
        metrics: Metrics,
        pauses: Pauses,
        clock: Clock | None,
    ) -> None:
        self.id = id
        self.table = table
        self.title = title
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self._holders = list(holders)
        self._archive = archive
        self._pool = pool
        self._metrics = metrics
        self._version = 0
        """Counts how often the log was shortened."""
        self._undo: tuple[int, bool] | None = None
        """Who wants to take something back, and whether a whole action."""
        self._kept_at = table.place
        self.broken = False
        """Whether something could not be kept: what is here is then ahead of what is on disk, and is not played on."""
        self._bots: asyncio.Task[None] | None = None
        self._pauses = pauses
        self._clock = clock
        self._timing: asyncio.Task[None] | None = None
        self._held: set[int] = set()
        """The seats from which it is held back for a moment what has happened; those who watch may be among them."""
        self._releasing: asyncio.Task[None] | None = None
        self._again: dict[int, protocol.Again] = {}
        """What invites each seat to another game like this one, once somebody has opened its table."""

    def seat_of(self, key: str, account: int | None = None) -> int:
        """The seat of a key, or of an account; whoever has neither watches. Raises Refused for a key of no seat."""
        if not key:
            accounts = [holder.account for holder in self._holders]
            return accounts.index(account) if account is not None and account in accounts else WATCHING
        found = hashed(key)
        for seat, holder in enumerate(self._holders):
            if holder.key_hash == found:
                return seat
        raise Refused("That is the key of no seat at this table.")

    async def rename(self, key: str, name: str) -> None:
        """Somebody at this table goes by another name. Raises Refused."""
        async with self.lock:
            seat = self.seat_of(key)
            if seat == WATCHING:
                raise Refused("Whoever watches only watches.")
            others = [person.name for other, person in enumerate(self.table.people) if other != seat]
            called = name_among(name, others)
            await asyncio.wrap_future(self._archive.ledger.write(*self._archive.renamed(self.id, seat, called)))
            self.table.rename(seat, called)
            self._tell()

    def seat_to_invite_from(self, key: str, account: int | None) -> int:
        """The seat of whoever wants to play again with those who sit here. Raises Refused."""
        seat = self.seat_of(key, account)
        if seat == WATCHING:
            raise Refused("Whoever watches only watches.")
        if not self.table.over:
            raise Refused("Another game like this one begins when it is over.")
        return seat

    async def invite(self, seat: int, table: str, invitations: Sequence[str]) -> None:
        """Somebody has opened another table: each of the others is told of the seat there which is like his own."""
        async with self.lock:
            self._again = {
                other: protocol.Again(self._name(seat), table, invitation)
                for other, invitation in enumerate(invitations)
                if invitation and other != seat
            }
            for guest in self.guests:
                self._tell_again(guest)

    def _tell_again(self, guest: Guest) -> None:
        if guest.seat in self._again:
            guest.send(protocol.encode(self._again[guest.seat]))

    async def retitle(self, key: str, account: int | None, title: str) -> None:
        """Whoever has a seat calls the table something else. Raises Refused."""
        async with self.lock:
            if self.seat_of(key, account) == WATCHING:
                raise Refused("Whoever watches only watches.")
            await asyncio.wrap_future(self._archive.ledger.write(*self._archive.retitled(self.id, title)))
            self.title = title

    def is_asked(self, seat: int) -> bool:
        """Whether a seat is to decide, as far as it has been told."""
        return not self.table.over and self.table.decider == seat and seat not in self._held

    # Coming and going

    async def enter(self, guest: Guest) -> None:
        """Somebody connects: he is told everything he may know."""
        async with self.lock:
            self.guests.add(guest)
            self._attend()
            seating = self._seating(guest)
            autopass = seating.autopass
            settings = msgspec.to_builtins(autopass.settings) if guest.seat != WATCHING else {}
            usual = msgspec.to_builtins(autopass.usual())
            asking = protocol.Asking(dict(autopass.WINDOWS), dict(autopass.TOPICS), autopass.ALWAYS, usual)
            host, agreed = self.table.host, self.table.agreed
            guest.send(
                protocol.encode(
                    protocol.Welcome(
                        protocol.VERSION, self.id, host.word, agreed.edition, self.title, guest.seat, settings, asking
                    )
                )
            )
            for seat, text, at in await asyncio.to_thread(self._archive.chat, self.id):
                guest.send(protocol.encode(protocol.Said(seat, self._name(seat), text, at)))
            self._tell()
            self._tell_time(guest)
            self._tell_again(guest)
        self._wake_bots()

    async def leave(self, guest: Guest) -> None:
        """Somebody's connection is gone."""
        async with self.lock:
            self.guests.discard(guest)
            self._attend()
            self._tell()

    def _attend(self) -> None:
        here = {guest.seat for guest in self.guests}
        for seating in self.table.seatings:
            seating.attended = seating.seat in here

    # What people do

    async def hear(self, guest: Guest, message: protocol.ClientMessage) -> None:
        """Something that a connected client says."""
        if isinstance(message, protocol.Hello):
            raise Refused("You have said hello already.")
        try:
            async with self.lock:
                if self.broken:
                    raise Refused("This table is being brought back to what was kept of it. Come again in a moment.")
                await self._obey(guest, message)
        except Refused as refused:
            guest.send(protocol.encode(protocol.Refused(message.ask, str(refused))))
            return
        self._wake_bots()

    async def _obey(self, guest: Guest, message: protocol.ClientMessage) -> None:
        table, seat = self.table, guest.seat
        if seat == WATCHING:
            raise Refused("Whoever watches only watches.")
        if seat in self._held and not isinstance(message, protocol.Say | protocol.Prefer | protocol.Concede):
            raise Refused("Wait a moment: what has come of your answer is not known yet.")
        match message:
            case protocol.Answer(question=question, option=option):
                await self._done(lambda: table.answer(seat, question, option))
                self._undo = None
                self._hold(seat)
            case protocol.Undo(whole=whole):
                if table.undo_needs(seat, whole):
                    self._undo = (seat, whole)
                else:
                    await self._taken_back(seat, whole)
            case protocol.Consent(agree=agree):
                if self._undo is None or self._undo[0] == seat:
                    raise Refused("Nobody asks you to take anything back.")
                (asker, whole), self._undo = self._undo, None
                if agree:
                    await self._taken_back(asker, whole)
            case protocol.WhyNot(ask=ask, code=code):
                guest.send(protocol.encode(protocol.Reasons(ask, code, self._reasons(seat, code))))
                return
            case protocol.Prefer(settings=settings):
                await self._prefer(seat, settings)
            case protocol.Hurry(how=how):
                await self._settled(seat, lambda: table.hurry(seat, how))
            case protocol.Act():
                before = table.answers
                await self._settled(seat, lambda: table.act(seat))
                self._version += table.answers < before
            case protocol.Say(text=text):
                await self._say(seat, text)
            case protocol.Concede():
                await self._done(lambda: table.concede(seat))
            case _:
                raise Refused("That cannot be asked here.")
        guest.send(protocol.encode(protocol.Accepted(message.ask)))
        self._tell()

    async def _settled(self, seat: int, do: Callable[[], list[Deed]]) -> None:
        """Do something by which a seat may be passed over."""
        place = self.table.place
        await self._done(do)
        if self.table.place > place:
            self.table.quiet, self.table.shown = False, True
            self._hold(seat)

    async def _done(self, do: Callable[[], list[Deed]]) -> None:
        """Do something, and wait until it is on disk. If it cannot be kept, the table is found again as it was."""
        first = self.table.place
        try:
            await self._keep(first, await self._think(do))
        except Refused:
            raise
        except Exception as error:
            self.broken = True
            log.exception("not kept", table=self.id)
            self._metrics.failed.inc()
            for guest in self.guests:
                guest.send(protocol.encode(protocol.Farewell("Something went wrong at this table.", come_back=True)))
            raise Refused("That could not be kept, so it is not done.") from error
        if self.table.over:
            self._undo = None

    async def _keep(self, first: int, deeds: Iterable[Deed]) -> None:
        statements: list[Executable] = self._archive.done(self.id, first, deeds)
        every = EVERY if self.table.replayable else 1
        if self.table.over or self.table.place - self._kept_at >= every:
            statements += self._archive.stands(self.id, self.table)
            self._kept_at = self.table.place
        if statements and self._clock is not None and self._clock.running != NOBODY:
            thinking = self._clock.running
            statements += self._archive.spent(self.id, thinking, self._clock.spent(thinking, self._pauses.now()))
        if statements:
            await asyncio.wrap_future(self._archive.ledger.write(*statements))
        if statements and self.table.over:
            self._metrics.ended.labels(self.table.host.word).inc()

    async def _taken_back(self, seat: int, whole: bool) -> None:
        await self._done(lambda: self.table.undo(seat, whole))
        self._version += 1

    def _reasons(self, seat: int, code: str) -> tuple[str, ...]:
        table = self.table
        seating = table.seating(seat)
        try:
            return tuple(table.host.why_not(table.game, seating.seats, table.view(seat), code))
        except LookupError as error:
            raise Refused(str(error)) from None

    async def _prefer(self, seat: int, settings: dict[str, Any]) -> None:
        try:
            wanted = msgspec.convert(settings, self.table.host.settings)
        except msgspec.ValidationError as error:
            raise Refused(f"Nobody can want that: {error}") from None
        self.table.seating(seat).autopass.settings = wanted
        kept = msgspec.to_builtins(wanted)
        await asyncio.wrap_future(self._archive.ledger.write(*self._archive.prefers(self.id, seat, kept)))

    async def _say(self, seat: int, text: str) -> None:
        at = time.time()
        await asyncio.wrap_future(self._archive.ledger.write(*self._archive.said(self.id, seat, text, at)))
        for guest in self.guests:
            guest.send(protocol.encode(protocol.Said(seat, self._name(seat), text, at)))

    # Bots

    def _wake_bots(self) -> None:
        """Let bots decide, one after the other, for as long as they are to. Whoever is there already goes on."""
        if self.table.bot_to_move and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        with suppress(Refused):
            while self.table.bot_to_move and not self.broken:
                async with self.lock:
                    if self.table.bot_to_move:
                        with self._metrics.bots.time():
                            await self._done(self.table.let_bot_answer)
                        self._tell()

    async def _think(self, do: Callable[[], T]) -> T:
        """Do something that takes a while, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, do)

    async def close(self) -> None:
        """Stop the bots, and tell everybody that the connection ends."""
        if self._bots is not None:
            self._bots.cancel()
            with suppress(asyncio.CancelledError):
                await self._bots
        for guest in self.guests:
            guest.send(protocol.encode(protocol.Farewell("The server stops.", come_back=True)))

    # Telling

    def _hold(self, seat: int) -> None:
        """Hold back what has come of a seat's answer, as if somebody else had thought about it, whether or not he has.

        Whoever else is asked now hears of it. Those who look on hear of what they see come of it a little later,
        together with what somebody did meanwhile of whom they are not to know that he was asked.
        """
        table = self.table
        if not table.hushed or table.quiet or table.over:
            return
        pause = self._pauses.next()
        until = self._pauses.now() + pause
        for other in (*range(len(table.people)), WATCHING):
            waits = other == seat or (table.shown and other != table.decider)
            if pause and waits and other not in self._held:
                self._held.add(other)
                self._pauses.at(until, partial(self._release, other))

    def begin_pause_anew(self, past: Iterable[Deed]) -> None:
        """What has come of the last answer is held back as if it had just been given.

        Whoever was waiting for it when the server stopped is told of it no sooner for that.
        """
        last = next((deed.seat for deed in reversed(standing(past)) if deed.kind == ASKED), None)
        if last is not None:
            self.table.quiet, self.table.shown = False, True
            self._hold(last)

    def _run_clock(self) -> None:
        """Let the time pass of whoever has been told that he is asked."""
        table, clock, now = self.table, self._clock, self._pauses.now()
        if clock is None:
            return
        seat = NOBODY if table.over or table.decider in self._held else table.decider
        before = clock.running
        if not clock.run_for(seat, now):
            return
        for guest in self.guests:
            if guest.seat in (before, seat) and guest.seat != WATCHING:
                self._tell_time(guest)
        if seat != NOBODY:
            self._pauses.at(now + clock.left(seat, now), partial(self._time_is_up, seat))

    def _tell_time(self, guest: Guest) -> None:
        if self._clock is not None and guest.seat != WATCHING:
            left = self._clock.left(guest.seat, self._pauses.now())
            guest.send(protocol.encode(protocol.Time(round(left, 1), self._clock.running == guest.seat)))

    def _time_is_up(self, seat: int) -> None:
        self._timing = asyncio.ensure_future(self._lose_by_time(seat))

    async def _lose_by_time(self, seat: int) -> None:
        """A seat has lost, unless it has answered in time after all."""
        async with self.lock:
            clock = self._clock
            if clock is None or self.broken or clock.running != seat or clock.left(seat, self._pauses.now()) > MOMENT:
                return
            with suppress(Refused):
                await self._done(lambda: self.table.concede(seat, OUT_OF_TIME))
                self._tell()

    def _release(self, seat: int) -> None:
        """Hold back nothing from a seat any more."""
        self._held.discard(seat)
        self._releasing = asyncio.ensure_future(self._tell_now())

    async def _tell_now(self) -> None:
        async with self.lock:
            self._tell()

    def _name(self, seat: int) -> str:
        return self.table.people[seat].name

    def _seating(self, guest: Guest) -> Seating:
        return self.table.seating(guest.seat)

    def _tell(self) -> None:
        """Tell every connection how things stand."""
        here = {guest.seat for guest in self.guests}
        players: list[list[int]] = [[] for _ in self.table.people]
        for player, seat in enumerate(self.table.held_by):
            players[seat].append(player)
        seats = tuple(
            protocol.SeatInfo(person.name, person.bot, bool(person.bot) or number in here, players[number])
            for number, person in enumerate(self.table.people)
        )
        views: dict[int, tuple[msgspec.Raw, msgspec.Raw]] = {}
        for guest in self.guests:
            if guest.seat in self._held and not self.table.over:
                continue
            if guest.seat not in views:
                seen = self.table.view(guest.seat)
                remarks = self.table.host.remarks(self.table.game, seen)
                views[guest.seat] = msgspec.Raw(protocol.encode(seen)), msgspec.Raw(protocol.encode(remarks))
            update = self._update(guest, *views[guest.seat], seats)
            core = protocol.encode(msgspec.structs.replace(update, log=(), scenes=(), fresh=False))
            if core == guest.last and not update.log and not update.fresh:
                continue  # that something has happened which he does not see is none of his business
            guest.last = core
            guest.send(protocol.encode(update))
        for seat in views:
            self.table.seating(seat).moments.clear()
        self._run_clock()

    def _update(
        self, guest: Guest, view: msgspec.Raw, remarks: msgspec.Raw, seats: tuple[protocol.SeatInfo, ...]
    ) -> protocol.Update:
        seating = self._seating(guest)
        fresh = guest.version != self._version
        lines = seating.lines(0 if fresh else guest.told)
        scenes = () if fresh else scenes_of(seating, guest.told, view)
        guest.told, guest.version = len(seating.journal.entries), self._version
        return protocol.Update(
            place=self.table.standing(guest.seat),
            view=view,
            log=lines,
            fresh=fresh,
            scenes=scenes,
            news=seating.told(),
            seats=seats,
            waiting=self.table.waiting(guest.seat),
            window=seating.window(),
            hurry=seating.autopass.hurry,
            acting=seating.autopass.insisting,
            can_undo=guest.seat != WATCHING and self.table.undo_of(guest.seat, whole=False) != "no",
            undo_whole="no" if guest.seat == WATCHING else self.table.undo_of(guest.seat, whole=True),
            undo_wanted=self._undo[0] if self._undo is not None else WATCHING,
            result=self.table.result,
            remarks=remarks,
        )


class Hall:
    """All tables that anybody has been at since the server started, and the others as they are kept."""

    def __init__(self, archive: Archive, pool: Executor, metrics: Metrics, pauses: Pauses) -> None:
        self._archive = archive
        self._pool = pool
        self._metrics = metrics
        self._pauses = pauses
        self._rooms: dict[str, asyncio.Future[Room]] = {}
        metrics.tables.set_function(lambda: len(self._rooms))

    async def begin(self, gathering: Gathering, before: Sequence[Executable]) -> None:
        """Begin the game of a table whose chairs are all taken. Raises ValueError or LookupError.

        ``before``: what is to be written of the table first.
        """
        host, agreed = await self._think(gathering.agreed)
        table = await self._think(lambda: Table(host, agreed, gathering.people))
        deeds = await self._think(table.begin)
        title, id = host.title(agreed), gathering.id
        await asyncio.wrap_future(self._archive.ledger.write(*before, *self._archive.begun(id, table, title, deeds)))
        holders = [Holder(chair.key_hash, chair.account) for chair in gathering.chairs]
        clock = Clock(gathering.clock, [0.0] * len(holders)) if gathering.clock else None
        ready: asyncio.Future[Room] = asyncio.get_running_loop().create_future()
        ready.set_result(Room(id, title, table, holders, self._archive, self._pool, self._metrics, self._pauses, clock))
        self._rooms[id] = ready
        self._metrics.begun.labels(host.word).inc()

    async def room(self, id: str) -> Room:
        """A table by its name. Raises NoSuchTable."""
        ready = self._rooms.get(id)
        if ready is None or (ready.done() and (ready.exception() is not None or ready.result().broken)):
            self._rooms[id] = asyncio.ensure_future(self._found(id))
        return await asyncio.shield(self._rooms[id])

    async def is_asked(self, id: str, seat: int) -> bool:
        """Whether a seat of a table is to decide."""
        try:
            return (await self.room(id)).is_asked(seat)
        except NoSuchTable:
            return False

    async def _found(self, id: str) -> Room:
        kept = await self._think(lambda: self._archive.find(id))
        if kept is None:
            raise NoSuchTable("There is no such table.")
        if kept.stage == WAITING:
            raise NoSuchTable("This game has not begun: its table waits for people.")
        table = await self._think(lambda: self._restored(kept))
        holders = [Holder(seat.key_hash, seat.account) for seat in kept.seats]
        clock = Clock(kept.clock, [seat.spent for seat in kept.seats]) if kept.clock else None
        room = Room(id, kept.title, table, holders, self._archive, self._pool, self._metrics, self._pauses, clock)
        room.begin_pause_anew(kept.deeds)
        return room

    def _restored(self, kept: Kept) -> Table:
        """The table as it was: its past played again, or where the rules lead elsewhere now, as it was last kept."""
        host = host_of(kept.game)
        agreed = msgspec.convert(kept.agreed, host.agreed)
        people = [seat.person for seat in kept.seats]
        table = Table(host, agreed, people)
        try:
            table.replay(kept.deeds)
        except Exception as error:  # rules that have changed since may stumble over an old past in any way
            self._metrics.changed.inc()
            log.warning("replay failed", table=kept.id, version=kept.version, error=repr(error))
            table = self._as_kept(kept, Table(host, agreed, people))
        for seat, found in enumerate(kept.seats):
            if found.settings:
                table.seating(seat).autopass.settings = msgspec.convert(found.settings, host.settings)
        return table

    def _as_kept(self, kept: Kept, table: Table) -> Table:
        snapshot = self._archive.snapshot(kept.id)
        if snapshot is None:
            raise NoSuchTable("The rules have changed since this game was played, and it cannot be shown any more.")
        game: CardGame = table.host.restored(snapshot.state)
        table.stand(game, kept.deeds)
        return table

    async def close(self) -> None:
        """End all connections."""
        for ready in self._rooms.values():
            if ready.done() and not ready.cancelled() and ready.exception() is None:
                await ready.result().close()

    async def _think(self, do: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, do)
