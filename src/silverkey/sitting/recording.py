"""A game as it was played, kept whole: what was agreed, who sat where, and every answer.

Whoever plays it again has the same game, step by step. As a file it can be checked: each answer bears the digest of the
state that it led to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import msgspec

from silverkey.cardgame.game import CardGame
from silverkey.cardgame.view import View
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.sitting.host import Agreed, host_of
from silverkey.sitting.journal import Entry, conceding
from silverkey.sitting.seats import Seats

FORMAT = 1
LARGEST = 4 * 1024 * 1024
"""Bytes of a file; a long game takes a tenth of that."""
MOST = 20_000
"""Answers of a game."""

Number = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat somewhere, and which kind of bot he was, if he was one."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    bot: Annotated[str, msgspec.Meta(max_length=20)] = ""


class Given(msgspec.Struct, frozen=True, array_like=True):
    """An answer: whose it was, what it said, and the digest of what it led to, where that is known."""

    seat: Number
    word: Annotated[str, msgspec.Meta(max_length=40)]
    card: Number
    number: Number
    other: Number
    parts: tuple[Number, ...] = ()
    digest: Annotated[str, msgspec.Meta(max_length=64)] = ""

    @property
    def option(self) -> Option:
        """The answer as the game takes it."""
        return Option(self.word, self.card, self.number, self.other, self.parts)


class Recording(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that is over."""

    replay: int = FORMAT
    """The version of the format."""
    game: Annotated[str, msgspec.Meta(max_length=20)]
    version: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The version of the rules that the digests are of."""
    title: Annotated[str, msgspec.Meta(max_length=400)] = ""
    agreed: dict[str, Any]
    people: Annotated[tuple[Sitter, ...], msgspec.Meta(min_length=1, max_length=4)]
    answers: Annotated[tuple[Given, ...], msgspec.Meta(max_length=MOST)]
    conceded: Number = -1
    """Who gave the game up, or ran out of time; or -1."""
    in_time: bool = True
    """Whether he still had time, or there was no clock."""


class Unplayable(ValueError):
    """A recording cannot be played again, or not to its end; the message says where, and why."""


class Named(Seats):
    """A seat whose log is read by anybody, so that everybody in it goes by his name."""

    def alone(self, player: int) -> bool:
        """Nobody is you."""
        return False


class Step:
    """What an answer brought about: who gave it and how it read, and what was told of it."""

    def __init__(self, place: int, seat: int, said: str, told: Sequence[Sequence[Entry]]) -> None:
        self.place = place
        """So many answers had been given when things stood like this."""
        self.seat = seat
        self.said = said
        self.told = told
        """The lines for each seat, and last those for whoever sees everything."""


def read_recording(data: bytes) -> Recording:
    """The recording that a file holds. Raises ValueError, with a sentence, if it holds none."""
    if len(data) > LARGEST:
        raise ValueError(f"A replay has at most {LARGEST // 1024} kB.")
    try:
        found = msgspec.json.decode(data, type=Recording)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ValueError(f"That is no replay: {error}.") from None
    if found.replay != FORMAT:
        raise ValueError(f"This replay is written in format {found.replay}; this version reads format {FORMAT}.")
    host, people = host_of(found.game), len(found.people)
    if people > max(host.seats) or people * host.each < min(host.seats):
        raise ValueError(f"This game is for {' or '.join(map(str, host.seats))}, not for {people}.")
    if not -1 <= found.conceded < people:
        raise ValueError(f"Nobody sits at {found.conceded} who could have given this game up.")
    return found


class Replay:
    """A recording that is played again. Go through its steps once; then it says how far it came."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.host = host_of(recording.game)
        try:
            self.names = [person.name for person in recording.people]
            self.agreed: Agreed = msgspec.convert(recording.agreed, self.host.agreed)
            self.game: CardGame = self.host.begin(self.agreed)
        except Exception as error:  # what was agreed may name anything, and a game may stumble over it in any way
            raise Unplayable(f"This game cannot begin: {error}") from None
        self._seats = range(len(recording.people))
        self._journals = [self.host.journal(seats) for seats in self._seated()]
        self._all: list[Entry] = []
        self._told_of = [0 for _ in self._seats]
        """How much of each log has been told."""
        self.game.observer = self._hear

    def _seated(self) -> list[Named]:
        """Who sits where now, as each seat sees it."""
        names = self.host.seated(self.agreed, self.game, self.names, -1).names
        held_by = self.host.held_by(self.agreed, self.game)
        return [Named(names, tuple(p for p, holder in enumerate(held_by) if holder == seat)) for seat in self._seats]

    def _hear(self, event: Event) -> None:
        """Let every seat hear it; whoever sees everything hears it as the seat does that it concerns."""
        before = [len(journal.entries) for journal in self._journals]
        for journal, seats in zip(self._journals, self._seated(), strict=True):
            journal.seats = seats
            journal.hear(self.game, event)
        nearest = sorted(self._seats, key=lambda seat: event.player not in self._journals[seat].seats.yours)
        fresh = (self._journals[seat].entries[before[seat] :] for seat in nearest)
        self._all += next((entries for entries in fresh if entries), [])

    def views(self) -> list[View]:
        """What each seat sees now, and last what is seen by whoever sees everything. Nobody is asked anything."""
        eyes = [seats.eyes(self.game) for seats in self._seated()]
        seen: list[Any] = [msgspec.structs.replace(self.game.view(player), decision=None) for player in eyes]
        return [*seen, self.host.opened(self.game)]

    def steps(self) -> Iterator[Step]:
        """How things stood at first, and after each answer. Raises Unplayable where the rules do not lead on."""
        yield self._told(0, -1, self.host.opening(self.game, Named(tuple(self.names), ())))
        for place, given in enumerate(self.recording.answers, 1):
            decision = self.game.pending
            try:
                if decision is None:
                    raise Unplayable("the game is over before it")
                asked = self.host.held_by(self.agreed, self.game)[decision.player]
                if asked != given.seat:
                    raise Unplayable(f"it is {self.names[asked]} who is asked there")
                if given.option not in decision.options:
                    raise Unplayable(f"“{given.word}” is no answer to “{decision.kind}” there")
                said = self.game.WORDING.option(self.game, given.option, decision)
                self.game.answer(given.option)
            except Exception as error:  # rules that have changed since may stumble over an old game in any way
                raise Unplayable(self._stops(place, str(error) or type(error).__name__)) from None
            yield self._told(place, given.seat, said)
        if self.game.pending is not None and self.recording.conceded < 0:
            raise Unplayable(f"After answer {len(self.recording.answers)}, the last one, the game is not over.")

    def ending(self) -> Iterator[Step]:
        """What ended the game after the last step, if it was no answer."""
        loser = self.recording.conceded
        if loser < 0:
            return
        entry = Entry(conceding(self.names[loser], in_time=self.recording.in_time))
        yield Step(len(self.recording.answers), -1, "", [[entry]] * (len(self.names) + 1))

    def _stops(self, place: int, why: str) -> str:
        version = self.recording.version
        played = f" It was recorded by version {version}." if version else ""
        return f"Answer {place} of {len(self.recording.answers)} cannot be given: {why}.{played}"

    def _told(self, place: int, seat: int, said: str) -> Step:
        told = [journal.entries[start:] for journal, start in zip(self._journals, self._told_of, strict=True)]
        self._told_of = [len(journal.entries) for journal in self._journals]
        everything, self._all = self._all, []
        return Step(place, seat, said, [*told, everything])


def with_digests(recording: Recording, version: str) -> Recording:
    """The same game with the digest of every state that it comes through. Raises Unplayable."""
    replay = Replay(recording)
    digests = [replay.game.digest() for _ in replay.steps()]
    answers = zip(recording.answers, digests[1:], strict=True)
    marked = tuple(msgspec.structs.replace(given, digest=digest) for given, digest in answers)
    return msgspec.structs.replace(recording, version=version, answers=marked)


def checked(recording: Recording) -> int:
    """Play a game again and compare every digest; how many there were. Raises Unplayable where it goes otherwise."""
    replay = Replay(recording)
    compared = 0
    for step in replay.steps():
        wanted = recording.answers[step.place - 1].digest if step.place else ""
        if not wanted:
            continue
        compared += 1
        if replay.game.digest() != wanted:
            whose = replay.names[step.seat]
            raise Unplayable(
                f"After answer {step.place} of {len(recording.answers)} ({whose}: {step.said}) things stand otherwise "
                f"than when it was recorded by version {recording.version or 'unknown'}."
            )
    return compared
