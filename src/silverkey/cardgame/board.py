"""What is in effect: whatever cards in play and lasting effects say, as a survey of the table found it.

A board is worked out anew after a change, when somebody next looks, unless nothing that was looked at has changed.
Words say themselves (``say``), each under its own class, and whoever a word concerns asks for it by that class
(``said``); so a new word needs no place of its own here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from silverkey.cardgame.refusal import Refusal
from silverkey.language.context import Context

W = TypeVar("W")

NO_EFFECT = -1
"""Stands for the number of a lasting effect where a passive speaks."""

NOTHING = 0
"""What a word looks at that looks at nothing but who is in play, how it lies there and what lasts."""
FATIGUE = 1
"""Which cards are ready and which exhausted."""
WOUNDS = 2
TOKENS = 4
COMMITMENT = 8
"""Who is committed where."""
PILES = 16
"""Cards out of play: hands, decks, discard piles, resources."""
TIME = 32
"""The turn, the phase, whose turn it is."""
PRESENCE = 64
"""Who is in play, how it lies there, and what lasts. Every board depends on that."""
EVERYTHING = 127
"""What a word is taken to look at that does not say what it does."""


class Prohibition(Protocol):
    """A word that forbids something to be done with certain cards."""

    def covers(self, game: Any, ctx: Context, card: int) -> bool:
        """Whether it forbids this for the card now."""

    def refusal(self, game: Any, ctx: Context) -> Refusal:
        """The refusal that names the card which says so."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """The result of a survey. Copies of a game share it, so it holds nothing of the state itself.

    It is made of numbers, immutable things and contexts of its own, and nothing in it is changed after the survey.
    """

    __slots__ = ("heard", "listeners", "prohibitions", "reads", "words")

    def __init__(self) -> None:
        self.words: dict[type, list[tuple[Any, Context, int]]] = {}
        """What is said, by the class of the word: the word, in whose words, and the lasting effect that it is."""
        self.prohibitions: dict[str, list[tuple[Prohibition, Context, int]]] = {}
        """What is forbidden, by verb."""
        self.listeners: dict[tuple[str, str], list[tuple[int, int]]] = {}
        """(kind of ability, verb) to (card, place of the ability)."""
        self.heard: set[str] = set()
        """The verbs that some card in play listens to."""
        self.reads = PRESENCE
        """What the board depends on: it is kept as long as nothing of that changes."""

    def say(self, word: object, ctx: Context, effect: int = NO_EFFECT) -> None:
        """A word speaks: as a passive, or as the lasting effect of that number."""
        found = self.words.get(type(word))
        if found is None:
            self.words[type(word)] = [(word, ctx, effect)]
        else:
            found.append((word, ctx, effect))

    def said(self, kind: type[W]) -> Sequence[tuple[W, Context, int]]:
        """Every word of a class that speaks: the word, in whose words, and the lasting effect that it is."""
        return self.words.get(kind, ())

    def forbid(self, verb: str, word: Prohibition, ctx: Context, effect: int = NO_EFFECT) -> None:
        """A word forbids something to be done."""
        self.prohibitions.setdefault(verb, []).append((word, ctx, effect))

    def forbids(self, game: Any, verb: str, card: int) -> Refusal | None:
        """The refusal of whatever says that this cannot be done with the card."""
        for word, ctx, _ in self.prohibitions.get(verb, ()):
            if word.covers(game, ctx, card):
                return word.refusal(game, ctx)
        return None

    def listen(self, heard: tuple[str, str], card: int, place: int) -> None:
        """An ability of a card in play listens to a verb: (its kind, the verb)."""
        found = self.listeners.get(heard)
        if found is None:
            self.listeners[heard] = [(card, place)]
            self.heard.add(heard[1])
        else:
            found.append((card, place))

    def silence(self, blanked: set[int]) -> None:
        """Take out what cards say whose text boxes are blank. What an effect of theirs has made to last goes on."""
        for kind, said in self.words.items():
            self.words[kind] = [s for s in said if s[2] != NO_EFFECT or s[1].source not in blanked]
        for verb, forbidden in self.prohibitions.items():
            self.prohibitions[verb] = [f for f in forbidden if f[2] != NO_EFFECT or f[1].source not in blanked]
