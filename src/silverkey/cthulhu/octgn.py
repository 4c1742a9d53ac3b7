"""OCTGN's deck files, .o8d: XML with a section for each pile and an id for each card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree
from xml.sax.saxutils import escape, quoteattr

from silverkey.cardgame.decks import DeckFileError, require_quantity
from silverkey.cthulhu.deck import Deck, Entry, Section

GAME = "43054c18-2362-43e0-a434-72f8d0e8477c"
"""OCTGN's id of Call of Cthulhu."""
_HEAD = '\ufeff<?xml version="1.0" encoding="utf-8" standalone="yes"?>'
_ATTRIBUTE = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]*")
_ILLEGAL = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML cannot hold."""


class _Builder(ElementTree.TreeBuilder):
    """Refuses document types: they can define entities that grow without end."""

    def doctype(self, name: str, pubid: str | None, system: str | None) -> None:
        raise DeckFileError("It has a document type declaration, which no OCTGN deck has.")


def read(content: bytes) -> Deck:
    """The deck in an .o8d file."""
    try:
        root = ElementTree.fromstring(content, ElementTree.XMLParser(target=_Builder()))
    except (ElementTree.ParseError, ValueError, LookupError) as error:
        if isinstance(error, DeckFileError):
            raise
        raise DeckFileError(f"It is not XML: {error}.") from None
    if root.tag != "deck":
        raise DeckFileError(f"An OCTGN deck begins with <deck>, this file with <{root.tag}>.")
    attributes = dict(root.attrib)
    if attributes.pop("game", GAME).lower() != GAME:
        raise DeckFileError("It is an OCTGN deck for another game.")
    deck = Deck(attributes=attributes)
    for element in root:
        if element.tag == "section":
            deck.sections.append(_section(element))
        elif element.tag == "notes":
            deck.notes = element.text or ""
        else:
            raise DeckFileError(f"A deck has sections and notes; <{element.tag}> is neither.")
    return deck


def _section(element: ElementTree.Element) -> Section:
    attributes = dict(element.attrib)
    name = attributes.pop("name", "")
    if not name:
        raise DeckFileError("A section has no name.")
    return Section(name, [_entry(card) for card in element], attributes)


def _entry(element: ElementTree.Element) -> Entry:
    if element.tag != "card":
        raise DeckFileError(f"A section holds cards; <{element.tag}> is none.")
    attributes = dict(element.attrib)
    title = element.text or ""
    quantity = require_quantity(attributes.pop("qty", ""), title or attributes.get("id", ""))
    return Entry(quantity, title, octgn_id=attributes.pop("id", ""), attributes=attributes)


def write(deck: Deck) -> bytes:
    """The .o8d file of a deck whose entries all have ids, laid out as OCTGN does it.

    Decks without notes are laid out as by older versions, on one line.
    """
    lines = list(_lines(deck))
    text = _HEAD + "".join(line.strip() for line in lines) if deck.notes is None else "\n".join([_HEAD, *lines])
    illegal = _ILLEGAL.search(text, 1)
    if illegal:
        raise DeckFileError(f"The character {illegal.group()!r} cannot be written into an OCTGN deck.")
    return text.encode()


def _lines(deck: Deck) -> Iterator[str]:
    yield f"<deck{_attributes({'game': GAME} | deck.attributes)}>"
    for section in deck.sections:
        opening = f"  <section{_attributes({'name': section.name} | section.attributes)}"
        if not section.entries:
            yield f"{opening} />"
            continue
        yield f"{opening}>"
        for entry in section.entries:
            attributes = {"qty": str(entry.quantity), "id": entry.octgn_id} | entry.attributes
            yield f"    <card{_attributes(attributes)}>{escape(entry.title)}</card>"
        yield "  </section>"
    if deck.notes is not None:
        yield f"  <notes><![CDATA[{deck.notes.replace(']]>', ']]]]><![CDATA[>')}]]></notes>"
    yield "</deck>"


def _attributes(attributes: dict[str, str]) -> str:
    for name in attributes:
        if not _ATTRIBUTE.fullmatch(name):
            raise DeckFileError(f"“{name}” cannot be the name of an attribute in an OCTGN deck.")
    return "".join(f" {name}={quoteattr(value)}" for name, value in attributes.items())
