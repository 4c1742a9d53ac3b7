"""Decks to start a campaign with, one for each investigator of the Core Set, from the cards of two Core Sets."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

import msgspec

from silverkey.arkham.decks.deck import Deck
from silverkey.arkham.decks.files import read_text
from silverkey.arkham.printed.facts import printed_card, printed_set
from silverkey.arkham.printed.finding import find_printed
from silverkey.cardgame.names import fold


@lru_cache(maxsize=1)
def starter_decks() -> dict[str, Deck]:
    """The decks by the code of their investigator, each with a sentence on how it plays among its notes.

    >>> list(starter_decks())
    ['01001', '01002', '01003', '01004', '01005']
    """
    folder = resources.files(__package__) / "data"
    decks = (read_text(file.read_bytes()) for file in folder.iterdir() if file.name.endswith(".txt"))
    named = {deck.investigator: _named(deck) for deck in decks}
    return {card.code: named[card.code] for card in printed_set("core").cards if card.code in named}


def _names(title: str) -> tuple[str, ...]:
    """What an investigator may be called: the whole name, and each part of it."""
    return fold(title), *(fold(part.strip('"“”')) for part in title.split(" "))


def _named(deck: Deck) -> Deck:
    return msgspec.structs.replace(deck, name=printed_card(deck.investigator).title)


def starter_deck(investigator: str) -> Deck:
    """The deck of an investigator, by his code, his name, or the beginning of either of his names.

    >>> starter_deck("wen").name, starter_deck("Banks").name
    ('Wendy Adams', 'Roland Banks')
    """
    decks = starter_decks().values()
    wanted = fold(investigator)
    called = [deck for deck in decks if wanted and any(name.startswith(wanted) for name in _names(deck.name))]
    if len(called) == 1:
        return called[0]
    card = find_printed(investigator, ["investigator"])
    deck = starter_decks().get(card.code)
    if deck is None:
        known = ", ".join(deck.name for deck in starter_decks().values())
        raise ValueError(f"There is no starter deck for {card.title}. There are decks for: {known}.")
    return deck
