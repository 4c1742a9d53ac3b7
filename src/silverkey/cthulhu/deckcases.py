"""Deck checks as cases: what the documents say about building decks is shown by decks, not by positions."""

from __future__ import annotations

from collections.abc import Iterator

from silverkey.cthulhu.deck import Deck
from silverkey.cthulhu.deckcheck import SIZE, check
from silverkey.cthulhu.deckfiles import read_text
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.printed.facts import all_printed, copies_allowed
from silverkey.cthulhu.printed.finding import by_code
from silverkey.cthulhu.printed.lists import Listed, lists_of
from silverkey.rulings import get
from silverkey.rulings.cases import Case
from silverkey.rulings.coverage import Run

WHERE = "silverkey deck check"


def deck_cases() -> Iterator[tuple[Case, Run]]:
    """Every entry of every edition's lists, and the rules of deck building, each with how its deck fared."""
    number = 0
    for edition in EDITIONS:
        for title, cites, holds in (*_checks(edition), *_limits(edition)):
            number += 1
            yield Case(title, WHERE, number, cites), Run(WHERE, number, edition, holds)


def _checks(edition: str) -> Iterator[tuple[str, tuple[str, ...], bool]]:
    lists = lists_of(edition)
    for place, listed in enumerate(lists.restricted):
        partner = lists.restricted[place - 1]
        alone, together = _deck(listed), _deck(listed, partner)
        holds = listed.ruling in _cited(together, edition) and listed.ruling not in _cited(alone, edition)
        cites = (listed.ruling, f"coc-{edition}/restricted/rule")
        yield f"{listed.title} cannot be in a deck with {partner.title}", cites, holds
    for listed in lists.banned:
        cites = (listed.ruling, f"coc-{edition}/banned/rule")
        yield f"{listed.title} cannot be in a deck", cites, listed.ruling in _cited(_deck(listed), edition)
    if not lists.banned:
        once_banned = lists_of("1.4").banned
        legal = not any("banned" in problem.kind for problem in check(_deck(*once_banned), edition).problems)
        yield "What was banned once may be in a deck", (f"coc-{edition}/banned/none",), legal


def _limits(edition: str) -> Iterator[tuple[str, tuple[str, ...], bool]]:
    if edition == "2.0":
        full, short = (read_text(f"{count} Alaskan Sledge Dog\n3 Domain".encode()) for count in (50, 49))
        holds = SIZE in _cited(short, edition) and SIZE not in _cited(full, edition)
        yield "Domains are not counted among the fifty cards", (SIZE,), holds
    else:
        limit = f"coc-{edition}/handbook/conspiracy-limit"
        many, few = (read_text(f"{count} The Bootleg Whiskey Cover-Up".encode()) for count in (4, 3))
        holds = limit in _cited(many, edition) and limit not in _cited(few, edition)
        yield "A deck has no more than three copies of a conspiracy", (limit,), holds

    for card in all_printed():
        for ruling in (one.ruling for one in card.errata if one.field == "max_copies"):
            number = copies_allowed(card, edition)
            many, few = (read_text(f"{count} {card.title}".encode()) for count in (number + 1, number))
            for entry in (one for one in get(ruling).entries if one.edition == edition):
                holds = entry.id in _cited(many, edition) and entry.id not in _cited(few, edition)
                yield f"A deck has no more than {number} copies of {card.title}", (entry.id,), holds


def _deck(*cards: Listed) -> Deck:
    """A deck with a copy of each, as a player would write it down."""
    return read_text("\n".join(f"1 {_written(listed)}" for listed in cards).encode())


def _written(listed: Listed) -> str:
    printed = by_code(listed.code) if listed.code else None
    return listed.title if printed is None else f"{printed.name} ({printed.place})"


def _cited(deck: Deck, edition: str) -> set[str]:
    """The rulings that a check of the deck cites."""
    return {ruling for problem in check(deck, edition).problems for ruling in problem.rulings}
