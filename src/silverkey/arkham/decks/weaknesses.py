"""Random basic weaknesses: the pool that all investigators of a campaign draw from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from silverkey.arkham.decks.check import pending_weaknesses
from silverkey.arkham.decks.deck import RANDOM_WEAKNESS, Deck
from silverkey.arkham.printed.facts import printed_set


def weakness_pool(packs: Iterable[str], taken: Iterable[Deck] = ()) -> tuple[str, ...]:
    """The codes to draw from: one copy of each product, without what the decks have (faq/random-basic-weakness-pool).

    >>> len(weakness_pool(["core"]))
    10
    """
    held: Counter[str] = Counter()
    for deck in taken:
        held.update(deck.cards)
    return tuple(
        card.code
        for pack in packs
        for card in printed_set(pack).cards
        if card.basic and card.code != RANDOM_WEAKNESS
        for _ in range(card.quantity - held[card.code])
    )


def draw_weaknesses(deck: Deck, pool: Sequence[str], choose: Callable[[Sequence[str]], str]) -> Deck:
    """The deck with a card of the pool for each random basic weakness that it still lacks."""
    left = list(pool)
    changes: Counter[str] = Counter()
    for _ in range(pending_weaknesses(deck)):
        if not left:
            raise ValueError("There is no basic weakness left to draw.")
        drawn = choose(left)
        left.remove(drawn)
        changes[drawn] += 1
    changes[RANDOM_WEAKNESS] -= deck.cards.get(RANDOM_WEAKNESS, 0)
    return deck.with_cards(changes)
