"""Rulings over HTTP: all of them, one with its history, and the cases that show it."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from silverkey.cardgame.catalogue import CardPrint
from silverkey.cardgame.finding import CardNotFound
from silverkey.games import GAMES, having, part
from silverkey.rulings import Reading, Ruling, UnknownRuling, load, stages
from silverkey.server.answering import Address, Kept, NotHere, answer
from silverkey.server.casebook import CASEBOOK, CaseLine, CaseRun, CaseText, lines, named_in


class RulingLine(msgspec.Struct, frozen=True):
    """A ruling in a list."""

    id: str
    """In the newest document that it stands in."""
    game: str
    kind: str
    title: str
    statement: str
    documents: tuple[str, ...]
    editions: tuple[str, ...]
    section: str
    """The part of the newest document."""
    cards: tuple[str, ...]
    cases: int
    """How many cases show it."""


class Stated(msgspec.Struct, frozen=True):
    """What documents that follow each other say."""

    when: str
    statements: tuple[str, ...]
    ids: tuple[str, ...]


class ReadingLine(msgspec.Struct, frozen=True):
    """What is followed where the documents leave a choice."""

    id: str
    title: str
    statement: str


class RulingPage(msgspec.Struct, frozen=True, tag_field="what", tag="ruling"):
    """Everything that is known of a ruling."""

    ruling: RulingLine
    ids: tuple[str, ...]
    history: list[Stated]
    differing: list[RulingLine]
    """The rulings of other documents that rule otherwise."""
    readings: list[ReadingLine]
    note: str
    """Where its document contradicts itself, and what is followed."""
    reason: str
    """Why no case shows it, if none does."""
    cards: list[CardPrint]
    cases: list[CaseLine]


class ReadingPage(msgspec.Struct, frozen=True, tag_field="what", tag="reading"):
    """What is followed where the documents leave a choice, the rulings that it concerns, and the cases that show it."""

    reading: ReadingLine
    rulings: list[RulingLine]
    cases: list[CaseLine]


class SectionPage(msgspec.Struct, frozen=True, tag_field="what", tag="section"):
    """The rulings of a part of a document."""

    section: str
    rulings: list[RulingLine]


class CasePage(msgspec.Struct, frozen=True):
    """A case to be read, with the cards that it names and the rulings that it cites."""

    case: CaseText
    cards: list[CardPrint]
    rulings: list[RulingLine]


def game_of(ruling: Ruling) -> str:
    """The word of the game that a ruling is of."""
    return next(word for word, known in GAMES.items() if known.documents and ruling.ids[-1].startswith(known.documents))


@lru_cache(maxsize=5_000)
def line_of(name: str) -> RulingLine:
    """A ruling in a list, by any of its ids. Raises UnknownRuling."""
    ruling = load().get(name)
    newest = ruling.entries[-1]
    return RulingLine(
        id=newest.id,
        game=game_of(ruling),
        kind=newest.kind,
        title=newest.title,
        statement=newest.statement,
        documents=tuple(dict.fromkeys(entry.document for entry in ruling.entries)),
        editions=ruling.editions,
        section=newest.section,
        cards=ruling.cards,
        cases=len(CASEBOOK.by_ruling.get(ruling.key, ())),
    )


def page_of(name: str) -> RulingPage | ReadingPage | SectionPage:
    """What an id of a ruling, of a reading or of a part of a document means. Raises NotHere."""
    registry = load()
    reading = registry.readings.get(name.lower())
    if reading is not None:
        cases = lines(CASEBOOK.by_ruling.get(reading.id, ()))
        return ReadingPage(_reading(reading), [line_of(key) for key in reading.rulings], cases)
    try:
        return _ruling_page(registry.get(name))
    except UnknownRuling as error:
        section = registry.section(name)
        if not section:
            raise NotHere(str(error)) from None
        return SectionPage(name, [line_of(ruling.key) for ruling in section])


def _ruling_page(ruling: Ruling) -> RulingPage:
    registry = load()
    game = game_of(ruling)
    return RulingPage(
        ruling=line_of(ruling.key),
        ids=ruling.ids,
        history=[Stated(stage.when, stage.statements, stage.ids) for stage in stages(ruling.key)],
        differing=[line_of(other.key) for other in registry.differing(ruling)],
        readings=[_reading(reading) for reading in registry.readings_of(ruling)],
        note=ruling.note,
        reason=ruling.reason,
        cards=[card for name in ruling.cards if (card := _card(game, name))],
        cases=lines(CASEBOOK.by_ruling.get(ruling.key, ())),
    )


def _reading(reading: Reading) -> ReadingLine:
    return ReadingLine(reading.id, reading.title, reading.statement)


def _card(game: str, name: str) -> CardPrint | None:
    """The card that a ruling names, if the catalogue has it under that name alone."""
    if game not in having("catalogue"):
        return None
    try:
        printed: Any = part("catalogue", game).called(name)
    except CardNotFound:
        return CardPrint("", name, "")
    return CardPrint(printed.code, name, printed.place)


@lru_cache(maxsize=1)
def _all() -> Kept:
    """All rulings."""
    return Kept([line_of(key) for key in load().rulings])


async def _rulings(request: Request) -> Response:
    """All rulings."""
    return (await asyncio.to_thread(_all)).answer(request)


async def _ruling(request: Request) -> Response:
    """A ruling, a reading, or a part of a document."""
    return answer(await asyncio.to_thread(page_of, request.path_params["id"]))


def _case_page(place: str) -> CasePage:
    case = CASEBOOK.at(place)
    known = load().by_name
    cited = dict.fromkeys(known[name.lower()].key for name in case.cites if name.lower() in known)
    cards = [card for name in named_in(case) if (card := _card(case.game, name)) and card.code]
    return CasePage(case, list({card.code: card for card in cards}.values()), [line_of(key) for key in cited])


async def _case(request: Request) -> Response:
    """A case."""
    return answer(await asyncio.to_thread(_case_page, request.path_params["place"]))


async def _case_runs(request: Request) -> Response:
    """How a case goes under each edition that it is run under."""
    runs: tuple[CaseRun, ...] = await asyncio.to_thread(CASEBOOK.run, request.path_params["place"])
    return answer(runs)


ROUTES = [
    Address("/api/rulings", _rulings, gives=list[RulingLine]),
    Address("/api/rulings/{id:path}", _ruling, gives=RulingPage | ReadingPage | SectionPage),
    Address("/api/cases/{place:path}/runs", _case_runs, gives=list[CaseRun]),
    Address("/api/cases/{place:path}", _case, gives=CasePage),
]
