"""Decks over HTTP: kept, checked as they are built, priced, and read from and written to files."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from silverkey.cardgame.decks import Problem, Sheet, Verdict
from silverkey.games import having, part
from silverkey.printable import on_a_line
from silverkey.server.accounts import GUEST, account_of
from silverkey.server.answering import Address, Kept, NotAllowed, NotHere, Outdated, answer, asked
from silverkey.server.ready import ReadyDeck, ready_decks, ready_of
from silverkey.server.store.decks import Decks, KeptDeck

Word = Annotated[str, msgspec.Meta(max_length=16)]
Experience = Annotated[int, msgspec.Meta(ge=0, le=999)]
CONTENT_TYPES = {"json": "application/json", "o8d": "application/xml", "text": "text/plain; charset=utf-8"}
ENDINGS = {"text": "txt"}
IN_NAMES = " '(),&"
"""What the name of a file may have besides letters and digits, so that a deck comes back from it under its own name."""


class NewDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be kept."""

    game: Word
    sheet: Sheet


class ChangedDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as it is to be kept from now on. ``touched``: when that was last changed which it was built on."""

    sheet: Sheet
    touched: float


class CheckedDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be checked. ``experience``: all that was earned so far."""

    game: Word
    sheet: Sheet
    edition: Word = "latest"
    experience: Experience | None = None


class PricedDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be turned into another, with so much experience to spend."""

    game: Word
    before: Sheet
    after: Sheet
    available: Experience


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a file that may be a deck."""

    game: Word
    content: str
    name: Annotated[str, msgspec.Meta(max_length=120)] = ""
    """What the deck is called if the file does not say."""


class DeckLine(msgspec.Struct, frozen=True):
    """A deck in a list."""

    id: str
    game: str
    name: str
    cards: int
    about: tuple[str, ...]
    """Its factions, the most cards first, or its investigator."""
    touched: float


class DeckPage(msgspec.Struct, frozen=True):
    """A deck that is kept, or that comes with its game."""

    id: str
    game: str
    sheet: Sheet
    touched: float
    yours: bool
    """Whether you may change it."""
    ready: bool = False
    """Whether it comes with its game, so that nobody changes it."""


class Breach(msgspec.Struct, frozen=True):
    """A rule that a deck breaks."""

    kind: str
    """What it concerns, in a word."""
    sentence: str
    cards: tuple[str, ...]
    rulings: tuple[str, ...]
    rulebook: str
    """Where the rulebook says so, if the documents do not."""


class Judged(msgspec.Struct, frozen=True):
    """Whether a deck may be played, and everything that is wrong with it."""

    legal: bool
    headline: str
    cards: int
    """How many count towards its size."""
    problems: tuple[Breach, ...]
    not_playable: tuple[str, ...]
    """Cards that cannot be put into a game yet."""
    pending: int
    """Random weaknesses that are still to be drawn."""


class Offer(msgspec.Struct, frozen=True):
    """A higher version that a card of a deck may become."""

    old: str
    fresh: str
    price: int


class Priced(msgspec.Struct, frozen=True):
    """What it costs to turn a deck into another, and what forbids it."""

    price: int
    bought: tuple[str, ...]
    upgraded: tuple[tuple[str, str], ...]
    removed: tuple[str, ...]
    problems: tuple[Breach, ...]
    offers: tuple[Offer, ...]
    """What else could be paid for."""


class ReadDeck(msgspec.Struct, frozen=True):
    """The deck that a file is."""

    sheet: Sheet


def _desk(game: str) -> Any:
    """What a game knows of its decks."""
    return part("decks", game)


def _kept(request: Request) -> Decks:
    decks: Decks = request.app.state.decks
    return decks


def owner_of(request: Request) -> int | None:
    """Whose decks are meant: those of whoever is signed in, or of this machine."""
    return account_of(request)


def _sheet(deck: KeptDeck) -> Sheet:
    desk = _desk(deck.game)
    sheet: Sheet = desk.sheet_of(desk.read_content(deck.text.encode(), "json"))
    return msgspec.structs.replace(sheet, name=deck.name)


def _text(game: str, sheet: Sheet) -> str:
    """A deck as it is kept. Raises ValueError if it is none of the game."""
    desk = _desk(game)
    content: bytes = desk.write_deck(desk.deck_on(sheet), "json")
    return content.decode()


