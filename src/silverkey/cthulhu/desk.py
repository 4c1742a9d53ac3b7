"""What `silverkey deck` asks of Call of Cthulhu."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from silverkey.cthulhu import deckcheck
from silverkey.cthulhu.deck import Deck, deck_of
from silverkey.cthulhu.deckfiles import WRITERS, format_of, read_deck, write_deck
from silverkey.cthulhu.decks import CORE_FACTIONS, PACKETS, faction_named, starter_deck
from silverkey.cthulhu.decksummary import summarise

__all__ = ["FORMATS", "check", "format_of", "read_deck", "starter", "starters", "summarise", "told", "write_deck"]

FORMATS = tuple(WRITERS)
WORDS = 2
"""How many words name a starter deck."""
NAMED_BY = "two factions"


def check(deck: Deck, edition: str, experience: int | None) -> deckcheck.Verdict:
    """Check a deck by the rules of an edition."""
    if experience is not None:
        raise ValueError("Cards of Call of Cthulhu cost no experience; leave out --experience.")
    return deckcheck.check(deck, edition)


def starters() -> list[dict[str, Any]]:
    """The starter decks of the Core Set."""
    return [
        {"factions": list(pair), "packet": packet, "cards": len(starter_deck(*pair, packet))}
        for pair in combinations(CORE_FACTIONS, 2)
        for packet in PACKETS
    ]


def told() -> list[str]:
    """The starter decks, for people."""
    pairs = [f"{first} and {second}" for first, second in combinations(CORE_FACTIONS, 2)]
    how = "Each comes with packet 1 or 2 of neutral cards: silverkey deck starter Agency Hastur --packet 2 OUT"
    return [*pairs, "", how]


def starter(words: list[str], packet: int) -> Deck:
    """A starter deck as a file has it."""
    first, second = map(faction_named, words)
    return deck_of(f"{first} and {second}", (card.facts for card in starter_deck(first, second, packet)))
