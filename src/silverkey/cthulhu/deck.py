"""A deck as a file has it: sections of entries, each with the file's own words for its card."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import msgspec

from silverkey.cardgame.decks import DeckFileError
from silverkey.cardgame.finding import CardNotFound, bare
from silverkey.cthulhu.printed.facts import PrintedCard
from silverkey.cthulhu.printed.finding import by_code, by_id, find_printed

DRAW_DECK = "Draw Deck"
STORY_DECK = "Story Deck"
MOST_CARDS = 5_000
"""In a whole deck; nobody means more, and games and lists of them would take for ever."""
_ORNAMENT = re.compile(r"^[\s*•_|<>{}\[\]]+")
"""Older lists put signs for uniqueness, faction and Steadfast before a title."""
_DOMAINS = ("domain", "domains", "domaincard", "domaincards")


def require_size(deck: Deck) -> None:
    """Refuse what nobody can mean as a deck."""
    cards = sum(entry.quantity for _, entry in deck.entries())
    if cards > MOST_CARDS:
        raise DeckFileError(f"It has {cards} cards; a deck of more than {MOST_CARDS} is not read.")


class Entry(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Some copies of a card."""

    quantity: int
    title: str = ""
    """The file's own words for the card."""
    code: str = ""
    """Set and number, such as core-3."""
    place: str = ""
    """The file's hint where the card is from, such as Core F3."""
    octgn_id: str = ""
    attributes: dict[str, str] = {}
    """Whatever else an OCTGN file says of it."""

    def card(self, *, story: bool = False) -> PrintedCard:
        """The card that is meant. An id or a code counts for more than a title, which may be misspelt."""
        found = by_code(self.code) or by_id(self.octgn_id)
        if found:
            return found
        name = _ORNAMENT.sub("", self.title) or self.title or self.code or self.octgn_id
        return find_printed(name, self.place, story=story)

    def known(self, *, story: bool = False) -> PrintedCard | None:
        """The card that is meant, if the catalogue has it."""
        try:
            return self.card(story=story)
        except CardNotFound:
            return None

    @property
    def is_domain(self) -> bool:
        """Domains may be listed, but count for nothing (coc-2.0/rules/deckbuilding.a)."""
        return bare(self.title) in _DOMAINS


class Section(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a deck file, such as Draw Deck."""

    name: str
    entries: list[Entry] = msgspec.field(default_factory=list, name="cards")
    attributes: dict[str, str] = {}

    @property
    def is_story_deck(self) -> bool:
        """Whether stories belong here and nothing else."""
        return bare(self.name) in ("storydeck", "stories")


class Deck(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A deck as a file has it."""

    name: str = ""
    sections: list[Section] = msgspec.field(default_factory=list)
    notes: str | None = None
    """None for the older OCTGN files that have no place for notes."""
    attributes: dict[str, str] = {}

    def entries(self) -> Iterator[tuple[Section, Entry]]:
        """Every entry with its section."""
        for section in self.sections:
            for entry in section.entries:
                yield section, entry


def deck_of(name: str, cards: Iterable[PrintedCard]) -> Deck:
    """A deck of cards of the catalogue; stories go into the story deck."""
    draw, stories = Section(DRAW_DECK), Section(STORY_DECK)
    entries: dict[str, Entry] = {}
    for card in cards:
        if card.code in entries:
            entries[card.code].quantity += 1
            continue
        entries[card.code] = Entry(1, card.title, code=card.code, octgn_id=card.octgn_id)
        (stories if card.is_story else draw).entries.append(entries[card.code])
    return Deck(name, [draw, stories], notes="")
