"""Cards over HTTP: all of a game, the facts of one, and everything that is known of it."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from silverkey.cardgame.catalogue import CardChange, CardPrint, Worded
from silverkey.games import part
from silverkey.server.answering import Address, Kept, answer
from silverkey.server.casebook import CASEBOOK, CaseLine
from silverkey.server.rulings import RulingLine, line_of


class CardPage(msgspec.Struct, frozen=True):
    """Everything that is known of a card."""

    game: str
    code: str
    name: str
    wordings: list[Worded]
    """The oldest first."""
    changes: list[CardChange]
    rulings: list[RulingLine]
    cases: list[CaseLine]
    prints: list[CardPrint]
    note: str
    """Where the sources contradict each other."""


class Word(msgspec.Struct, frozen=True):
    """A word that cards use without explaining it."""

    name: str
    meaning: str
    rulings: tuple[str, ...]
    aliases: tuple[str, ...]


@lru_cache(maxsize=8)
def _all(game: str) -> Kept:
    """All cards of a game."""
    return Kept(part("catalogue", game).list_cards())


@lru_cache(maxsize=500)
def page_of(game: str, name: str) -> CardPage:
    """Everything that is known of the card that a name or code means. Raises CardNotFound or UnknownGame."""
    catalogue = part("catalogue", game)
    printed: Any = catalogue.called(name)
    wordings = catalogue.wordings(printed)
    return CardPage(
        game=game,
        code=printed.code,
        name=printed.name,
        wordings=wordings,
        changes=catalogue.changes(printed),
        rulings=[line_of(ruling) for ruling in wordings[-1].facts["rulings"]],
        cases=CASEBOOK.showing(game, dict.fromkeys((printed.name, printed.title, printed.code))),
        prints=catalogue.other_prints(printed),
        note=printed.note,
    )


async def _cards(request: Request) -> Response:
    """All cards of a game."""
    kept = await asyncio.to_thread(_all, request.path_params["game"])
    return kept.answer(request)


@lru_cache(maxsize=8)
def _terms(game: str) -> Kept:
    """The words of a game, explained."""
    return Kept([Word(*term) for term in part("terms", game).TERMS])


async def _words(request: Request) -> Response:
    """The words of a game, explained."""
    return _terms(request.path_params["game"]).answer(request)


async def _card(request: Request) -> Response:
    """A card as facts and text, as an edition words it."""
    game, edition = request.path_params["game"], request.query_params.get("edition", "latest")
    catalogue = part("catalogue", game)
    part("editions", game).EDITIONS.named(edition)
    return answer(await asyncio.to_thread(catalogue.find_facts, request.path_params["code"], edition))


async def _page(request: Request) -> Response:
    """Everything that is known of a card."""
    game, code = request.path_params["game"], request.path_params["code"]
    return answer(await asyncio.to_thread(page_of, game, code))


ROUTES = [
    Address("/api/words/{game}", _words, gives=list[Word]),
    Address("/api/cards/{game}", _cards),
    Address("/api/cards/{game}/{code}", _card, query={"edition": "The edition whose wording is wanted."}),
    Address("/api/cards/{game}/{code}/page", _page, gives=CardPage),
]