def _page(deck: KeptDeck, request: Request) -> DeckPage:
    return DeckPage(deck.id, deck.game, _sheet(deck), deck.touched, deck.account == owner_of(request))


def _found(request: Request) -> KeptDeck:
    id = request.path_params["id"]
    deck = _kept(request).find(id) if id.isalnum() else None
    if deck is None or deck.game not in having("decks"):
        raise NotHere("There is no such deck.")
    return deck


def _shown(request: Request) -> DeckPage:
    ready = ready_decks().get(request.path_params["id"])
    if ready is not None:
        return DeckPage(ready.id, ready.game, ready.sheet, 0.0, yours=False, ready=True)
    return _page(_found(request), request)


def _breaches(problems: Iterable[Problem]) -> tuple[Breach, ...]:
    return tuple(Breach(one.kind, one.sentence, one.cards, one.rulings, one.rulebook) for one in problems)


def _own(request: Request) -> KeptDeck:
    if request.path_params["id"] in ready_decks():
        raise NotAllowed("This deck comes with the game: make a copy of it.")
    deck = _found(request)
    if deck.account != owner_of(request):
        raise NotAllowed("This is somebody else's deck: make a copy of it.")
    return deck


def line_of(deck: KeptDeck) -> DeckLine:
    """A deck in a list."""
    desk = _desk(deck.game)
    summary = desk.summarise(desk.read_content(deck.text.encode(), "json"))
    return DeckLine(deck.id, deck.game, deck.name, summary.cards, summary.about, deck.touched)


def line_of_ready(deck: ReadyDeck) -> DeckLine:
    """A deck that comes with its game in a list."""
    desk = _desk(deck.game)
    summary = desk.summarise(desk.deck_on(deck.sheet))
    return DeckLine(deck.id, deck.game, deck.name, summary.cards, summary.about, 0.0)


async def _list(request: Request) -> Response:
    """Your decks."""
    return answer(await asyncio.to_thread(lambda: [line_of(deck) for deck in _kept(request).of(owner_of(request))]))


async def _keep(request: Request) -> Response:
    """Keep a new deck."""
    wanted = await asked(request, NewDeck)
    if owner_of(request) == GUEST:
        raise NotAllowed("Sign in, and your decks are kept here.")

    def kept() -> DeckPage:
        text = _text(wanted.game, wanted.sheet)
        return _page(_kept(request).keep(owner_of(request), wanted.game, wanted.sheet.name, text), request)

    return answer(await asyncio.to_thread(kept), 201)


async def _show(request: Request) -> Response:
    """A deck."""
    return answer(await asyncio.to_thread(lambda: _shown(request)))


async def _change(request: Request) -> Response:
    """Keep a deck as it is now, unless somebody else has changed it meanwhile."""
    wanted = await asked(request, ChangedDeck)

    def changed() -> DeckPage:
        deck = _own(request)
        if deck.touched != wanted.touched:
            raise Outdated("This deck was changed elsewhere meanwhile.")
        return _page(_kept(request).change(deck, wanted.sheet.name, _text(deck.game, wanted.sheet)), request)

    async with request.app.state.changing:
        return answer(await asyncio.to_thread(changed))


async def _drop(request: Request) -> Response:
    """Keep a deck no more."""
    await asyncio.to_thread(lambda: _kept(request).drop(_own(request).id))
    return Response(status_code=204)


async def _file(request: Request) -> Response:
    """A deck as a file, in a format."""
    form = request.query_params.get("form", "text")

    def written() -> tuple[bytes, str]:
        deck = _shown(request)
        return _in_form(deck.game, deck.sheet, form), deck.sheet.name

    return _as_file(*await asyncio.to_thread(written), form)


async def _write(request: Request) -> Response:
    """A deck that is not kept here as a file, in a format."""
    wanted = await asked(request, NewDeck)
    form = request.query_params.get("form", "text")
    content = await asyncio.to_thread(lambda: _in_form(wanted.game, wanted.sheet, form))
    return _as_file(content, wanted.sheet.name, form)


def _in_form(game: str, sheet: Sheet, form: str) -> bytes:
    desk = _desk(game)
    content: bytes = desk.write_deck(desk.deck_on(sheet), form)
    return content


