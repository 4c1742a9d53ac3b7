"""Whether a deck may become another between two scenarios, and what that costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from silverkey.arkham.decks.check import PERMANENT, check, size
from silverkey.arkham.decks.deck import Deck
from silverkey.arkham.decks.experience import price, upgrade_price, worth
from silverkey.arkham.printed.facts import PrintedCard, by_code, printed_card
from silverkey.cardgame.decks import Problem

EXPERIENCE = "rules reference, Campaign Play"
LEAST = "ahlcg-1.2/1.8.a"


class Purchase(msgspec.Struct, frozen=True):
    """What has changed in a deck."""

    price: int
    bought: tuple[str, ...]
    """Codes of new cards, a copy each."""
    upgraded: tuple[tuple[str, str], ...]
    """Codes of cards and of those that took their place."""
    removed: tuple[str, ...]
    problems: tuple[Problem, ...]

    @property
    def legal(self) -> bool:
        """Whether the deck may be changed so."""
        return not self.problems


def upgrade(before: Deck, after: Deck, available: int) -> Purchase:
    """What it costs to turn a deck into another, at the lowest price, and what forbids it.

    What cannot be bought and is in the deck was given by the campaign; a signature card that is not was taken by it
    (ahlcg-1.2/faq/duke-sacrificed). What was exiled has left already.
    """
    before = before.with_cards({code: -copies for code, copies in after.exiled.items()})
    added = _cards(Counter(after.cards) - Counter(before.cards))
    gone = _cards(Counter(before.cards) - Counter(after.cards))
    pairs = _pairs(gone, added)
    bought = list((Counter(card.code for card in added) - Counter(new.code for _, new in pairs)).elements())
    left = list((Counter(card.code for card in gone) - Counter(old.code for old, _ in pairs)).elements())
    cost = sum(upgrade_price(old, new) for old, new in pairs) + _price_of_new(before, bought)
    given = {card.code: copies for card, copies in before.lots() if card.level is None and not card.signature_of}
    taken = [code for code in _required(after) if code not in before.cards]
    problems = (
        *_whose(before, after),
        *_kept(gone),
        *_for_sale(added),
        *_affordable(cost, available),
        *check(after, None, given, taken).problems,
    )
    upgraded = tuple((old.code, new.code) for old, new in pairs)
    return Purchase(cost, tuple(bought), upgraded, tuple(left), problems)


def _cards(copies: Counter[str]) -> list[PrintedCard]:
    return [card for code in copies.elements() if (card := by_code(code))]


def _pairs(gone: list[PrintedCard], added: list[PrintedCard]) -> list[tuple[PrintedCard, PrintedCard]]:
    """Cards and higher versions that took their place. What is worth most is traded in first: so it costs least."""
    free = sorted(added, key=worth)
    pairs = []
    for old in sorted(gone, key=worth, reverse=True):
        new = next((card for card in free if _higher(card, old)), None)
        if new:
            free.remove(new)
            pairs.append((old, new))
    return pairs


def _higher(new: PrintedCard, old: PrintedCard) -> bool:
    return new.title == old.title and old.level is not None and (new.level or 0) > old.level


def _required(deck: Deck) -> Iterable[str]:
    owner = by_code(deck.investigator)
    return owner.deck_requirements if owner else ()


def _price_of_new(before: Deck, bought: list[str]) -> int:
    """Where exile has left a deck too small, cards of level 0 fill it for nothing."""
    owner = by_code(before.investigator)
    missing = max(0, owner.deck_size - size(before.lots())) if owner else 0
    prices = sorted((printed_card(code).level or 0, price(printed_card(code))) for code in bought)
    free = sum(level == 0 for level, _ in prices[:missing])
    return sum(cost for _, cost in prices[free:])


def _whose(before: Deck, after: Deck) -> Iterator[Problem]:
    if before.investigator != after.investigator:
        yield Problem("investigator", "A deck stays that of its investigator.", rulebook=EXPERIENCE)


def _kept(gone: list[PrintedCard]) -> Iterator[Problem]:
    """Weaknesses, signature cards and permanent ones stay."""
    for card in dict.fromkeys(card.code for card in gone):
        printed = printed_card(card)
        if printed.weakness or printed.signature_of or PERMANENT in printed.keywords:
            what = "a weakness" if printed.weakness else "a signature card" if printed.signature_of else "permanent"
            sentence = f"{printed.name} is {what} and stays in the deck."
            yield Problem("removed", sentence, (printed.name,), rulebook=EXPERIENCE)


def _for_sale(added: list[PrintedCard]) -> Iterator[Problem]:
    for name in dict.fromkeys(card.name for card in added if card.level is None):
        yield Problem("bought", f"{name} has no level, so it cannot be bought.", (name,), rulebook=EXPERIENCE)


def _affordable(cost: int, available: int) -> Iterator[Problem]:
    if cost > available:
        sentence = f"The new cards cost {cost} experience; there is {available}."
        yield Problem("experience", sentence, rulings=(LEAST,), rulebook=EXPERIENCE)
