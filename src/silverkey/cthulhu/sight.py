"""Who can see which cards, and under which numbers he knows them.

The engine's own numbers are places in the decks as they were brought, so they would tell when a card was drawn and
what a card is that was seen before. Viewers get numbers of their own: dealt in the order in which cards come into their
sight, taken away when the cards go out of it. Two games that look alike to a viewer give him the same numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from silverkey.cthulhu.words import DECK, HAND, STORY_DECK
from silverkey.kernel.record import blank, record

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

SPECTATOR = -1
"""Somebody who sees what both players see."""
VIEWERS = (0, 1, SPECTATOR)
ON_DECKS = (0, 1)
"""The numbers of the card that lies open on top of the first and second player's deck, for as long as it does."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """The numbers under which the two players and a spectator know the cards that they can see."""

    __slots__ = ("dealt", "numbers")

    def __init__(self) -> None:
        self.numbers: list[list[int]] = [[] for _ in VIEWERS]
        """By viewer and card; -1 for what is out of sight."""
        self.dealt = [len(ON_DECKS)] * len(VIEWERS)
        """For each viewer, the number that is dealt next."""

    def copy(self) -> Sight:
        """A copy that can go its own way."""
        new = blank(Sight)
        first, second, spectator = self.numbers
        new.numbers = [first.copy(), second.copy(), spectator.copy()]
        new.dealt = self.dealt.copy()
        return new

    def add(self, owner: int, zone: str) -> None:
        """There is one more card."""
        for numbers in self.numbers:
            numbers.append(-1)
        self.moved(len(self.numbers[0]) - 1, owner, zone)

    def moved(self, card: int, owner: int, zone: str) -> None:
        """A card has come to a zone, and with that into some viewers' sight and out of others'.

        A card that lies face down in play is in sight; what it is, is not.
        """
        for viewer in VIEWERS:
            numbers = self.numbers[viewer]
            if zone in (DECK, STORY_DECK) or (zone == HAND and viewer != owner):
                numbers[card] = -1
            elif numbers[card] < 0:
                numbers[card] = self.dealt[viewer]
                self.dealt[viewer] += 1

    def card(self, viewer: int, number: int) -> int:
        """The card that a viewer knows under a number; ValueError if there is none."""
        if number < 0:
            raise ValueError(f"{number} is no card.")
        return self.numbers[viewer].index(number)


record(Sight)


def open_on_deck(game: Game) -> dict[int, int]:
    """The cards that lie open on top of a deck, with the player whose deck it is."""
    return {card: player for player, side in enumerate(game.sides) for card in (side.faceup, side.shown) if card >= 0}


def turned_away(game: Game, card: int, viewer: int) -> bool:
    """Whether a card lies face down in play so that a viewer cannot tell what it is."""
    standing = game.in_play.get(card)
    return standing is not None and standing.facedown and standing.controller != viewer


def recognised(game: Game, card: int, viewer: int) -> bool:
    """Whether a viewer can see what a card is."""
    if game.sight.numbers[viewer][card] < 0:
        return card in open_on_deck(game)
    return not turned_away(game, card, viewer)
