"""What can be wished for before a game, as data, from which a form is made that knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

DECKS, EDITION = "decks", "edition"
"""The names of wishes that every game has; all others stand in the settings of a wish."""


class Choice(msgspec.Struct, frozen=True):
    """Something that can be chosen."""

    value: str
    label: str


class Wishable(msgspec.Struct, frozen=True, kw_only=True):
    """Something that one can wish for."""

    name: str
    label: str
    choices: tuple[Choice, ...]
    usual: str = ""
    """What is taken where nothing is said; nothing if chance decides."""
    pick: int = 1
    """So many different choices make one wish, with a comma between them."""
    each: bool = False
    """Whether every player of the game wishes for his own."""
    own: bool = False
    """Whether the text of a deck will do too."""
    whole: tuple[Choice, ...] = ()
    """Choices that make a wish alone, whatever ``pick`` says."""
    instead_of: str = ""
    """The name of another wish, for which this one comes."""


def choices(values: Iterable[str]) -> tuple[Choice, ...]:
    """Choices that are called what they are."""
    return tuple(Choice(value, value) for value in values)


def editions(names: Sequence[str]) -> Wishable:
    """The editions of a game, the newest first."""
    newest, *older = reversed(names)
    found = (Choice("latest", f"{newest} (newest)" if newest != "latest" else "newest"), *choices(older))
    return Wishable(name=EDITION, label="Edition of the rules", choices=found, usual="latest")
