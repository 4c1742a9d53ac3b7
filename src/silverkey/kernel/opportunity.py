"""Players are asked in turn what they do, until all of them decline in a row."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from silverkey.kernel.decision import PASS, Option
from silverkey.kernel.frame import Frame

S = TypeVar("S")


class Opportunity(Frame[S]):
    """One opportunity for everybody, in the order of play. A subclass says what can be done, and when it is over."""

    __slots__ = ("passes", "player")

    STEPS = ("offer",)
    KIND: ClassVar[str] = ""
    """What ``kind`` says, where it is always the same."""

    def __init__(self, first: int) -> None:
        self.player = first
        """Who is asked next."""
        self.passes = 0
        """How many have declined in a row."""

    def offer(self, game: Any) -> None:
        """Ask the next player, or end. Whoever could only pass is not asked, unless every question is to be put."""
        seats = len(game.questions)
        while self.passes < seats and not self.closed(game):
            if self.asks_before(game):
                return
            options = self.options(game)
            if len(options) > 1 or options[0] != PASS or game.puts_all:
                game.ask(self.player, self.kind(game), options)
                return
            self.decline(game)
        self.end(game)

    def decline(self, game: Any) -> None:
        """The player passes; the next one is asked."""
        self.player = game.after(self.player)
        self.passes += 1

    def kind(self, game: S) -> str:
        """The kind of question that is asked."""
        return self.KIND

    def closed(self, game: S) -> bool:
        """Whether there is nothing left to do anything about."""
        return False

    def asks_before(self, game: S) -> bool:
        """Whether something else has been asked of the next player, before what he does."""
        return False

    def options(self, game: S) -> list[Option]:
        """What the next player may do; passing is one of them."""
        raise NotImplementedError

    def take(self, game: S, player: int, option: Option) -> None:
        """Somebody does something."""
        raise NotImplementedError

    def end(self, game: Any) -> None:
        """Everybody has declined, or it is closed."""
        game.pop()

    def answered(self, game: Any, option: Option) -> None:
        """Something is done, or the player passes; the next one is asked."""
        if option == PASS:
            self.decline(game)
            return
        player = self.player
        self.player = game.after(player)
        self.passes = 0
        self.take(game, player, option)
