"""What an investigator may buy between two scenarios, step by step: each new card with what leaves the deck for it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from silverkey.arkham.decks.check import PERMANENT
from silverkey.arkham.decks.deck import Deck
from silverkey.arkham.decks.experience import price, upgrade_price
from silverkey.arkham.decks.options import option_for
from silverkey.arkham.decks.upgrading import upgrade
from silverkey.arkham.printed.facts import PrintedCard, printed_card, printed_cards


@lru_cache(maxsize=1)
def _places() -> dict[str, int]:
    return {card.code: place for place, card in enumerate(printed_cards())}


def place_of(code: str) -> int:
    """The place of a card in the catalogue, by which options name it."""
    return _places()[code]


def at_place(place: int) -> PrintedCard:
    """The card at a place of the catalogue."""
    return printed_cards()[place]


def spare(deck: Deck) -> list[str]:
    """The cards of a deck that its player may take out: neither weaknesses nor signature cards nor permanent ones."""
    return [
        card.code
        for card, copies in deck.lots()
        if card.level is not None and PERMANENT not in card.keywords and copies > deck.exempt.get(card.code, 0)
    ]


def for_sale(deck: Deck, experience: int, known: Iterable[str], room: int = 0) -> list[str]:
    """The new cards, among those known, that an investigator can pay for and has room for.

    ``room``: so many cards were exiled and have not been replaced.
    """
    owner = printed_card(deck.investigator)
    found = []
    for code in known:
        card = printed_card(code)
        if card.level is None or not card.deck_limit or option_for(card, owner) is None:
            continue
        titled = sum(copies for other, copies in deck.lots() if other.title == card.title)
        if titled >= card.deck_limit or cost_of(card, room) > experience:
            continue
        if fits(deck, code, experience) if adds(card, room) else leaving_for(deck, code, experience, first=True):
            found.append(code)
    return found


def cost_of(card: PrintedCard, room: int) -> int:
    """What a new card costs: where exile has left room in a deck, one of level 0 costs nothing."""
    return 0 if room and card.level == 0 else price(card)


def adds(card: PrintedCard, room: int) -> bool:
    """Whether nothing leaves a deck for a new card: there is room for it, or it needs none."""
    return bool(room) or PERMANENT in card.keywords


def fits(deck: Deck, new: str, experience: int) -> bool:
    """Whether a new card may be added to a deck that has room for it; there may be room for more."""
    return all(problem.kind == "size" for problem in upgrade(deck, deck.with_cards({new: 1}), experience).problems)


def leaving_for(deck: Deck, new: str, experience: int, first: bool = False) -> list[str]:
    """The cards that may leave a deck for a new one; only one of them if that is enough to know."""
    found: list[str] = []
    for old in spare(deck):
        if old != new and upgrade(deck, deck.with_cards({new: 1, old: -1}), experience).legal:
            found.append(old)
            if first:
                break
    return found


def upgrades(deck: Deck, experience: int, known: Iterable[str]) -> list[tuple[str, str]]:
    """Cards of the deck, each with a higher version that can be paid for."""
    higher: dict[str, list[str]] = {}
    for code in known:
        card = printed_card(code)
        if card.level:
            higher.setdefault(card.title, []).append(code)
    found = []
    for old in spare(deck):
        for new in higher.get(printed_card(old).title, ()):
            cost = upgrade_price(printed_card(old), printed_card(new))
            if 0 < cost <= experience and upgrade(deck, deck.with_cards({new: 1, old: -1}), experience).legal:
                found.append((old, new))
    return found


def bought(deck: Deck, new: str, old: str, experience: int) -> tuple[Deck, int]:
    """The deck with a new card, in the place of another unless there was room for it, and what that costs."""
    after = deck.with_cards({new: 1, old: -1} if old else {new: 1})
    return after, upgrade(deck, after, experience).price
