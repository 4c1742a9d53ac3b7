"""What `silverkey deck` and the deck builder ask of Arkham Horror."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from silverkey.arkham.decks import check as checking
from silverkey.arkham.decks.buying import upgrades
from silverkey.arkham.decks.deck import Deck
from silverkey.arkham.decks.experience import upgrade_price
from silverkey.arkham.decks.files import WRITERS, format_of, read_content, read_deck, write_deck
from silverkey.arkham.decks.options import option_for
from silverkey.arkham.decks.starters import starter_deck, starter_decks
from silverkey.arkham.decks.summary import summarise
from silverkey.arkham.decks.upgrading import Purchase, upgrade
from silverkey.arkham.decks.weaknesses import draw_weaknesses, weakness_pool
from silverkey.arkham.printed.facts import PACK_CODES, PrintedCard, printed_card, printed_cards
from silverkey.arkham.printed.facts import by_code as printed_by_code
from silverkey.cardgame.decks import DeckFileError, Sheet, Starter

__all__ = ["format_of", "read_content", "read_deck", "summarise", "write_deck"]
"""What is handed on as it is."""

FORMATS = tuple(WRITERS)
WORDS = 1
"""How many words name a starter deck."""
NAMED_BY = "an investigator"
_SHARED = ("name", "cards", "side", "exempt", "notes", "meta", "before", "experience", "exiled")
"""What a deck has by the same name as one that is laid out."""


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


def starting() -> list[Starter]:
    """The starter decks, laid out."""
    return [Starter(deck.name, deck.notes, sheet_of(deck)) for deck in starter_decks().values()]


# Decks that are laid out


def sheet_of(deck: Deck) -> Sheet:
    """A deck laid out."""
    return Sheet(owner=deck.investigator, **{field: getattr(deck, field) for field in _SHARED})


def deck_on(sheet: Sheet) -> Deck:
    """The deck that is laid out. Raises DeckFileError if it is none of this game."""
    if sheet.strangers:
        raise DeckFileError(f"There is no card called “{sheet.strangers[0].title}”.")
    return Deck(investigator=sheet.owner, **{field: getattr(sheet, field) for field in _SHARED})


def choosable(investigator: str, edition: str) -> Iterable[str]:
    """The cards that may be put into the deck of an investigator; without one, into anybody's."""
    owner = printed_by_code(investigator)
    if owner is None or owner.type != "investigator":
        return [card.code for card in printed_cards() if card.deck_limit and card.level is not None]
    return [card.code for card in printed_cards() if _is_for(card, owner)]


def _is_for(card: PrintedCard, owner: PrintedCard) -> bool:
    """Whether a card may be in somebody's deck when it is built: chosen, his own, or a weakness that was drawn."""
    if card.signature_of or card.basic:
        return card.basic or card.code in owner.deck_requirements
    return bool(card.deck_limit) and card.level is not None and option_for(card, owner) is not None


def upgraded(before: Deck, after: Deck, experience: int) -> Purchase:
    """What it costs to turn a deck into another, and what forbids it."""
    return upgrade(before, after, experience)


def offered(deck: Deck, experience: int) -> list[tuple[str, str, int]]:
    """The cards of a deck, each with a higher version that can be paid for, and what it costs."""
    higher = [card.code for card in printed_cards() if card.level and card.deck_limit]
    pairs = upgrades(deck, experience, higher)
    return [(old, new, upgrade_price(printed_card(old), printed_card(new))) for old, new in pairs]


def drawn(deck: Deck) -> Deck:
    """The deck with the random basic weaknesses that it still lacks, from one copy of each product."""
    chance = random.SystemRandom()
    return draw_weaknesses(deck, weakness_pool(PACK_CODES, [deck]), chance.choice)
