"""Under which numbers viewers know the cards that they can see.

The engine's own numbers are places in the decks as they were brought, so they would tell when a card was drawn and
what a card is that was seen before. Viewers get numbers of their own: dealt in the order in which cards come into their
sight, taken away when the cards go out of it. Two games that look alike to a viewer give him the same numbers.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from silverkey.kernel.record import record

SPECTATOR = -1
"""Somebody who sees what all players see."""
UNSEEN = (-1,)
"""The number of a card out of sight."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """The numbers under which each player, and a spectator, knows the cards that he can see."""

    __slots__ = ("dealt", "numbers")

    def __init__(self, players: int, decks: int) -> None:
        self.numbers: list[tuple[int, ...]] = [()] * (players + 1)
        """By viewer and card; -1 for what is out of sight. The spectator's are the last. Copies share them."""
        self.dealt = [decks] * (players + 1)
        """For each viewer, the number that is dealt next. The first are those of cards that lie open on the decks."""

    def copy(self) -> Sight:
        """A copy that can go its own way."""
        new = Sight.__new__(Sight)
        new.numbers = self.numbers.copy()
        new.dealt = self.dealt.copy()
        return new

    def add(self) -> None:
        """There is one more card, as yet out of everybody's sight."""
        self.numbers = [numbers + UNSEEN for numbers in self.numbers]

    def moved(self, card: int, owner: int, sealed: bool, private: bool) -> tuple[int, ...]:
        """A card has come to a zone, and with that into some viewers' sight and out of others'; the players who now
        have it in sight and had not.

        ``sealed``: nobody sees what is in that zone; ``private``: only its owner does. A card that lies face down in
        play is in sight; what it is, is not.
        """
        learnt: tuple[int, ...] = ()
        spectator = len(self.numbers) - 1
        for viewer, numbers in enumerate(self.numbers):
            if sealed or (private and viewer != owner):
                if numbers[card] >= 0:
                    self.know(viewer, card, -1)
            elif numbers[card] < 0:
                self.know(viewer, card, self.dealt[viewer])
                self.dealt[viewer] += 1
                if viewer != spectator:
                    learnt = (*learnt, viewer)
        return learnt

    def know(self, viewer: int, card: int, number: int) -> None:
        """A viewer knows a card under this number from now on; -1 for not at all."""
        numbers = list(self.numbers[viewer])
        numbers[card] = number
        self.numbers[viewer] = tuple(numbers)

    def card(self, viewer: int, number: int) -> int:
        """The card that a viewer knows under a number; ValueError if there is none."""
        if number < 0:
            raise ValueError(f"{number} is no card.")
        return self.numbers[viewer].index(number)


record(Sight)
