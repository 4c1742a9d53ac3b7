"""Lasting effects: what is changed, for which cards, and until when."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, Any, Protocol

from mypy_extensions import mypyc_attr

from silverkey.kernel.record import Shared, record
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cardgame.game import CardGame


class Changing(Protocol):
    """A word that can last: a change of values, or a rule."""

    @property
    def reads(self) -> int:
        """What it looks at in a survey, of all that may change."""

    def begin(self, game: Any, board: Any, lasting: Any) -> None:
        """Enter a lasting effect into a survey."""

    def expire(self, game: Any, lasting: Any) -> None:
        """A lasting effect of this kind ends."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting:
    """A lasting effect: what it changes, for which cards, and until when."""

    __slots__ = ("cards", "change", "context", "face", "memory", "number", "until", "uses")

    def __init__(self, change: Changing, context: Context, cards: tuple[tuple[int, int], ...], until: str) -> None:
        self.change = change
        self.context = context
        self.cards = cards
        """The cards it was put on, each with the instance it was (``Standing.entered``)."""
        self.until = until
        self.number = -1
        """Its number in the game, by which a board knows it; given when it begins (``CardGame.let_last``)."""
        self.uses = -1
        """How many uses are left, or -1 if that does not matter."""
        self.memory: Shared = None
        """Values that were settled when the effect was made, or nothing."""
        self.face: Shared = None
        """What the card showed before, where the effect makes it a copy, or nothing."""

    def copy(self) -> Lasting:
        """A copy that can go its own way."""
        new = Lasting.__new__(Lasting)
        new.change = self.change
        new.context = self.context.copy()
        new.cards = self.cards
        new.until = self.until
        new.number = self.number
        new.uses = self.uses
        new.memory = self.memory
        new.face = self.face
        return new


record(Lasting)


def expire(game: CardGame, *periods: str) -> None:
    """Lasting effects of a period end, if it is the one they have waited for; the newest first."""
    ending = [effect for effect in game.lasting if effect.until in periods and game.has_run_out(effect)]
    if not ending:
        return
    game.lasting = [effect for effect in game.lasting if effect not in ending]
    for effect in reversed(ending):
        effect.change.expire(game, effect)
    game.touch()


def use_up(game: CardGame, numbers: Container[int]) -> None:
    """One use of some lasting effects is over, as far as their uses are counted, and with its last use an effect."""
    for effect in game.lasting:
        if effect.number in numbers and effect.uses > 0:
            effect.uses -= 1
            game.touch()
    game.lasting = [effect for effect in game.lasting if effect.uses != 0]
