"""Deck files: OCTGN's .o8d, plain text, and our JSON. What a file says of a card is kept, so that nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from silverkey.cardgame import decks
from silverkey.cardgame.decks import DeckFileError
from silverkey.cardgame.finding import CardNotFound
from silverkey.cthulhu import octgn
from silverkey.cthulhu.deck import DRAW_DECK, Deck, Entry, Section, require_size
from silverkey.cthulhu.printed.finding import by_id, find_printed

_PLACED = re.compile(r"(?P<title>.*\S)\s*\((?P<place>[^()]*)\)")
_HEADING = re.compile(r"(?P<name>[^\d\s].*?)\s*:")
_ID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)


def read_deck(path: Path) -> Deck:
    """The deck in a file; a file without a known ending is read as what it looks like."""
    deck = decks.read_file(path, read_content, format_of(path))
    deck.name = deck.name or path.stem
    return deck


def read_content(content: bytes, form: str = "") -> Deck:
    """The deck that a file has, of the format that is named or else of what it looks like. Raises DeckFileError."""
    deck = READERS[form or _looks_like(content)](content)
    require_size(deck)
    return deck


def write_deck(deck: Deck, form: str) -> bytes:
    """A deck as a file of the form o8d, text or json."""
    return decks.written(deck, form, WRITERS)


def format_of(path: Path) -> str:
    """The format that a file's ending means, or nothing.

    >>> format_of(Path("My deck.O8D")), format_of(Path("deck.doc"))
    ('o8d', '')
    """
    return decks.format_of(path, {".o8d": "o8d", ".txt": "text", ".json": "json"})


def _looks_like(content: bytes) -> str:
    start = content.removeprefix(b"\xef\xbb\xbf").lstrip()[:1]
    return {b"<": "o8d", b"{": "json"}.get(start, "text")


def read_text(content: bytes) -> Deck:
    """A deck as people write it down: a number and a title on each line.

    >>> read_text(b"3x Local Sheriff (Core F3)").sections[0].entries[0].card().code
    'core-3'
    """
    deck = Deck()
    complaints: list[str] = []
    notes: list[str] = []
    for number, line in enumerate(decks.text_lines(content), 1):
        text = decks.without_comment(line)
        if not text:
            note = decks.note_in(line)
            if not deck.sections and note is not None:
                notes.append(note)
            continue
        heading = _HEADING.fullmatch(text)
        if heading:
            deck.sections.append(Section(heading["name"]))
            continue
        try:
            entry = _entry(text)
        except DeckFileError as error:
            complaints.append(f"Line {number}: {error}")
            continue
        if not deck.sections:
            deck.sections.append(Section(DRAW_DECK))
        deck.sections[-1].entries.append(entry)
    if complaints:
        raise decks.unread(complaints)
    deck.notes = "\n".join(notes)
    return deck


def _entry(text: str) -> Entry:
    quantity, card = decks.quantity_and_card(text, "3 Local Sheriff")
    placed = _PLACED.fullmatch(card)
    if not placed or _is_card(card):
        return Entry(quantity, card)
    if _ID.fullmatch(placed["place"]):
        return Entry(quantity, placed["title"], octgn_id=placed["place"])
    return Entry(quantity, placed["title"], place=placed["place"])


def _is_card(name: str) -> bool:
    """A descriptor may stand in parentheses of its own."""
    try:
        find_printed(name)
    except CardNotFound:
        return False
    return True


def write_text(deck: Deck) -> bytes:
    """A deck to read and to edit; each card with its set and number, so that it is found again."""
    return ("\n".join(_text_lines(deck)) + "\n").encode()


def _text_lines(deck: Deck) -> Iterator[str]:
    for note in f"{deck.notes}\n".splitlines() if deck.notes else ():
        yield f"# {note}".rstrip()
    for section in deck.sections:
        yield f"{section.name}:"
        for entry in section.entries:
            yield _text_line(entry, section)


def _text_line(entry: Entry, section: Section) -> str:
    card = entry.known(story=section.is_story_deck)
    if card:
        return f"{entry.quantity} {card.name} ({card.place})"
    hint = entry.octgn_id or entry.place
    return f"{entry.quantity} {entry.title}" + (f" ({hint})" if hint else "")


def read_json(content: bytes) -> Deck:
    """A deck in our own form."""
    deck = decks.decoded(content, Deck)
    for section in deck.sections:
        for entry in section.entries:
            decks.require_quantity(str(entry.quantity), entry.title or entry.code)
    return deck


def write_json(deck: Deck) -> bytes:
    """A deck in our own form; each card with its code, so that it can be joined to the catalogue."""
    sections = [
        msgspec.structs.replace(section, entries=[_with_code(entry, section) for entry in section.entries])
        for section in deck.sections
    ]
    whole = msgspec.structs.replace(deck, sections=sections)
    return msgspec.json.format(msgspec.json.encode(whole), indent=2) + b"\n"


def _with_code(entry: Entry, section: Section) -> Entry:
    card = entry.known(story=section.is_story_deck)
    return msgspec.structs.replace(entry, code=card.code) if card else entry


def read_o8d(content: bytes) -> Deck:
    """A deck of OCTGN."""
    return octgn.read(content)


def write_o8d(deck: Deck) -> bytes:
    """A deck for OCTGN, which knows cards by id: one that has none and is not in the catalogue cannot be written."""
    complaints = [
        error
        for section in deck.sections
        for entry in section.entries
        if not entry.octgn_id and (error := _why_unknown(entry, section))
    ]
    if complaints:
        raise DeckFileError("\n".join(complaints))
    sections = [
        msgspec.structs.replace(section, entries=[_with_id(entry, section) for entry in section.entries])
        for section in deck.sections
    ]
    return octgn.write(msgspec.structs.replace(deck, sections=sections))


def _why_unknown(entry: Entry, section: Section) -> str:
    try:
        card = entry.card(story=section.is_story_deck)
    except CardNotFound as error:
        return str(error)
    return "" if card.octgn_id else f"{card.name} is a card of the collectible game and has no OCTGN id."


def _with_id(entry: Entry, section: Section) -> Entry:
    """An entry with the id it has or that of its card. The file's own words for a card stay if the id is the file's."""
    if entry.octgn_id:
        known = by_id(entry.octgn_id)
        return entry if entry.title or not known else msgspec.structs.replace(entry, title=known.title)
    card = entry.card(story=section.is_story_deck)
    return msgspec.structs.replace(entry, octgn_id=card.octgn_id, title=card.title)


READERS: dict[str, Callable[[bytes], Deck]] = {"o8d": read_o8d, "text": read_text, "json": read_json}
WRITERS: dict[str, Callable[[Deck], bytes]] = {"o8d": write_o8d, "text": write_text, "json": write_json}
