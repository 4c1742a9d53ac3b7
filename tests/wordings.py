"""Every card in every wording it has had, for tests about texts."""

from __future__ import annotations

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.library import all_cards


def wordings() -> list[Card]:
    """Each wording once, the newest of a card first."""
    return [wording for card in all_cards() for wording in dict.fromkeys((card, *card.versions.values()))]
