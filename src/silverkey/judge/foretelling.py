"""Chance as a case foretells it: what is taken at random, and what a shuffle brings to the top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from silverkey.judge.case import Name, Outcome
from silverkey.judge.stepper import Stepper

T = TypeVar("T")

SHUFFLE = "shuffle"


class Foretold:
    """The results that are still to come, in their order. After them chance decides."""

    __slots__ = ("fault", "left")

    def __init__(self, left: Sequence[Outcome] = ()) -> None:
        self.left = list(left)
        self.fault = ""
        """What was foretold and cannot be, as a sentence with its line."""

    def copy(self) -> Foretold:
        """A copy for a game that goes its own way."""
        new = Foretold(self.left)
        new.fault = self.fault
        return new

    def pick(self, game: Stepper, what: str, among: Sequence[T]) -> T | None:
        """What chance takes, or None if nothing is foretold."""
        if not self.left:
            return None
        outcome = self.left.pop(0)
        if not isinstance(outcome, Name):
            self.fault = f"{outcome[0].place}: Chance takes a card ({what}), and a shuffle is foretold."
            return None
        found = next((one for one in among if game.comes_up(what, one, outcome)), None)
        if found is None:
            can = ", ".join(dict.fromkeys(game.result(what, one) for one in among))
            self.fault = f"{outcome.place}: Chance cannot take {outcome.text} ({what}); it can take: {can}."
        return found

    def arrange(self, game: Stepper, items: list[T]) -> None:
        """Bring what is foretold to the top of what has been shuffled; the top is the end of the list."""
        if not self.left or isinstance(self.left[0], Name):
            return
        outcome = self.left.pop(0)
        assert isinstance(outcome, tuple)
        top: list[T] = []
        for name in outcome:
            found = next((one for one in items if one not in top and game.comes_up(SHUFFLE, one, name)), None)
            if found is None:
                self.fault = f"{name.place}: {name.text} is not among the cards that are shuffled."
                return
            top.append(found)
        items[:] = [*(one for one in items if one not in top), *reversed(top)]

    def unused(self) -> str:
        """What was foretold and never came up, as a sentence with its line; nothing if all of it did."""
        if not self.left:
            return ""
        first = self.left[0]
        names = (first,) if isinstance(first, Name) else first
        listed = ", ".join(name.text for name in names)
        return f"{names[0].place}: Chance was never asked for {listed}."
