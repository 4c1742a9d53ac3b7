"""Searching everything at once: cards, rulings, decks and cases, the best of each first."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Iterable
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from silverkey.cardgame.catalogue import Entry
from silverkey.cardgame.finding import CardNotFound, plain
from silverkey.games import GAMES, having, part
from silverkey.rulings import load
from silverkey.server.answering import Address, answer
from silverkey.server.casebook import CASEBOOK, CaseLine, CaseText
from silverkey.server.casebook import lines as case_lines
from silverkey.server.decks import DeckLine, line_of_ready, owner_of
from silverkey.server.decks import line_of as deck_line
from silverkey.server.ready import ready_decks
from silverkey.server.rulings import RulingLine
from silverkey.server.rulings import line_of as ruling_line
from silverkey.server.store.decks import Decks

T = TypeVar("T")
LONGEST = 100
MOST = 8
"""So many of a kind are answered."""
NOT_AT_ALL = 99


class CardLine(msgspec.Struct, frozen=True):
    """A card in a list."""

    game: str
    code: str
    name: str
    about: str
    """Its type, its faction or class, and where it is from."""


class Found(msgspec.Struct, frozen=True):
    """What a search has found."""

    cards: list[CardLine]
    rulings: list[RulingLine]
    decks: list[DeckLine]
    """Your own."""
    ready: list[DeckLine]
    """Those that come with the games."""
    cases: list[CaseLine]
    meant: list[CardLine]
    """Cards that are spelt much like it, where nothing else was found."""


class _Sought(NamedTuple, Generic[T]):
    """A card, a deck or a case as it is searched."""

    found: T
    name: str
    body: str


@lru_cache(maxsize=1)
def _cards() -> list[_Sought[CardLine]]:
    return [
        _card(game, catalogue.entry(card))
        for game, catalogue in ((game, part("catalogue", game)) for game in having("catalogue"))
        for card in catalogue.list_cards()
    ]


def _card(game: str, card: Entry) -> _Sought[CardLine]:
    about = " · ".join(part for part in (*card.about, GAMES[game].title) if part)
    return _Sought(CardLine(game, card.code, card.name, about), plain(card.name), plain(card.body))


def _rank(wanted: str, name: str, body: str) -> int:
    """How well something fits what is searched for; the less, the better.

    >>> [_rank("mad art", name, "") for name in ("mad artist", "the mad artist", "art of the mad", "nomad artisan")]
    [1, 2, 4, 3]
    """
    if name == wanted:
        return 0
    if name.startswith(wanted):
        return 1
    if f" {wanted}" in name:
        return 2
    if wanted in name:
        return 3
    words = wanted.split()
    if all(word in name for word in words):
        return 4
    if wanted in body:
        return 5
    return 6 if all(word in name or word in body for word in words) else NOT_AT_ALL


def _best(ranked: Iterable[tuple[int, T]]) -> list[T]:
    """Those that fit best; of those that fit as well, the first."""
    fitting = ((rank, place, one) for place, (rank, one) in enumerate(ranked) if rank < NOT_AT_ALL)
    return [one for _, _, one in heapq.nsmallest(MOST, fitting, key=lambda found: found[:2])]


def _best_of(wanted: str, among: Iterable[_Sought[T]]) -> list[T]:
    return _best((_rank(wanted, one.name, one.body), one.found) for one in among)


class _Ruling(NamedTuple):
    """A ruling as it is searched."""

    key: str
    ids: frozenset[str]
    title: str
    statement: str
    names: str


@lru_cache(maxsize=1)
def _rulings() -> list[_Ruling]:
    return [
        _Ruling(
            key,
            frozenset(map(plain, ruling.ids)),
            plain(ruling.title),
            plain(ruling.statement),
            plain(" ".join((*ruling.cards, *ruling.ids))),
        )
        for key, ruling in load().rulings.items()
    ]


def _rank_of(wanted: str, ruling: _Ruling) -> int:
    """How well a ruling fits; its id comes before everything, and the cards it names after its title."""
    if wanted in ruling.ids:
        return -1
    return min(_rank(wanted, ruling.title, ruling.statement), 3 + _rank(wanted, ruling.names, ""))


def _best_rulings(wanted: str) -> list[RulingLine]:
    return [ruling_line(key) for key in _best((_rank_of(wanted, ruling), ruling.key) for ruling in _rulings())]


@lru_cache(maxsize=1)
def _ready() -> list[_Sought[DeckLine]]:
    """The decks that come with the games, by their names, factions or investigators, and how they play."""
    return [
        _Sought(line, plain(deck.name), plain(" ".join((*line.about, deck.about))))
        for deck, line in ((deck, line_of_ready(deck)) for deck in ready_decks().values())
    ]


@lru_cache(maxsize=1)
def _cases() -> list[_Sought[CaseText]]:
    """The cases, by their titles, their places and what they cite."""
    return [
        _Sought(case, plain(case.title), plain(" ".join((case.place, *case.cites)))) for case in CASEBOOK.cases.values()
    ]


def _meant(wanted: str) -> list[CardLine]:
    """The cards whose names are spelt much like this."""
    found = []
    for game in having("catalogue"):
        try:
            part("catalogue", game).called(wanted)
        except CardNotFound as error:
            near = {plain(name) for name in (error.nearest(wanted) if error.nearest else ())}
            found += [card.found for card in _cards() if card.found.game == game and card.name in near]
    return found[:MOST]


def search(wanted: str, decks: Decks, owner: int | None) -> Found:
    """What is found for a few words, somebody's decks among it."""
    words = plain(wanted)
    # Whoever is about to type asks for nothing first, so that all is read by then.
    _cards(), _rulings(), _ready(), _cases()
    if not words:
        return Found([], [], [], [], [], [])
    cards, rulings = _best_of(words, _cards()), _best_rulings(words)
    own = [deck_line(deck) for deck in decks.of(owner) if all(word in plain(deck.name) for word in words.split())]
    ready = _best_of(words, _ready())
    cases = case_lines(_best_of(words, _cases()))
    meant = [] if cards or rulings or own or ready or cases else _meant(words)
    return Found(cards, rulings, own[:MOST], ready, cases, meant)


async def _search(request: Request) -> Response:
    """Whatever is found for a few words."""
    wanted = request.query_params.get("q", "")[:LONGEST]
    return answer(await asyncio.to_thread(search, wanted, request.app.state.decks, owner_of(request)))


ROUTES = [Address("/api/search", _search, gives=Found, query={"q": "Words to search for."})]
