"""Picking cards: one at a time, from those that are eligible, until there are enough."""

from __future__ import annotations

from silverkey.kernel.decision import DONE, Option, Unanswerable, offered
from silverkey.kernel.frame import Frame
from silverkey.kernel.state import State


class Choosing(Frame[State]):
    """A player picks from a list, which has as many as he must pick. Hands back the cards picked, in order."""

    __slots__ = ("about", "candidates", "kind", "least", "most", "picked", "player")

    STEPS = ("pick",)

    def __init__(
        self, player: int, kind: str, candidates: list[int], least: int = 1, most: int = 1, about: int = -1
    ) -> None:
        if not 0 <= least <= len(candidates):
            raise Unanswerable(f"'{kind}' asks for {least} out of {len(candidates)}.")
        self.player = player
        self.kind = kind
        self.candidates = candidates
        self.least = least
        self.most = most
        self.about = about
        self.picked: list[int] = []

    def pick(self, game: State) -> None:
        """Ask for the next card, or end."""
        left = self.left()
        if len(self.picked) >= self.most or not left:
            game.pop(tuple(self.picked))
            return
        if self.obvious(len(left)) and not game.puts_all:
            game.pop((*self.picked, *left))
            return
        options = [offered("card", card) for card in left]
        if self.enough():
            options.append(DONE)
        game.ask(self.player, self.kind, options, self.about)

    def enough(self) -> bool:
        """Whether these may be all."""
        return len(self.picked) >= self.least

    def left(self) -> list[int]:
        """The cards that may still be picked."""
        return [card for card in self.candidates if card not in self.picked]

    def obvious(self, left: int) -> bool:
        """Whether all that are left must be picked, and in no order that matters."""
        return left == self.least - len(self.picked) and self.kind != "arrange"

    def answered(self, game: State, option: Option) -> None:
        """One more card, or enough."""
        if option == DONE:
            game.pop(tuple(self.picked))
        else:
            self.picked.append(option.card)


class WithinTotal(Choosing):
    """As many as one likes, as long as what they are worth does not come to more than so much."""

    __slots__ = ("limit", "worth")

    def __init__(
        self, player: int, kind: str, candidates: list[int], worth: list[int], limit: int, about: int = -1
    ) -> None:
        super().__init__(player, kind, candidates, 0, len(candidates), about)
        self.worth = worth
        """What each candidate is worth, in their order."""
        self.limit = limit

    def left(self) -> list[int]:
        worth = dict(zip(self.candidates, self.worth, strict=True))
        spare = self.limit - sum(worth[card] for card in self.picked)
        return [card for card in super().left() if worth[card] <= spare]


class Covering(Choosing):
    """As many as one likes, as long as they show at least so much of each of several things."""

    __slots__ = ("needed", "shown")

    def __init__(
        self,
        player: int,
        kind: str,
        candidates: list[int],
        shown: list[tuple[int, ...]],
        needed: tuple[int, ...],
        about: int = -1,
    ) -> None:
        super().__init__(player, kind, candidates, 0, len(candidates), about)
        self.shown = shown
        """What each candidate shows, in their order."""
        self.needed = needed

    def enough(self) -> bool:
        shown = dict(zip(self.candidates, self.shown, strict=True))
        return covers([shown[card] for card in self.picked], self.needed)


def covers(shown: list[tuple[int, ...]], needed: tuple[int, ...]) -> bool:
    """Whether there is enough of everything.

    >>> covers([(1, 0), (1, 2)], (2, 1)), covers([], (1,))
    (True, False)
    """
    return all(sum(one[place] for one in shown) >= number for place, number in enumerate(needed))
