"""What a deck is made of: its cards by type, its costs and its skill icons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from silverkey.arkham.decks.check import size
from silverkey.arkham.decks.deck import Deck, Lot
from silverkey.arkham.printed.facts import DECK_TYPES, X, by_code

SKILLS = {"W": "willpower", "I": "intellect", "C": "combat", "A": "agility", "?": "wild"}


class Line(msgspec.Struct, frozen=True):
    """Some copies of a card, with what one wants to see of it."""

    quantity: int
    name: str
    code: str
    type: str
    """What it is listed under; weaknesses stand by themselves."""
    classes: tuple[str, ...]
    cost: str
    icons: str


class Summary(msgspec.Struct, frozen=True):
    """A deck at a glance."""

    name: str
    investigator: str
    cards: int
    """That count towards its size."""
    types: dict[str, int]
    costs: dict[str, int]
    icons: dict[str, int]
    classes: dict[str, int]
    lines: tuple[Line, ...]
    unknown: tuple[str, ...]
    notes: str


def summarise(deck: Deck) -> Summary:
    """The summary of a deck."""
    lots = sorted(deck.lots(), key=_order)
    own = [lot for lot in lots if not lot.card.weakness]
    investigator = by_code(deck.investigator)
    icons = _count((lot.copies, SKILLS[icon]) for lot in own for icon in lot.card.icons)
    costs = _count((lot.copies, _cost(lot)) for lot in own if lot.card.cost is not None)
    return Summary(
        name=deck.name,
        investigator=investigator.name if investigator else deck.investigator,
        cards=size(lots),
        types=_count((lot.copies, _listed(lot)) for lot in lots),
        costs=dict(sorted(costs.items())),
        icons={skill: icons[skill] for skill in SKILLS.values() if skill in icons},
        classes=_count((lot.copies, name) for lot in own for name in lot.card.classes),
        lines=tuple(_line(lot) for lot in lots),
        unknown=tuple(f"{copies} {code}" for code, copies in deck.cards.items() if by_code(code) is None),
        notes=deck.notes,
    )


def _count(pairs: Iterable[tuple[int, str]]) -> dict[str, int]:
    counter: Counter[str] = Counter()
    for copies, key in pairs:
        counter[key] += copies
    return dict(counter)


def _listed(lot: Lot) -> str:
    return "weakness" if lot.card.weakness else lot.card.type


def _order(lot: Lot) -> tuple[int, str, int]:
    """By type, title and level; weaknesses last."""
    listed = _listed(lot)
    return DECK_TYPES.index(listed) if listed in DECK_TYPES else len(DECK_TYPES), lot.card.title, lot.card.level or 0


def _cost(lot: Lot) -> str:
    return {X: "X", None: ""}.get(lot.card.cost, str(lot.card.cost))


def _line(lot: Lot) -> Line:
    card = lot.card
    name = f"{card.name} ({card.level})" if card.level else card.name
    return Line(lot.copies, name, card.code, _listed(lot), card.classes, _cost(lot), card.icons)
