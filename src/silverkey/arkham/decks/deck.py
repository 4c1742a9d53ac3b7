"""A deck: an investigator, and how many copies of which cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from silverkey.arkham.printed.facts import PrintedCard, by_code

RANDOM_WEAKNESS = "01000"
"""The code by which deck lists say that a basic weakness is still to be drawn."""


class Lot(NamedTuple):
    """Some copies of a card."""

    card: PrintedCard
    copies: int


class Deck(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A deck as a player has it, weaknesses and signature cards among the cards."""

    investigator: str
    """The code."""
    cards: dict[str, int]
    """Copies by code."""
    name: str = ""
    side: dict[str, int] = {}
    """What lies ready to be bought; no part of the deck."""
    exempt: dict[str, int] = {}
    """Copies among the cards that a campaign has given, and that no limit counts."""
    notes: str = ""
    meta: str = ""
    """Whatever else a list says of the investigator, in its own words."""
    before: str = ""
    """The deck that this one was upgraded from, as its list has it."""
    experience: int = 0
    """What was there to pay for that."""
    exiled: dict[str, int] = {}
    """Copies that the deck before has lost to exile since."""

    def lots(self) -> list[Lot]:
        """The cards that the catalogue has, by code."""
        found = ((by_code(code), copies) for code, copies in sorted(self.cards.items()))
        return [Lot(card, copies) for card, copies in found if card]

    def with_cards(self, changes: Mapping[str, int]) -> Deck:
        """The deck with some copies more of some cards, or fewer.

        >>> Deck(investigator="01001", cards={"01016": 2}).with_cards({"01016": -1, "01029": 1}).cards
        {'01016': 1, '01029': 1}
        """
        copies = {code: self.cards.get(code, 0) + changes.get(code, 0) for code in {**self.cards, **changes}}
        return msgspec.structs.replace(self, cards={code: count for code, count in copies.items() if count > 0})
