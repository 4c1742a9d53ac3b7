"""Deck files: the JSON of ArkhamDB, and plain text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from silverkey.arkham.decks import arkhamdb
from silverkey.arkham.decks.deck import Deck
from silverkey.arkham.printed.facts import DECK_TYPES, PrintedCard, by_code
from silverkey.arkham.printed.finding import find_printed
from silverkey.cardgame import decks
from silverkey.cardgame.decks import DeckFileError
from silverkey.cardgame.finding import CardNotFound, bare

_INVESTIGATOR = re.compile(r"investigator\s*:\s*(?P<name>\S.*)", re.IGNORECASE)
_HEADING = re.compile(r"(?P<name>[^\d\s].*?)\s*:")
_SIDE = ("sidedeck", "side")


def read_deck(path: Path) -> Deck:
    """The deck in a file; one without a known ending is read as what it looks like."""
    deck = decks.read_file(path, read_content, format_of(path))
    return deck if deck.name else msgspec.structs.replace(deck, name=path.stem)


def read_content(content: bytes, form: str = "") -> Deck:
    """The deck that a file has, of the format that is named or else of what it looks like. Raises DeckFileError."""
    return READERS[form or ("json" if content.lstrip()[:1] == b"{" else "text")](content)


def write_deck(deck: Deck, form: str) -> bytes:
    """A deck as a file of the form json or text."""
    return decks.written(deck, form, WRITERS)


def format_of(path: Path) -> str:
    """The format that a file's ending means, or nothing.

    >>> format_of(Path("roland.TXT")), format_of(Path("roland.doc"))
    ('text', '')
    """
    return decks.format_of(path, {".txt": "text", ".json": "json"})


def read_text(content: bytes) -> Deck:
    """A deck as people write it down: the investigator, and a number and a title on each line.

    >>> read_text(b"Investigator: Roland Banks\\n2x Beat Cop (2)").cards
    {'01028': 2}
    """
    investigator, notes, complaints = "", list[str](), list[str]()
    piles = {False: Counter[str](), True: Counter[str]()}
    side = False
    for number, line in enumerate(decks.text_lines(content), 1):
        text = decks.without_comment(line)
        note, named, heading = decks.note_in(line), _INVESTIGATOR.fullmatch(text), _HEADING.fullmatch(text)
        try:
            if not text:
                notes += [note] if note is not None and not investigator else []
            elif named:
                investigator = find_printed(named["name"], ["investigator"]).code
            elif heading:
                side = bare(heading["name"]) in _SIDE
            else:
                copies, card = _entry(text)
                piles[side][card.code] += copies
        except (DeckFileError, CardNotFound) as error:
            complaints.append(f"Line {number}: {error}")
    if not investigator:
        complaints.insert(0, "It does not say whose deck it is; write a line like “Investigator: Roland Banks”.")
    if complaints:
        raise decks.unread(complaints)
    return Deck(
        investigator=investigator, cards=dict(piles[False]), side=dict(piles[True]), notes="\n".join(notes).strip()
    )


def _entry(text: str) -> tuple[int, PrintedCard]:
    copies, name = decks.quantity_and_card(text, "2 Emergency Cache")
    return copies, find_printed(name, DECK_TYPES)


def write_text(deck: Deck) -> bytes:
    """A deck to read and to edit, by type and title."""
    return ("\n".join(_text_lines(deck)) + "\n").encode()


def _text_lines(deck: Deck) -> Iterator[str]:
    for note in deck.notes.splitlines():
        yield f"# {note}".rstrip()
    investigator = by_code(deck.investigator)
    yield f"Investigator: {investigator.name if investigator else deck.investigator}"
    yield from _pile(deck.cards)
    if deck.side:
        yield "Side deck:"
        yield from _pile(deck.side)


def _pile(cards: dict[str, int]) -> Iterator[str]:
    for code in sorted(cards, key=_order):
        card = by_code(code)
        yield f"{cards[code]} {_written(card) if card else code}"


def _order(code: str) -> tuple[bool, int, str, int]:
    """By type, title and level; weaknesses last."""
    card = by_code(code)
    if card is None:
        return True, len(DECK_TYPES), code, 0
    place = DECK_TYPES.index(card.type) if card.type in DECK_TYPES else len(DECK_TYPES)
    return card.weakness, place, card.title, card.level or 0


def _written(card: PrintedCard) -> str:
    """What a card is found again by."""
    name = f"{card.name} ({card.level})" if card.level else card.name
    return name if find_printed(name, DECK_TYPES) is card else card.code


READERS: dict[str, Callable[[bytes], Deck]] = {"json": arkhamdb.read, "text": read_text}
WRITERS: dict[str, Callable[[Deck], bytes]] = {"json": arkhamdb.write, "text": write_text}
