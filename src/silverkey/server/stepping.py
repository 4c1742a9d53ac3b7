"""A recording as it goes over the wire: how things stood at first, and what each step changed."""

from __future__ import annotations

import gzip
from itertools import chain
from typing import Any

import msgspec

from silverkey import __version__
from silverkey.judge.court import court_of
from silverkey.server.differences import Change, changes
from silverkey.server.protocol import Line, encode, lines_of
from silverkey.sitting.recording import Recording, Replay, Unplayable, read_recording, with_digests


class ReplayStep(msgspec.Struct, frozen=True):
    """An answer, and what it brought about."""

    place: int
    """So many answers had been given."""
    seat: int
    said: str
    """How the answer read, for those who may know; at first what opens the log."""
    log: list[Line]
    changes: list[Change]


class ReplayDocument(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over, as somebody sees it."""

    game: str
    title: str
    edition: str
    names: tuple[str, ...]
    eyes: int
    """The seat whose view it is, or -1 for all that there is to be seen."""
    view: dict[str, Any]
    """How things stood at first."""
    steps: list[ReplayStep]
    conceded: int
    result: dict[str, Any] | None
    broken: str
    """Why the game cannot be followed to its end, if it cannot."""


def documents(recording: Recording) -> list[ReplayDocument]:
    """The game as each seat sees it, and last as it is seen by whoever may see everything."""
    replay = Replay(recording)
    all_eyes = len(recording.people)
    firsts: list[Any] = []
    seen: list[Any] = []
    found: list[list[ReplayStep]] = [[] for _ in range(all_eyes + 1)]
    broken = ""
    try:
        for step in chain(replay.steps(), replay.ending()):
            now = [msgspec.to_builtins(view) for view in replay.views()]
            firsts = firsts or now
            told = [list(changes(*pair)) for pair in zip(seen or now, now, strict=True)]
            if step.place and not told[-1] and not step.told[-1]:
                continue
            seen = now
            for eyes, steps in enumerate(found):
                said = step.said if eyes in (all_eyes, step.seat) or not step.place else ""
                steps.append(ReplayStep(step.place, step.seat, said, list(lines_of(step.told[eyes])), told[eyes]))
    except Unplayable as error:
        broken = str(error)
    over = not broken and replay.game.pending is None
    result = dict(replay.host.result(replay.game)) if over else None
    return [
        ReplayDocument(
            game=recording.game,
            title=recording.title or replay.host.title(replay.agreed),
            edition=replay.agreed.edition,
            names=tuple(replay.names),
            eyes=-1 if eyes == all_eyes else eyes,
            view=firsts[eyes],
            steps=steps,
            conceded=recording.conceded,
            result=result,
            broken=broken,
        )
        for eyes, steps in enumerate(found)
    ]


def as_steps(data: bytes) -> bytes:
    """The documents of the recording that a file holds, each compressed."""
    return msgspec.msgpack.encode(
        [gzip.compress(encode(document), 6, mtime=0) for document in documents(read_recording(data))]
    )


class Wanted(msgspec.Struct, frozen=True):
    """A position of a recording: how things stood after so many answers."""

    recording: bytes
    place: int


def as_case(data: bytes) -> bytes:
    """A position of a recording as a case. Raises ValueError if it cannot be written, or there is none."""
    wanted = msgspec.msgpack.decode(data, type=Wanted)
    replay = Replay(read_recording(wanted.recording))
    court = court_of(replay.recording.game)
    for step in replay.steps():
        if step.place == wanted.place and court is not None:
            title = f"{replay.recording.title or replay.host.title(replay.agreed)}, after answer {step.place}"
            return court.written(replay.game, tuple(replay.names), title).encode()
    raise ValueError(f"There is no step {wanted.place} in this game.")


def as_file(data: bytes) -> bytes:
    """A recording with its digests, as it is downloaded."""
    return msgspec.json.format(encode(with_digests(read_recording(data), __version__)), indent=0)
