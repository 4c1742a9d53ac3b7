"""What the terminal needs of a game's questions: which are of which kind, and answers in your own numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from silverkey.cardgame.game import CardGame
from silverkey.cardgame.view import OptionView, View
from silverkey.kernel.decision import Option

G = TypeVar("G", bound=CardGame)
V = TypeVar("V", bound=View)


def answer_of(option: OptionView[Any, Any]) -> Option:
    """An option of the view as an answer, in your own numbers."""
    return Option(option.word, option.card, option.number, option.other, option.parts)


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
