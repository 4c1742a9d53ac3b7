"""What follows from what has happened: abilities that must be used, then those that may be, then the end of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from silverkey.cardgame.triggering import due, resolver
from silverkey.kernel.decision import PASS, Option
from silverkey.kernel.frame import Frame
from silverkey.kernel.opportunity import Opportunity

if TYPE_CHECKING:
    from silverkey.cardgame.game import CardGame

G = TypeVar("G", bound="CardGame")


class Compelled(Frame["CardGame"]):
    """Abilities of the kinds in ``game.COMPELLED`` that must be used now, kind by kind, each with what follows from it.

    A kind comes again as long as anything of it is due; going on to the next is never taken back.
    """

    __slots__ = ("begun", "kind")

    STEPS = ("next",)

    def __init__(self, begun: int = -1) -> None:
        self.begun = begun
        """What happened before so many events waits for the sequence that it belongs to."""
        self.kind = 0
        """How many kinds are done with."""

    def next(self, game: CardGame) -> None:
        """Begin the next one, in the order that somebody sets; or end."""
        while self.kind < len(game.COMPELLED):
            waiting = due(game, game.COMPELLED[self.kind], self.begun)
            if waiting:
                chooser, among = game.orders(waiting)
                game.ask(chooser, "order effects", among)
                return
            self.kind += 1
        game.pop()

    def answered(self, game: CardGame, option: Option) -> None:
        """It is settled which comes first."""
        game.use_answer(resolver(game, option), option)


def compel(game: CardGame) -> None:
    """Begin what must follow from what has happened, if anything must. The rules have had their say by now."""
    happened, heard = bool(game.occurrences), game.heard_by
    for kind in game.COMPELLED:
        if (happened or (kind, "*") in heard) and due(game, kind):
            game.push(Compelled())
            return


class Reacting(Opportunity["CardGame"]):
    """An opportunity to answer anything that has happened in a window, any number of times, until all decline."""

    __slots__ = ("begun",)

    KIND = "respond"

    def __init__(self, first: int, begun: int) -> None:
        super().__init__(first)
        self.begun = begun
        """What happened before so many events belongs to a window around this one, and waits for that."""

    def options(self, game: CardGame) -> list[Option]:
        happened = [serial for serial in game.occurrences if serial > self.begun]
        return [PASS, *game.answers(self.player, game.REACTION, happened)]

    def take(self, game: CardGame, player: int, option: Option) -> None:
        game.use_answer(player, option)


class OpenWindow(Frame[G]):
    """A sequence and the opportunity to answer it. What is pushed above it at once is the sequence itself."""

    __slots__ = ("begun",)

    STEPS: ClassVar[tuple[str, ...]] = ("react", "close")

    def __init__(self, begun: int) -> None:
        self.begun = begun
        """How many events there had been when it was opened: only what came after belongs to it."""

    def react(self, game: G) -> None:
        """Anything that has happened may be answered."""
        if game.occurrences and max(game.occurrences) > self.begun:
            game.push(Reacting(self.first_to_react(game), self.begun))

    def first_to_react(self, game: G) -> int:
        """Who is asked first."""
        return game.active

    def close(self, game: G) -> None:
        """All opportunities close."""
        game.forget(self.begun)
        game.pop()
