"""The cards of a game that can be played: how card files write them down, and how they are found by name."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from functools import cached_property
from types import ModuleType
from typing import Any, Generic, Protocol, TypeVar

from silverkey.cardgame.cardfiles import read_card_files
from silverkey.cardgame.names import fold, spelt


class Printed(Protocol):
    """What a catalogue has of a card, as far as it is needed to write its abilities down."""

    @property
    def title(self) -> str: ...
    @property
    def name(self) -> str:
        """Title, with whatever tells the card from others of that title."""
        ...


class Playable(Protocol):
    """A card whose abilities are written."""

    @property
    def code(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def set(self) -> str: ...
    @property
    def versions(self) -> Mapping[str, Any]:
        """Its other wordings, by the editions that have them."""
        ...


P = TypeVar("P", bound=Printed)
C = TypeVar("C", bound=Playable)


class UnknownCard(LookupError):
    """No card is called that."""


class CardSet(Generic[P, C]):
    """The cards of one set whose abilities are written. A game adds how a card file says a card."""

    def __init__(self, code: str, name: str, printed: Iterable[P]) -> None:
        self.code = code
        self.name = name
        self.cards: list[C] = []
        self._facts: dict[str, list[P]] = {}
        for facts in printed:
            for said in dict.fromkeys((facts.title, facts.name)):
                self._facts.setdefault(said, []).append(facts)

    def facts(self, name: str) -> P:
        """What the catalogue says of a card, by its title, or by its full name where the set has two of that title."""
        found = self._facts.get(name, [])
        if len(found) == 1:
            return found[0]
        if found:
            raise ValueError(f"{self.name}: “{name}” may be {' or '.join(facts.name for facts in found)}.")
        near = difflib.get_close_matches(name, self._facts, n=3)
        hint = f" Did you mean {' or '.join(near)}?" if near else ""
        raise ValueError(f"{self.name} has no card “{name}”.{hint}")


class Library(Generic[C]):
    """All cards of a game that can be played, by code and by name."""

    def __init__(self, files: ModuleType, sets: Mapping[str, CardSet[Any, C]]) -> None:
        read_card_files(files)
        self.sets = sets
        """In the order of their appearance."""
        self._called: dict[C, frozenset[str]] = {}

    def place(self, card: C) -> Any:
        """Where a card stands in its set."""
        return card.code

    def numbers(self, card: C) -> Iterable[str]:
        """What a card goes by besides its names and its code."""
        return ()

    def misprints(self, card: C) -> Iterable[str]:
        """Names that a card was printed with and that a document has corrected since."""
        return ()

    @cached_property
    def cards(self) -> tuple[C, ...]:
        """Every card, by set and number."""
        return tuple(card for those in self.sets.values() for card in sorted(those.cards, key=self.place))

    @cached_property
    def names(self) -> dict[str, C]:
        """Every card by everything that it is called; under the code of an older wording, that wording."""
        found: dict[str, C] = {}
        for card in self.cards:
            for worded in (card, *card.versions.values()):
                for name in (worded.title, worded.name):
                    found.setdefault(fold(name), card)
                    found.setdefault(fold(f"{name} ({self.sets[card.set].name})"), card)
                found[worded.code] = worded
            for number in (*self.numbers(card), *map(fold, self.misprints(card))):
                found.setdefault(number, card)
        return found

    @cached_property
    def titles_as_spelt(self) -> dict[str, C]:
        """Every card by its title and full name with their leading 'the', which alone tells some apart."""
        found: dict[str, C] = {}
        for card in self.cards:
            for name in (card.title, card.name):
                found.setdefault(spelt(name), card)
        return found

    def names_of(self, card: C) -> frozenset[str]:
        """What a card may be called, as names are compared: title or full name, with or without its set; code.

        A card whose title was corrected goes by either, whichever edition is played.
        """
        known = self._called.get(card)
        if known is None:
            today = self.names.get(card.code.partition("@")[0], card)
            names = {name for worded in (card, today, *today.versions.values()) for name in (worded.title, worded.name)}
            if card.set in self.sets:
                names.update(self.misprints(today))
                names |= {f"{name} ({self.sets[card.set].name})" for name in names}
            known = self._called[card] = frozenset({fold(name) for name in names} | {card.code})
        return known

    def find(self, name: str) -> C:
        """The card of that title or full name, either with its set in parentheses, or of that code."""
        card = self.titles_as_spelt.get(spelt(name)) or self.names.get(fold(name))
        if card is None:
            near = difflib.get_close_matches(fold(name), self.names, n=3)
            hint = f" Did you mean {' or '.join(self.names[n].name for n in near)}?" if near else ""
            raise UnknownCard(f"There is no card called “{name}”.{hint}")
        return card
