"""Which card a typed name means."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

from silverkey.cardgame.names import fold
from silverkey.terminal.menu import Menu, Misunderstood

LISTED = 6


class Named(Protocol):
    """A card, as far as its names go."""

    @property
    def code(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def name(self) -> str:
        """The title, and what tells it from others of that title."""
        ...


C = TypeVar("C", bound=Named)


def code_of_choice(text: str, menu: Menu | None) -> str:
    """The code of the card of the choice that a text names; empty if it names none. Some text there must be."""
    if not text:
        raise Misunderstood("Which card? Give its name, or the beginning of it.")
    if menu is None or not (text in menu.entries or (text.isascii() and text.isdigit())):
        return ""
    entry = menu.entries.get(text)
    if entry is None or not entry.code:
        raise Misunderstood(f"Choice {text} is not a card.")
    return entry.code


def named(text: str, *pools: Sequence[C]) -> C:
    """The card that a title, its beginning or a part of it means; each pool only if none of the one before fits."""
    for pool in pools:
        found = _fitting(fold(text), pool)
        if found:
            if len(found) == 1:
                return found[0]
            names = ", ".join(card.name for card in found[:LISTED])
            raise Misunderstood(f"Which one: {names}{', …' if len(found) > LISTED else ''}?")
    titles = {fold(card.title): card.title for card in pools[-1]}
    close = difflib.get_close_matches(fold(text), titles, n=3, cutoff=0.5)
    hint = f" Did you mean {' or '.join(titles[name] for name in close)}?" if close else ""
    raise Misunderstood(f"There is no card called “{text}”.{hint}")


def _fitting(name: str, pool: Iterable[C]) -> list[C]:
    tests: tuple[Callable[[C], bool], ...] = (
        lambda card: name in (fold(card.title), fold(card.name), card.code),
        lambda card: fold(card.title).startswith(name),
        lambda card: name in fold(card.name),
    )
    pool = list(pool)
    for fits in tests:
        found: dict[str, C] = {}
        for card in pool:
            if fits(card):
                found.setdefault(card.name, card)
        if found:
            return list(found.values())
    return []
