"""What cards cost in experience."""

from __future__ import annotations

from silverkey.arkham.printed.facts import PrintedCard

EXCEPTIONAL = "Exceptional"


def worth(card: PrintedCard) -> int:
    """The level of a card, twice that of an exceptional one."""
    level = card.level or 0
    return level * 2 if EXCEPTIONAL in card.keywords else level


def price(card: PrintedCard) -> int:
    """What a new card costs: at least 1 (ahlcg-1.2/1.8.a).

    >>> from silverkey.arkham.printed.finding import find_printed
    >>> price(find_printed("Knife")), price(find_printed("Shotgun")), price(find_printed("Ace in the Hole"))
    (1, 4, 6)
    """
    return max(1, worth(card))


def upgrade_price(old: PrintedCard, new: PrintedCard) -> int:
    """What it costs to put a card in the place of one of the same title and a lower level: the difference.

    >>> from silverkey.arkham.printed.finding import find_printed
    >>> upgrade_price(find_printed("Beat Cop"), find_printed("Beat Cop (2)"))
    2
    """
    return worth(new) - worth(old)
