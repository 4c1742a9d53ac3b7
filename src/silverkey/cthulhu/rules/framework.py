"""Framework actions: what the turn sequence does by itself, in the same seven steps as a player's action."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from silverkey.cardgame.board import TIME
from silverkey.cardgame.windows import compel
from silverkey.cthulhu.details import OfPhase
from silverkey.cthulhu.rules.using import Window
from silverkey.kernel.event import Event

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


class Framework(Window):
    """A framework action, which is its own window. A subclass says what is executed."""

    __slots__ = ("event",)

    STEPS: ClassVar[tuple[str, ...]] = ("initiate", "execute", "consequences", "react", "close")
    verb: ClassVar[str] = ""
    """How the action is called as an event."""

    def __init__(self) -> None:
        super().__init__(0, -1)
        self.event = -1

    def initiate(self, game: Game) -> None:
        """1 and 2. Players may disrupt it, the active player first."""
        if self.verb in game.heard:
            self.event = game.offer_interrupt(Event(self.verb, -1, game.active, detail=OfPhase(game.phase)))

    def execute(self, game: Game) -> None:
        """3. What the rules say."""
        if game.went_ahead(self.event):
            self.run(game)

    def run(self, game: Game) -> None:
        """Carry the action out, or push the frame that does."""
        raise NotImplementedError

    def consequences(self, game: Game) -> None:
        """4 and 5."""
        compel(game)


class Moment(Framework):
    """A framework action in which nothing is done that anybody could have a say in."""

    __slots__ = ()

    def quiet(self, game: Game) -> bool:
        """Whether what is executed changes nothing on the table."""
        return True


def begin_framework(game: Game, action: Framework, responses: bool = True) -> None:
    """Begin a framework action, to which nobody may respond if it says so."""
    action.begun = game.serial
    action.responses = responses
    game.push(action)


def begin_moment(game: Game, moment: Moment, responses: bool = True) -> None:
    """Begin a moment; where nothing can come of it and nobody watches, all its steps are over at once."""
    settled = not game.unsettled & ~TIME
    if settled and game.observer is None and not game.puts_all and moment.quiet(game) and game.deaf_to(moment.verb):
        begun = game.serial
        if moment.verb in game.heard:
            game.serial += 1  # the number of the event that might have been disrupted
        moment.run(game)
        game.forget(begun)
    else:
        begin_framework(game, moment, responses)
