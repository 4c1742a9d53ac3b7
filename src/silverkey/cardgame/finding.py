"""Finding a card by what people call it, and the nearest spelling."""

from __future__ import annotations

import difflib
import heapq
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Generic, Protocol, TypeVar

WORTH_A_LOOK = 12
"""How many names are compared letter by letter with a misspelt one."""
SUGGESTED = 8
SHORTEST = 3
"""A shorter word is in too many names."""
_QUOTES = str.maketrans("’‘`“”", "'''\"\"")


class Named(Protocol):
    """Whatever has a name that no other of its kind has."""

    @property
    def name(self) -> str: ...


C = TypeVar("C", bound=Named)


class CardNotFound(LookupError):
    """No card, or more than one, answers to the name. The nearest spelling is sought when the message is wanted."""

    def __init__(
        self, sentence: str, misspelt: str = "", nearest: Callable[[str], tuple[str, ...]] | None = None
    ) -> None:
        super().__init__(sentence)
        self.misspelt = misspelt
        self.nearest = nearest

    def __str__(self) -> str:
        near = self.nearest(self.misspelt) if self.nearest else ()
        return f"{self.args[0]} Did you mean {' or '.join(near)}?" if near else str(self.args[0])


def plain(name: str) -> str:
    """A name as it is compared first: small letters, plain quotes, no accents.

    >>> plain(" Doppelgänger "), plain("Tom O’Bedlam")
    ('doppelganger', "tom o'bedlam")
    """
    letters = unicodedata.normalize("NFKD", name.translate(_QUOTES))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).lower().split())


@lru_cache(maxsize=10_000)
def bare(name: str) -> str:
    """Letters and digits alone: titles that agree in these are the same title.

    >>> bare("Torch the Joint!") == bare("Torch the Joint")
    True
    """
    return "".join(letter for letter in plain(name) if letter.isalnum())


@lru_cache(maxsize=10_000)
def without_the(name: str) -> str:
    """Letters and digits alone, without a leading The."""
    return bare(plain(name).removeprefix("the "))


class Names(Generic[C]):
    """Cards by everything that they are called."""

    def __init__(self, cards: Iterable[C], names: Callable[[C], Iterable[str]]) -> None:
        self.exact: dict[str, list[C]] = {}
        self.loose: dict[str, list[C]] = {}
        self._by_pair: dict[str, list[str]] = {}
        for card in cards:
            for name in names(card):
                self.exact.setdefault(plain(name), []).append(card)
                for key in {bare(name), without_the(name)}:
                    self.loose.setdefault(key, []).append(card)

    def called(self, name: str) -> list[C]:
        """The cards of that name; punctuation and a leading The count only where they tell cards apart."""
        return self.exact.get(plain(name)) or self.loose.get(bare(name)) or []

    def nearest(self, name: str) -> tuple[str, ...]:
        """The cards whose names look most like this one, or else those that have all its words, the shortest first."""
        wanted = plain(name)
        close = difflib.get_close_matches(wanted, self.alike(wanted), n=3, cutoff=0.7)
        if not close and len(wanted) >= SHORTEST:
            having = (found for found in self.exact if all(word in found for word in wanted.split()))
            close = sorted(having, key=lambda found: (not set(wanted.split()) <= set(found.split()), len(found)))
        return tuple(dict.fromkeys(card.name for found in close for card in self.exact[found]))[:SUGGESTED]

    def alike(self, name: str) -> list[str]:
        """The names that share most pairs of letters with this one: a careful look at every name takes too long."""
        pairs, index = _pairs(name), self._names_by_pair()
        shared = Counter(other for pair in pairs for other in index.get(pair, ()))
        likeness = {other: count / (len(pairs) + len(other)) for other, count in shared.items()}
        return heapq.nlargest(WORTH_A_LOOK, likeness, key=lambda other: likeness[other])

    def _names_by_pair(self) -> dict[str, list[str]]:
        if not self._by_pair:
            for name in self.exact:
                for pair in _pairs(name):
                    self._by_pair.setdefault(pair, []).append(name)
        return self._by_pair


def _pairs(name: str) -> set[str]:
    return {name[place : place + 2] for place in range(len(name) - 1)}
