"""What is said over the wire between a seat and its table: typed messages, each with its own word.

A client says ``hello`` first. The server then sends an ``update`` whenever something has changed, with the seat's view;
the question that the seat is to answer, if there is one, stands in the view. Every answer names the question that it
answers, and is followed by ``accepted`` once it is on disk, or by ``refused``, after which nothing has changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

import msgspec

from silverkey.server.differences import Change
from silverkey.sitting.journal import Entry

VERSION = 1
"""Of the protocol. A client with another one is told so and sent away."""
LONGEST_CHAT = 500
LARGEST = 16 * 1024
"""Bytes of a message from a client."""

Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{4,16}$")]
Place = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class FromClient(msgspec.Struct, frozen=True, tag_field="say", forbid_unknown_fields=True):
    """Something that a client says. ``ask`` is its own number for it, which the answer bears."""


class Hello(FromClient, frozen=True, tag="hello"):
    """Who comes: the version that he speaks, and the key of his seat; without a key he watches."""

    version: int
    key: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Answer(FromClient, frozen=True, tag="answer"):
    """An answer to the question of that number: the place of an option in the view."""

    ask: Place
    question: Place
    option: Place


class Undo(FromClient, frozen=True, tag="undo"):
    """Take back: the last answer, or the whole of the last action. ``agree``: to what the other player asks for."""

    ask: Place
    whole: bool = True


class Consent(FromClient, frozen=True, tag="consent"):
    """Whether what somebody else wants to take back is taken back."""

    ask: Place
    agree: bool


class WhyNot(FromClient, frozen=True, tag="why not"):
    """What stands in the way of a card?"""

    ask: Place
    code: Annotated[str, msgspec.Meta(max_length=40)]


class Prefer(FromClient, frozen=True, tag="prefer"):
    """When this seat wants to be asked, as ``settings`` of an update has it."""

    ask: Place
    settings: dict[str, Any]


class Hurry(FromClient, frozen=True, tag="hurry"):
    """Pass until the other side does something (``quiet``), until the turn ends (``turn``), or no more (nothing)."""

    ask: Place
    how: Annotated[str, msgspec.Meta(pattern="^(quiet|turn|)$")]


class Act(FromClient, frozen=True, tag="act"):
    """Ask at the next chance to act, whatever the settings say: at the last one that was passed for this seat, if one
    can still go back to it."""

    ask: Place


class Say(FromClient, frozen=True, tag="chat"):
    """Something to say to everybody at the table."""

    ask: Place
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class Concede(FromClient, frozen=True, tag="concede"):
    """Give the game up."""

    ask: Place


ClientMessage = Hello | Answer | Undo | Consent | WhyNot | Prefer | Hurry | Act | Say | Concede


Consented = Literal["no", "yes", "ask"]
"""Whether something may be done: also, only if somebody else agrees."""


class FromServer(msgspec.Struct, frozen=True, tag_field="say"):
    """Something that the server says."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where."""

    name: str
    bot: str
    here: bool
    """Whether somebody is connected there; a bot always is."""
    players: Sequence[int]
    """The players of the game for whom he decides."""


class Line(msgspec.Struct, frozen=True):
    """A sentence of the log, with the rulings that it rests on."""

    text: str
    verb: str
    player: int
    rulings: tuple[str, ...]
    cards: tuple[tuple[str, str], ...]
    """The cards that it names: title and code."""
    shown: int
    """The number of the card that it is about, if it is one that is seen; else -1."""


def lines_of(entries: Iterable[Entry]) -> tuple[Line, ...]:
    """Lines of a log."""
    return tuple(
        Line(entry.text, entry.verb, entry.player, entry.rulings, entry.cards, entry.shown)
        for entry in entries
        if not entry.aside
    )


class Scene(msgspec.Struct, frozen=True):
    """How things stood once so many lines of an update's log had happened."""

    lines: int
    changes: tuple[Change, ...]
    """What is to be changed for it in the next scene's view, of the last scene in that of the update."""


class Asking(msgspec.Struct, frozen=True):
    """What settings there are of when one is asked: a name for each, and what it is about."""

    windows: dict[str, str]
    topics: dict[str, str]
    always: str
    """Where one is asked though nothing is on offer but what one never wants to be asked about."""
    usual: dict[str, Any]
    """The settings to begin with."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The first thing that a client hears: which game it is, and where he sits; -1 to watch."""

    version: int
    table: str
    game: str
    edition: str
    title: str
    seat: int
    settings: dict[str, Any]
    asking: Asking


class Update(FromServer, frozen=True, tag="update"):
    """How things stand now. ``log`` has what was said since the last update, or all of it after a ``welcome``."""

    place: int
    """How much was done at this table, as far as this seat may know; it grows with every answer of its own."""
    view: msgspec.Raw
    log: tuple[Line, ...]
    fresh: bool
    """Whether the log begins anew, as after something was taken back."""
    scenes: tuple[Scene, ...]
    """How things stood in between, where that is worth following with the eye."""
    news: tuple[str, ...]
    """What has happened since the seat last answered, a paragraph for each thing."""
    seats: tuple[SeatInfo, ...]
    waiting: tuple[int, ...]
    """The seats that are to decide, as far as everybody may know."""
    window: str
    """The action window in which this seat is asked, as its settings call it; else nothing."""
    hurry: str
    """Until when this seat passes whatever comes, as ``hurry`` has it."""
    acting: bool
    """Whether this seat will be asked at the next chance to act."""
    can_undo: bool
    undo_whole: Consented
    """The same of the whole of the last action."""
    undo_wanted: int
    """The seat that asks to take something back, or -1."""
    result: dict[str, Any] | None
    remarks: msgspec.Raw
    """What the game has to say of the moment beside the view, if it has anything to say."""


class Accepted(FromServer, frozen=True, tag="accepted"):
    """What was asked is done, and on disk."""

    ask: int


class Refused(FromServer, frozen=True, tag="refused"):
    """It is not done, and nothing has changed; why not, in a sentence."""

    ask: int
    why: str


class Reasons(FromServer, frozen=True, tag="reasons"):
    """What stands in the way of a card."""

    ask: int
    code: str
    lines: tuple[str, ...]


class Said(FromServer, frozen=True, tag="chat"):
    """Somebody says something."""

    seat: int
    name: str
    text: str
    at: float


class Time(FromServer, frozen=True, tag="clock"):
    """How many seconds you have left, and whether they pass now. Nobody is told of anybody else's."""

    left: float
    running: bool


class Again(FromServer, frozen=True, tag="again"):
    """Somebody of a table whose game is over has opened another like it, where a seat waits for you."""

    name: str
    table: str
    invitation: str


class Farewell(FromServer, frozen=True, tag="farewell"):
    """The connection ends: why, and whether it is worth coming back."""

    why: str
    come_back: bool


ServerMessage = Welcome | Update | Accepted | Refused | Reasons | Said | Time | Again | Farewell

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.Encoder().encode


class Malformed(ValueError):
    """A client has said something that is no message."""


def decode(data: bytes | str) -> ClientMessage:
    """What a client says. Raises Malformed, with a sentence."""
    if len(data) > LARGEST:
        raise Malformed(f"A message has at most {LARGEST} bytes.")
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(f"That is no message of this protocol: {error}") from None
