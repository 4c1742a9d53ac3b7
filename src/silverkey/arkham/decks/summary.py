"""What a deck is made of: its cards by type, its costs and its skill icons."""

from __future__ import annotations

from silverkey.arkham.decks.check import size
from silverkey.arkham.decks.deck import Deck, Lot
from silverkey.arkham.printed.facts import DECK_TYPES, X, by_code
from silverkey.cardgame import decksummary
from silverkey.cardgame.decksummary import counted, curve, in_order

SKILLS = {"W": "willpower", "I": "intellect", "C": "combat", "A": "agility", "?": "wild"}


class Line(decksummary.Line, frozen=True, kw_only=True):
    """Some copies of a card. Weaknesses are listed by themselves."""

    classes: tuple[str, ...]


class Summary(decksummary.Summary, frozen=True, kw_only=True):
    """A deck at a glance."""

    investigator: str
    icons: dict[str, int]
    classes: dict[str, int]
    lines: tuple[Line, ...]

    @property
    def about(self) -> tuple[str, ...]:
        return (self.investigator,)


def summarise(deck: Deck) -> Summary:
    """The summary of a deck."""
    lots = sorted(deck.lots(), key=_order)
    own = [lot for lot in lots if not lot.card.weakness]
    investigator = by_code(deck.investigator)
    icons = counted((lot.copies, SKILLS[icon]) for lot in own for icon in lot.card.icons)
    return Summary(
        name=deck.name,
        investigator=investigator.name if investigator else deck.investigator,
        cards=size(lots),
        types=counted((lot.copies, _listed(lot)) for lot in lots),
        costs=curve((lot.copies, _cost(lot)) for lot in own if lot.card.cost is not None),
        icons=in_order(tuple(SKILLS.values()), icons),
        classes=counted((lot.copies, name) for lot in own for name in lot.card.classes),
        lines=tuple(_line(lot) for lot in lots),
        unknown=tuple(f"{copies} {code}" for code, copies in deck.cards.items() if by_code(code) is None),
        notes=deck.notes,
    )


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
    return Line(
        quantity=lot.copies,
        name=f"{card.name} ({card.level})" if card.level else card.name,
        code=card.code,
        type=_listed(lot),
        classes=card.classes,
        cost=_cost(lot),
        icons=card.icons,
    )
