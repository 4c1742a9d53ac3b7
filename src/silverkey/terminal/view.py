"""What the terminal needs of a game's view: who looks, when, what is asked, and which questions are of which kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from silverkey.kernel.decision import Option
from silverkey.kernel.state import State


class FaceView(Protocol):
    """A card that an answer is about."""

    @property
    def title(self) -> str: ...


class OptionView(Protocol):
    """One legal answer, in the viewer's own numbers."""

    @property
    def word(self) -> str: ...
    @property
    def card(self) -> int: ...
    @property
    def number(self) -> int: ...
    @property
    def other(self) -> int: ...
    @property
    def face(self) -> FaceView | None: ...


class DecisionView(Protocol):
    """What the viewer is asked."""

    @property
    def kind(self) -> str: ...
    @property
    def options(self) -> Sequence[OptionView]: ...
    @property
    def assigned(self) -> Sequence[tuple[int, int]]:
        """While cards are being sent to places: which is to go where."""
        ...


class View(Protocol):
    """A game as one player sees it."""

    @property
    def viewer(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def active(self) -> int: ...
    @property
    def decision(self) -> DecisionView | None: ...


G = TypeVar("G", bound=State)
V = TypeVar("V", bound=View)


def answer_of(option: OptionView) -> Option:
    """An option of the view as an answer, in your own numbers."""
    return Option(option.word, option.card, option.number, option.other)


@dataclass(frozen=True)
class Kinds:
    """The kinds of question, and the words of answers, that the terminal treats in a way of their own."""

    actions: tuple[str, ...]
    """Questions for an action. Those that were passed for you can be gone back to."""
    starting: tuple[str, ...]
    """Questions with which something new begins, rather than something begun is carried on."""
    planned: tuple[str, ...]
    """Questions that what was typed ahead either fits, or it is off."""
    assigning: tuple[str, ...]
    """Questions at which cards are sent to places, one after the other, until that is all."""
    ordering: tuple[str, ...]
    """Questions what comes next, of which the last answers itself."""
    dealing: tuple[str, ...]
    """Questions whose answers hold whatever has come to light in between, and whatever place each goes to."""
    paying: tuple[str, ...]
    """Questions what pays."""
    payer: str
    """The word of an answer that says what pays."""
    uses: tuple[str, ...]
    """Words of answers that use a card."""
    deeds: tuple[str, ...]
    """Words of answers that change what you may have had in mind when somebody else gives them."""
