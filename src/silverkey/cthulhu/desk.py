"""What `silverkey deck` and the deck builder ask of Call of Cthulhu."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any, NoReturn

from silverkey.cardgame.decks import MOST_COPIES, DeckFileError, Sheet, Starter, Stranger
from silverkey.cthulhu import deckcheck
from silverkey.cthulhu.deck import DRAW_DECK, STORY_DECK, Deck, Entry, Section, deck_of, require_size
from silverkey.cthulhu.deckfiles import WRITERS, format_of, read_content, write_deck
from silverkey.cthulhu.decks import CORE_FACTIONS, PACKETS, faction_named, starter_deck
from silverkey.cthulhu.decksummary import summarise
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.printed.facts import all_printed, collectible_cards
from silverkey.cthulhu.printed.finding import by_code
from silverkey.cthulhu.ready.decks import deck_called, factions_of, ready_decks

__all__ = ["format_of", "read_content", "read_deck", "summarise", "write_deck"]
"""What is handed on as it is, but for reading, which knows the decks that come with the game."""

read_deck = deck_called

FORMATS = tuple(WRITERS)
WORDS = 2
"""How many words name a starter deck."""
NAMED_BY = "two factions"
NO_EXPERIENCE = "Cards of Call of Cthulhu cost no experience"


def check(deck: Deck, edition: str, experience: int | None) -> deckcheck.Verdict:
    """Check a deck by the rules of an edition."""
    if experience is not None:
        raise ValueError(f"{NO_EXPERIENCE}; leave out --experience.")
    return deckcheck.check(deck, edition)


def starters() -> list[dict[str, Any]]:
    """The decks that come with the game, and the starter decks of the Core Set."""
    ready = [
        {"name": deck.name, "about": deck.notes, "factions": factions_of(deck), "cards": _size(deck)}
        for deck in ready_decks().values()
    ]
    starting = [
        {"factions": list(pair), "packet": packet, "cards": len(starter_deck(*pair, packet))}
        for pair in combinations(CORE_FACTIONS, 2)
        for packet in PACKETS
    ]
    return [*ready, *starting]


def _size(deck: Deck) -> int:
    return sum(entry.quantity for section, entry in deck.entries() if not section.is_story_deck)


def told() -> list[str]:
    """The decks that come with the game, and the starter decks, for people."""
    ready = [f"{deck.name} ({', '.join(factions_of(deck))}): {deck.notes}" for deck in ready_decks().values()]
    pairs = [f"{first} and {second}" for first, second in combinations(CORE_FACTIONS, 2)]
    how = "Each comes with packet 1 or 2 of neutral cards: silverkey deck starter Agency Hastur --packet 2 OUT"
    return [
        "Decks to play with, as in: silverkey play --deck “The Night Watch”",
        *("", *ready),
        *("", "Starter decks of the Core Set", "", *pairs),
        *("", how),
    ]


def starter(words: list[str], packet: int) -> Deck:
    """A starter deck as a file has it."""
    first, second = map(faction_named, words)
    return deck_of(f"{first} and {second}", (card.facts for card in starter_deck(first, second, packet)))


def starting() -> list[Starter]:
    """The decks that come with the game and the starter decks (with the first packet of neutral cards), laid out."""
    starter_decks = (starter(list(pair), min(PACKETS)) for pair in combinations(CORE_FACTIONS, 2))
    ready = [Starter(deck.name, deck.notes or "", sheet_of(deck)) for deck in ready_decks().values()]
    return [*ready, *(Starter(deck.name, "", sheet_of(deck)) for deck in starter_decks)]


# Decks that are laid out


def sheet_of(deck: Deck) -> Sheet:
    """A deck laid out. Domains count for nothing and are left out, as are the names of sections."""
    cards: dict[str, int] = {}
    strangers = []
    for section, entry in deck.entries():
        card = entry.known(story=section.is_story_deck)
        if card:
            cards[card.code] = min(cards.get(card.code, 0) + entry.quantity, MOST_COPIES)
        elif not entry.is_domain:
            title = entry.title or entry.code or entry.octgn_id
            strangers.append(Stranger(entry.quantity, title[:200]))
    return Sheet(name=deck.name[:120], cards=cards, notes=(deck.notes or "")[:20_000], strangers=tuple(strangers))


def deck_on(sheet: Sheet) -> Deck:
    """The deck that is laid out. Raises DeckFileError if it is none of this game."""
    if sheet.owner or sheet.side or sheet.before:
        raise DeckFileError("A deck of Call of Cthulhu has neither an investigator nor a side deck.")
    draw, stories = Section(DRAW_DECK), Section(STORY_DECK)
    for code, quantity in sheet.cards.items():
        card = by_code(code)
        if card is None:
            raise DeckFileError(f"There is no card with the code {code}.")
        place = stories if card.is_story else draw
        place.entries.append(Entry(quantity, card.title, code=card.code, octgn_id=card.octgn_id))
    draw.entries += [Entry(one.quantity, one.title) for one in sheet.strangers]
    deck = Deck(sheet.name, [draw, *([stories] if stories.entries else [])], notes=sheet.notes)
    require_size(deck)
    return deck


def choosable(investigator: str, edition: str) -> Iterable[str]:
    """The cards that may be put into a deck: those of the collectible game only where its edition is played."""
    collectible = EDITIONS.named(edition).collectible_legal
    return [card.code for card in (*all_printed(), *(collectible_cards() if collectible else ()))]


def upgraded(before: Deck, after: Deck, experience: int) -> NoReturn:
    """No deck of this game is upgraded."""
    raise ValueError(f"{NO_EXPERIENCE}.")


def drawn(deck: Deck) -> NoReturn:
    """Nothing is drawn for a deck of this game before it is played."""
    raise ValueError("A deck of Call of Cthulhu has no weaknesses.")
