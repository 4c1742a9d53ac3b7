"""What a deck is made of: its cards by type, its cost curve and its factions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from silverkey.cthulhu.deck import Deck
from silverkey.cthulhu.printed.facts import PrintedCard
from silverkey.cthulhu.printed.playing import playable
from silverkey.cthulhu.words import CHARACTER, CONSPIRACY, EVENT, FACTIONS, NEUTRAL, STORY, SUPPORT

TYPES = (CHARACTER, SUPPORT, EVENT, CONSPIRACY, STORY)


class Line(msgspec.Struct, frozen=True):
    """Some copies of a card, with what one wants to see of it."""

    quantity: int
    name: str
    code: str
    type: str
    faction: str
    cost: str
    skill: str
    icons: str
    playable: bool


class Summary(msgspec.Struct, frozen=True):
    """A deck at a glance. Stories are listed, but not counted."""

    name: str
    cards: int
    average_cost: float
    """Of the cards whose cost is a number."""
    types: dict[str, int]
    costs: dict[str, int]
    """How many cards have each cost, from 0 up without a gap; X last."""
    factions: dict[str, int]
    lines: tuple[Line, ...]
    unknown: tuple[str, ...]
    notes: str


def summarise(deck: Deck) -> Summary:
    """The summary of a deck."""
    found: list[tuple[int, PrintedCard]] = []
    unknown: list[str] = []
    for section, entry in deck.entries():
        card = entry.known(story=section.is_story_deck)
        if card:
            found.append((entry.quantity, card))
        elif not entry.is_domain:
            unknown.append(f"{entry.quantity} {entry.title or entry.octgn_id or entry.code}")
    counted = [(quantity, card) for quantity, card in found if not card.is_story]
    priced = [(quantity, card.cost) for quantity, card in counted if isinstance(card.cost, int)]
    return Summary(
        name=deck.name,
        cards=sum(quantity for quantity, _ in counted),
        average_cost=round(sum(q * cost for q, cost in priced) / max(1, sum(q for q, _ in priced)), 2),
        types=_in_order(TYPES, _count((quantity, card.type) for quantity, card in found)),
        costs=_curve(counted),
        factions=_in_order((*FACTIONS, NEUTRAL), _count((quantity, card.faction) for quantity, card in counted)),
        lines=tuple(_line(quantity, card) for quantity, card in sorted(found, key=_order)),
        unknown=tuple(unknown),
        notes=deck.notes or "",
    )


def _count(pairs: Iterable[tuple[int, str]]) -> Counter[str]:
    counter: Counter[str] = Counter()
    for quantity, key in pairs:
        counter[key] += quantity
    return counter


def _in_order(keys: Sequence[str], counter: Counter[str]) -> dict[str, int]:
    return {key: counter[key] for key in keys if counter[key]}


def _curve(cards: list[tuple[int, PrintedCard]]) -> dict[str, int]:
    counter = _count((quantity, str(card.cost)) for quantity, card in cards)
    highest = max((card.cost for _, card in cards if isinstance(card.cost, int)), default=-1)
    curve = {str(cost): counter[str(cost)] for cost in range(highest + 1)}
    return curve | _in_order(("X",), counter)


def _order(lot: tuple[int, PrintedCard]) -> tuple[int, str, int, str]:
    """By type, faction, cost and name."""
    card = lot[1]
    return TYPES.index(card.type), card.faction, card.cost if isinstance(card.cost, int) else 0, card.name


def _line(quantity: int, card: PrintedCard) -> Line:
    return Line(
        quantity,
        card.name,
        card.code,
        card.type,
        card.faction,
        cost="" if card.cost is None else str(card.cost),
        skill="" if card.skill is None else str(card.skill),
        icons=card.icons,
        playable=playable(card),
    )
