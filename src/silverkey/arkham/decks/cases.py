"""Decks as cases: what the document says about building and upgrading them is shown by decks, not by positions."""

from __future__ import annotations

from collections.abc import Iterator

from silverkey.arkham.decks.check import EXACTLY, REMOVED, SIGNATURES, check
from silverkey.arkham.decks.deck import Deck
from silverkey.arkham.decks.starters import starter_deck
from silverkey.arkham.decks.upgrading import LEAST, upgrade
from silverkey.arkham.decks.weaknesses import draw_weaknesses, weakness_pool
from silverkey.arkham.printed.finding import find_printed
from silverkey.rulings.cases import Case
from silverkey.rulings.coverage import Run

WHERE = "silverkey deck check --game arkham"
EDITION = "1.2"
NO_LEVEL = "ahlcg-1.2/errata/cards/signature-no-level"
POOL = "ahlcg-1.2/faq/random-basic-weakness-pool"
Shown = tuple[str, tuple[str, ...], bool]
"""A title, what it cites, and whether it is so."""


def deck_cases() -> Iterator[tuple[Case, Run]]:
    """Every ruling about decks, each with how its decks fared."""
    for number, (title, cites, holds) in enumerate((*_signatures(), *_limits(), *_prices(), *_weaknesses()), 1):
        yield Case(title, WHERE, number, cites), Run(WHERE, number, EDITION, holds)


def _signatures() -> Iterator[Shown]:
    roland, daisy = starter_deck("Roland Banks"), starter_deck("Daisy Walker")
    gun, secret = _code("Roland's .38 Special"), _code("Cover Up")
    holds = all(_cited(daisy.with_cards({code: 1})) == {SIGNATURES} for code in (gun, secret)) and not _cited(daisy)
    yield "Nobody else may have Roland's gun or his Cover Up", (SIGNATURES,), holds
    changed = [roland.with_cards({code: change}) for code in (gun, secret) for change in (-1, 1)]
    holds = check(roland).legal and all(EXACTLY in _cited(deck) for deck in changed)
    cites = (EXACTLY, "ahlcg-1.2/def/signature-cards.ex1")
    yield "Roland has exactly one .38 Special and one Cover Up", cites, holds
    sefina = find_printed("Sefina Rousseau")
    holds = sefina.deck_requirements == {_code("The Painted World"): 3, _code("Stars of Hyades"): 1}
    yield "Sefina has three Painted Worlds, as she says, and one Stars of Hyades", (EXACTLY,), holds
    without = roland.with_cards({gun: -1})
    holds = not check(without).legal and check(without, removed=[gun]).legal
    yield "What is removed from a deck for good is no longer asked for", (REMOVED,), holds
    sold = upgrade(without, roland, available=9).problems
    holds = any(problem.kind == "bought" and find_printed(gun).name in problem.cards for problem in sold)
    yield "Roland's .38 Special has no level, so it is not bought as a card of level 0 is", (NO_LEVEL,), holds


def _limits() -> Iterator[Shown]:
    plan = {_code("Stick to the Plan"): 1}
    decks = [starter_deck(name).with_cards(plan) for name in ("Roland Banks", '"Skids" O\'Toole')]
    alone = check(decks[0], experience=None).legal and not check(decks[0].with_cards(plan), experience=None).legal
    holds = alone and not {"copies", "exceptional"} & {kind for deck in decks for kind in _kinds(deck)}
    yield "A card that is limited to one in a deck may be in two decks", ("ahlcg-1.2/2.3.ex1",), holds


def _prices() -> Iterator[Shown]:
    deck = starter_deck("Roland Banks")
    less = deck.with_cards({_code("Unexpected Courage"): -1})
    knife = upgrade(deck, less.with_cards({_code("Knife"): 1}), available=1)
    holds = knife.legal and knife.price == 1 and check(less.with_cards({_code("Knife"): 1})).experience == 0
    yield "A new card of level 0 costs 1 experience and stays a card of level 0", (LEAST,), holds
    better = deck.with_cards({_code("Magnifying Glass"): -1, _code("Magnifying Glass (1)"): 1})
    holds = upgrade(deck, better, available=1).price == 1
    yield "A card of level 1 costs 1 in place of one of level 0", (LEAST,), holds


def _weaknesses() -> Iterator[Shown]:
    decks: list[Deck] = []
    for name in ("Roland Banks", "Daisy Walker"):
        left = weakness_pool(["core"], decks)
        decks.append(draw_weaknesses(starter_deck(name), left, lambda among: among[0]))
    cites = (POOL, f"{POOL}.ex")
    remaining = weakness_pool(["core"], decks)
    holds = len(weakness_pool(["core"])) == 10 and len(remaining) == 8 and all(check(deck).legal for deck in decks)
    yield "Two investigators have drawn from the ten weaknesses of the Core Set; eight are left", cites, holds
    holds = len(weakness_pool(["core", "dwl"])) == 16
    yield "Each product adds its weaknesses once", (POOL,), holds


def _code(name: str) -> str:
    return find_printed(name).code


def _cited(deck: Deck) -> set[str]:
    """The rulings that a check of the deck cites."""
    return {ruling for problem in check(deck).problems for ruling in problem.rulings}


def _kinds(deck: Deck) -> list[str]:
    return [problem.kind for problem in check(deck, experience=None).problems]
