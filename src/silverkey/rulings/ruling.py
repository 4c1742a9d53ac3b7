"""What a ruling is: one statement, and where it stands."""

from __future__ import annotations

from msgspec import Struct

DOCUMENTS = {
    "coc-2.0": "2.0",
    "coc-1.4": "1.4",
    "coc-4.1": "4.1",
    "coc-latest": "latest",
    "ahlcg-reference": "1.2",
    "ahlcg-1.2": "1.2",
}
"""Every document in the order of their age, with the edition that it makes. 2.0 is the oldest, whatever its number.

The rules reference of Arkham Horror and the document that adds to it make one edition together.
"""

NAMED_BY_TITLE = ("errata/", "faq/", "restricted/", "banned/")
"""Parts of the documents whose entries go by the title of a card or question; elsewhere by section and letter."""


class Entry(Struct, frozen=True):
    """A ruling as it stands in one document. What is left blank in the data is as in the ruling itself."""

    id: str
    kind: str = ""
    title: str = ""
    statement: str = ""

    @property
    def document(self) -> str:
        """
        >>> Entry("coc-4.1/1.15.c").document
        'coc-4.1'
        """
        return self.id.partition("/")[0]

    @property
    def edition(self) -> str:
        """
        >>> Entry("coc-4.1/1.15.c").edition
        '4.1'
        """
        return DOCUMENTS[self.document]

    @property
    def section(self) -> str:
        """The part of the document that it stands in.

        >>> Entry("coc-4.1/1.15.c").section, Entry("coc-2.0/rules/x.ex1").section
        ('1.15', 'rules/x')
        >>> Entry("coc-1.4/faq/ygolonac-after-commit.b").section, Entry("coc-1.4/scope.a").section
        ('faq', 'scope')
        """
        place = self.id.partition("/")[2]
        if place[0].isdigit():
            return ".".join(place.split(".")[:2])
        if place.startswith(NAMED_BY_TITLE) or "." not in place:
            return place.rpartition("/")[0]
        return place.rpartition(".")[0]


class Ruling(Struct, frozen=True):
    """One thing that documents say. Documents that say the same share the ruling, each with an entry of its own."""

    key: str
    kind: str
    title: str
    statement: str
    entries: tuple[Entry, ...]
    cards: tuple[str, ...] = ()
    """Titles, or ``Title, Descriptor`` where it must be told which card of that title is meant."""
    differs_from: str = ""
    """The id of the statement in another document that rules otherwise."""
    testable: bool = True
    """Whether a position can show it."""
    reason: str = ""
    """Why no case shows it, if none does."""
    note: str = ""
    """Where its document contradicts itself, and what is followed."""

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions it belongs to, the oldest first."""
        return tuple(dict.fromkeys(entry.edition for entry in self.entries))

    @property
    def ids(self) -> tuple[str, ...]:
        """Its ids in all documents."""
        return tuple(entry.id for entry in self.entries)


class Reading(Struct, frozen=True):
    """What we follow where the documents leave a choice, and the keys of the rulings that it concerns."""

    id: str
    title: str
    statement: str
    rulings: tuple[str, ...]
