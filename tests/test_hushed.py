"""What a person hears, and when, is the same whether his opponent was asked, was passed over, or had nothing to say."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from positions import Position

from silverkey.cthulhu.library import find_card
from silverkey.server import protocol
from silverkey.server.gathering import Chair, Gathering
from silverkey.server.hall import Guest, Hall, Room
from silverkey.server.keys import hashed
from silverkey.server.metrics import Metrics
from silverkey.server.pauses import Pauses, Usual
from silverkey.server.replays import recorded
from silverkey.server.store.archive import Archive
from silverkey.server.store.engine import engine_for, migrate
from silverkey.server.store.ledger import Ledger
from silverkey.server.table import WATCHING, Person, Table
from silverkey.sitting.host import Wish, host_of

PAUSE = 2.0
DISRUPT, NOTHING = "Regeneration", "Professor Hermann Mulder"
ACTION = "Shotgun Blast"
ASKED, PASSED_OVER, UNABLE = "asked", "passed over", "unable"


class ByHand(Pauses):
    """Pauses that pass when a test says so."""

    def __init__(self) -> None:
        self.time = 0.0
        self.waiting: list[tuple[float, Callable[[], None]]] = []

    def next(self) -> float:
        return PAUSE

    def now(self) -> float:
        return self.time

    def at(self, time: float, do: Callable[[], None]) -> None:
        self.waiting.append((time, do))

    async def pass_to(self, time: float) -> None:
        self.time = time
        due = [do for when, do in self.waiting if when <= time]
        self.waiting = [(when, do) for when, do in self.waiting if when > time]
        for do in due:
            do()
        for _ in range(20):
            await asyncio.sleep(0)


class Heard(NamedTuple):
    """What a guest was sent, and when."""

    at: float
    data: bytes


class Seat:
    """A guest who notes what he is sent."""

    def __init__(self, room: Room, seat: int, pauses: ByHand) -> None:
        self.room = room
        self.heard: list[Heard] = []
        self.guest = Guest(seat, lambda data: self.heard.append(Heard(pauses.time, data)))

    @property
    def update(self) -> dict[str, Any]:
        found = [json.loads(heard.data) for heard in self.heard]
        update: dict[str, Any] = next(one for one in reversed(found) if one["say"] == "update")
        return update

    async def answers(self, word: str, card: str = "") -> None:
        decision = self.update["view"]["decision"]
        place = next(
            option["place"]
            for option in decision["options"]
            if option["word"] == word and (not card or card in option["text"])
        )
        await self.room.hear(self.guest, protocol.Answer(1, decision["serial"], place))
        assert json.loads(self.heard[-1].data)["say"] in ("accepted", "update"), self.heard[-1]


class Duel(NamedTuple):
    """Two people at a table, and somebody who watches."""

    pauses: ByHand
    active: Seat
    other: Seat
    watcher: Seat


@contextmanager
def opened(folder: Path, pauses: Pauses) -> Iterator[tuple[Hall, Archive]]:
    engine = engine_for(f"sqlite:///{folder / 'games.db'}")
    migrate(engine)
    ledger = Ledger(engine)
    with ThreadPoolExecutor(1) as pool:
        archive = Archive(engine, ledger)
        yield Hall(archive, pool, Metrics(), pauses), archive
    ledger.close()
    engine.dispose()


def position(held: str) -> Position:
    """The active player may wound a character of the other one, who holds a card that nobody sees."""
    at = Position(real=True)
    at.hand(0, find_card(ACTION))
    at.hand(1, find_card(held))
    at.in_play(1, find_card("Freelance Occultist"))
    agency = find_card("Local Sheriff")
    at.resources(0, 0, *[agency] * 4)
    at.resources(1, 0, *[find_card("Hungry Dark Young")] * 4)
    return at


def play(folder: Path, how: str, then: Callable[[Duel], Coroutine[None, None, None]]) -> Duel:
    """Lay the position out at a table of two people, and go on from there."""

    async def played() -> Duel:
        pauses = ByHand()
        with opened(folder, pauses) as (hall, archive):
            chairs = tuple(Chair(name, key_hash=hashed(name)) for name in ("Danielle", "Tommy"))
            gathering = Gathering("duel", Wish(game="cthulhu", seed=1), False, 0, chairs)
            await hall.begin(gathering, archive.opened(gathering))
            room = await hall.room("duel")
            room.table.stand(position(NOTHING if how == UNABLE else DISRUPT).begin(), ())
            for seating in room.table.seatings:
                seating.journal.entries.clear()
            if how == PASSED_OVER:
                room.table.seating(1).autopass.settings.disrupts = False
            duel = Duel(pauses, *(Seat(room, seat, pauses) for seat in (0, 1, WATCHING)))
            for seat in duel[1:]:
                await room.enter(seat.guest)
            await then(duel)
            return duel

    return asyncio.run(played())


async def wound(duel: Duel) -> None:
    """The active player wounds; the other one, if he is asked, thinks for a second and lets it happen."""
    await duel.active.answers("play", ACTION)
    while duel.active.update["view"]["decision"] is not None and not duel.pauses.waiting:
        word = duel.active.update["view"]["decision"]["options"][0]["word"]
        await duel.active.answers(word)
    await duel.pauses.pass_to(1.0)
    if (duel.other.update["view"]["decision"] or {}).get("kind") == "disrupt":
        await duel.other.answers("pass")
    await duel.pauses.pass_to(PAUSE)
    await duel.pauses.pass_to(4 * PAUSE)


@pytest.mark.parametrize("how", [PASSED_OVER, ASKED])
def test_nobody_learns_that_his_opponent_holds_a_disrupt(tmp_path: Path, how: str) -> None:
    for name in ("without", "with"):
        (tmp_path / name).mkdir()
    without = play(tmp_path / "without", UNABLE, wound)
    held = play(tmp_path / "with", how, wound)
    was_asked = '"kind":"disrupt"' in b"".join(heard.data for heard in held.other.heard).decode()
    assert was_asked is (how == ASKED)
    for one, other in ((without.active, held.active), (without.watcher, held.watcher)):
        assert [heard.at for heard in one.heard] == [heard.at for heard in other.heard]
        assert one.heard == other.heard
    assert PAUSE in [heard.at for heard in without.active.heard]


def test_what_came_of_an_answer_is_not_to_be_had_sooner_by_asking_or_by_coming_back(tmp_path: Path) -> None:
    async def then(duel: Duel) -> None:
        await duel.active.answers("play", ACTION)
        while duel.active.update["view"]["decision"] is not None and not duel.pauses.waiting:
            await duel.active.answers(duel.active.update["view"]["decision"]["options"][0]["word"])
        room, before = duel.active.room, len(duel.active.heard)
        for message in (protocol.Answer(7, 1, 0), protocol.Undo(7), protocol.WhyNot(7, ACTION)):
            await room.hear(duel.active.guest, message)
        assert {json.loads(heard.data)["say"] for heard in duel.active.heard[before:]} == {"refused"}
        again = Seat(room, 0, duel.pauses)
        await room.enter(again.guest)
        assert [json.loads(heard.data)["say"] for heard in again.heard] == ["welcome"]
        await duel.pauses.pass_to(PAUSE)
        assert again.update["view"] == duel.active.update["view"]

    play(tmp_path, UNABLE, then)


@pytest.mark.parametrize("how", [UNABLE, ASKED])
def test_a_pause_begins_anew_where_the_server_was_stopped_in_the_middle_of_it(tmp_path: Path, how: str) -> None:
    async def then(duel: Duel) -> None:
        await duel.active.answers("play", ACTION)
        while duel.active.update["view"]["decision"] is not None and not duel.pauses.waiting:
            await duel.active.answers(duel.active.update["view"]["decision"]["options"][0]["word"])
        stopped = duel.active.room
        hall = Hall(stopped._archive, stopped._pool, stopped._metrics, duel.pauses)
        room = await hall.room("duel")
        active, other, watcher = (Seat(room, seat, duel.pauses) for seat in (0, 1, WATCHING))
        for seat in (active, other, watcher):
            await room.enter(seat.guest)
        for seat in (active, watcher):
            assert [json.loads(heard.data)["say"] for heard in seat.heard] == ["welcome"]
        if how == ASKED:
            assert other.update["view"]["decision"]["kind"] == "disrupt"
        await duel.pauses.pass_to(PAUSE)
        assert active.update["view"] == duel.active.update["view"]

    play(tmp_path, how, then)


def test_somebody_who_passes_never_learns_at_once_that_nobody_else_acts() -> None:
    host = host_of("cthulhu")
    people = (Person("Danielle"), Person("Tommy"))
    table = Table(host, host.agree(Wish(game="cthulhu", seed=2), ("Danielle", "Tommy"), (0, 1)), people)
    table.begin()
    passes = 0
    while not table.over and passes < 40:
        seat = table.decider
        decision = table.view(seat).decision
        assert decision is not None
        declining = [o.place for o in decision.options if table.game.WORDS[o.word].declines]
        table.answer(seat, decision.serial, *(declining[:1] or [0]))
        passes += bool(declining)
        assert not (declining and table.quiet)
    assert passes


def test_a_clock_runs_for_whoever_is_asked_is_kept_and_loses_and_nobody_sees_anothers(tmp_path: Path) -> None:
    async def played() -> None:
        pauses = ByHand()
        with opened(tmp_path, pauses) as (hall, archive):
            chairs = tuple(Chair(name, key_hash=hashed(name)) for name in ("Danielle", "Tommy"))
            gathering = Gathering("duel", Wish(game="cthulhu", seed=1), False, 1, chairs)
            await hall.begin(gathering, archive.opened(gathering))
            room = await hall.room("duel")
            seats = [Seat(room, seat, pauses) for seat in (0, 1, WATCHING)]
            for seat in seats:
                await room.enter(seat.guest)
            asked, other, watcher = seats if room.table.decider == 0 else (seats[1], seats[0], seats[2])
            assert (times(asked)[-1], times(other)[-1], times(watcher)) == ((60.0, True), (60.0, False), [])
            await pauses.pass_to(20.0)
            await room.hear(asked.guest, protocol.Answer(1, asked.update["view"]["decision"]["serial"], 0))
            assert times(asked)[-1] == (40.0, False)
            kept = archive.find("duel")
            assert kept is not None
            assert (kept.clock, kept.seats[asked.guest.seat].spent) == (1, 20.0)
            await pauses.pass_to(20.0 + PAUSE)
            loser = room.table.decider
            before = len(times(seats[1 - loser]))
            await pauses.pass_to(200.0)
            async with room.lock:
                assert room.table.result == {"winners": [1 - loser], "how": "time"}
            assert seats[1 - loser].update["result"] == watcher.update["result"] == room.table.result
            assert len(times(seats[1 - loser])) == before
            found = archive.find("duel")
            assert found is not None
            again = Table(room.table.host, room.table.agreed, [seat.person for seat in found.seats])
            again.replay(found.deeds)
            assert again.result == room.table.result
            recording = recorded(found)
            assert (recording.conceded, recording.in_time) == (loser, False)

    asyncio.run(played())


def times(seat: Seat) -> list[tuple[float, bool]]:
    found = [json.loads(heard.data) for heard in seat.heard]
    return [(one["left"], one["running"]) for one in found if one["say"] == "clock"]


def test_pauses_are_of_all_lengths_and_bounded() -> None:
    usual = Usual(1.0)
    pauses = [usual.next() for _ in range(2000)]
    assert min(pauses) >= 0.4
    assert max(pauses) <= 6.0
    assert sum(pause > 2.0 for pause in pauses) > 20
    assert Usual(0.0).next() == 0.0