def _as_file(content: bytes, name: str, form: str) -> Response:
    plain = "".join(letter if letter.isascii() and (letter.isalnum() or letter in IN_NAMES) else "-" for letter in name)
    plain = plain.strip("- ") or "deck"
    attached = f'attachment; filename="{plain}.{ENDINGS.get(form, form)}"'
    return Response(content, media_type=CONTENT_TYPES[form], headers={"Content-Disposition": attached})


async def _read(request: Request) -> Response:
    """The deck that a file is."""
    file = await asked(request, DeckFile)

    def read() -> ReadDeck:
        desk = _desk(file.game)
        sheet: Sheet = desk.sheet_of(desk.read_content(file.content.encode()))
        name = on_a_line(" ".join((sheet.name or file.name).split()))
        return ReadDeck(msgspec.structs.replace(sheet, name=name[:120]))

    return answer(await asyncio.to_thread(read))


async def _check(request: Request) -> Response:
    """Everything that is wrong with a deck."""
    wanted = await asked(request, CheckedDeck)

    def judged() -> Judged:
        desk = _desk(wanted.game)
        part("editions", wanted.game).EDITIONS.named(wanted.edition)
        found: Verdict = desk.check(desk.deck_on(wanted.sheet), wanted.edition, wanted.experience)
        pending = getattr(found, "pending", 0)
        return Judged(found.legal, found.headline, found.cards, _breaches(found.problems), found.not_playable, pending)

    return answer(await asyncio.to_thread(judged))


async def _price(request: Request) -> Response:
    """What it costs to turn a deck into another."""
    wanted = await asked(request, PricedDeck)

    def priced() -> Priced:
        desk = _desk(wanted.game)
        after = desk.deck_on(wanted.after)
        found = desk.upgraded(desk.deck_on(wanted.before), after, wanted.available)
        offers = desk.offered(after, wanted.available - found.price)
        problems = _breaches(found.problems)
        return Priced(
            found.price, found.bought, found.upgraded, found.removed, problems, tuple(Offer(*one) for one in offers)
        )

    return answer(await asyncio.to_thread(priced))


async def _draw(request: Request) -> Response:
    """A deck with the random weaknesses that it still lacks."""
    wanted = await asked(request, NewDeck)

    def drawn() -> ReadDeck:
        desk = _desk(wanted.game)
        return ReadDeck(desk.sheet_of(desk.drawn(desk.deck_on(wanted.sheet))))

    return answer(await asyncio.to_thread(drawn))


@lru_cache(maxsize=4)
def _starting(game: str) -> Kept:
    return Kept(ready_of(game))


async def _starters(request: Request) -> Response:
    """Decks to begin with."""
    return (await asyncio.to_thread(_starting, request.path_params["game"])).answer(request)


async def _choosable(request: Request) -> Response:
    """The codes of the cards that may be put into a deck of somebody, in an edition."""
    asked_for = request.query_params
    edition, owner = asked_for.get("edition", "latest"), asked_for.get("owner", "")
    game = request.path_params["game"]
    return answer(await asyncio.to_thread(lambda: list(_desk(game).choosable(owner, edition))))


ROUTES = [
    Address("/api/decks", _list, gives=list[DeckLine]),
    Address("/api/decks", _keep, asks=NewDeck, gives=DeckPage, method="POST", status=201),
    Address("/api/decks/check", _check, asks=CheckedDeck, gives=Judged, method="POST"),
    Address("/api/decks/price", _price, asks=PricedDeck, gives=Priced, method="POST"),
    Address("/api/decks/draw", _draw, asks=NewDeck, gives=ReadDeck, method="POST"),
    Address(
        "/api/decks/write",
        _write,
        asks=NewDeck,
        query={"form": "The format of the file."},
        says="text/plain",
        method="POST",
    ),
    Address("/api/decks/read", _read, asks=DeckFile, gives=ReadDeck, method="POST"),
    Address("/api/decks/starters/{game}", _starters, gives=list[ReadyDeck]),
    Address(
        "/api/decks/choosable/{game}",
        _choosable,
        gives=list[str],
        query={"edition": "The edition that is played.", "owner": "The code of whoever the deck is of."},
    ),
    Address("/api/decks/{id}", _show, gives=DeckPage),
    Address("/api/decks/{id}", _change, asks=ChangedDeck, gives=DeckPage, method="PUT"),
    Address("/api/decks/{id}", _drop, method="DELETE", status=204),
    Address("/api/decks/{id}/file", _file, query={"form": "The format of the file."}, says="text/plain"),
]
