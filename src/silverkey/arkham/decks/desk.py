"""What `silverkey deck` asks of Arkham Horror."""

from __future__ import annotations

from typing import Any

from silverkey.arkham.decks import check as checking
from silverkey.arkham.decks.deck import Deck
from silverkey.arkham.decks.files import WRITERS, format_of, read_deck, write_deck
from silverkey.arkham.decks.starters import starter_deck, starter_decks
from silverkey.arkham.decks.summary import summarise

__all__ = ["FORMATS", "check", "format_of", "read_deck", "starter", "starters", "summarise", "told", "write_deck"]

FORMATS = tuple(WRITERS)
WORDS = 1
"""How many words name a starter deck."""
NAMED_BY = "an investigator"


def check(deck: Deck, edition: str, experience: int | None) -> checking.Verdict:
    """Check a deck for a new campaign, or with the experience that was earned. There is but one edition."""
    return checking.check(deck, experience or 0)


def starters() -> list[dict[str, Any]]:
    """The starter decks of the Core Set."""
    return [
        {
            "investigator": deck.name,
            "cards": sum(deck.cards.values()),
            "description": deck.notes,
        }
        for deck in starter_decks().values()
    ]


def told() -> list[str]:
    """The starter decks, for people."""
    decks = [line for deck in starter_decks().values() for line in (deck.name, f"  {deck.notes}")]
    return [*decks, "", 'One of them as a file: silverkey deck starter "Roland Banks" OUT --game arkham']


def starter(words: list[str], packet: int) -> Deck:
    """A starter deck, by its investigator."""
    return starter_deck(words[0])
