"""What a deck is made of: its cards by type, its cost curve and its factions."""

from __future__ import annotations

from silverkey.cardgame import decksummary
from silverkey.cardgame.decksummary import counted, curve, in_order
from silverkey.cthulhu.deck import Deck
from silverkey.cthulhu.printed.facts import PrintedCard
from silverkey.cthulhu.words import CHARACTER, CONSPIRACY, EVENT, FACTIONS, NEUTRAL, STORY, SUPPORT

TYPES = (CHARACTER, SUPPORT, EVENT, CONSPIRACY, STORY)


class Line(decksummary.Line, frozen=True, kw_only=True):
    """Some copies of a card."""

    faction: str
    skill: str


class Summary(decksummary.Summary, frozen=True, kw_only=True):
    """A deck at a glance. Stories are listed, but not counted."""

    average_cost: float
    """Of the cards whose cost is a number."""
    factions: dict[str, int]
    lines: tuple[Line, ...]

    @property
    def about(self) -> tuple[str, ...]:
        return tuple(self.factions)


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
    drawn = [(quantity, card) for quantity, card in found if not card.is_story]
    priced = [(quantity, card.cost) for quantity, card in drawn if isinstance(card.cost, int)]
    return Summary(
        name=deck.name,
        cards=sum(quantity for quantity, _ in drawn),
        average_cost=round(sum(q * cost for q, cost in priced) / max(1, sum(q for q, _ in priced)), 2),
        types=in_order(TYPES, counted((quantity, card.type) for quantity, card in found)),
        costs=curve((quantity, str(card.cost)) for quantity, card in drawn),
        factions=in_order((*FACTIONS, NEUTRAL), counted((quantity, card.faction) for quantity, card in drawn)),
        lines=tuple(_line(quantity, card) for quantity, card in sorted(found, key=_order)),
        unknown=tuple(unknown),
        notes=deck.notes or "",
    )


def _order(lot: tuple[int, PrintedCard]) -> tuple[int, str, int, str]:
    """By type, faction, cost and name."""
    card = lot[1]
    return TYPES.index(card.type), card.faction, card.cost if isinstance(card.cost, int) else 0, card.name


def _line(quantity: int, card: PrintedCard) -> Line:
    return Line(
        quantity=quantity,
        name=card.name,
        code=card.code,
        type=card.type,
        faction=card.faction,
        cost="" if card.cost is None else str(card.cost),
        skill="" if card.skill is None else str(card.skill),
        icons=card.icons,
    )
