"""Framework actions: what the turn sequence does by itself, in the same seven steps as a player's action."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from silverkey.cardgame.board import TIME
from silverkey.cardgame.details import OfPhase
from silverkey.cardgame.windows import compel
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
    """A framework action that lets something be answered and does nothing else, or hardly anything."""

    __slots__ = ()

    @classmethod
    def quiet(cls, game: Game) -> bool:
        """Whether it changes nothing now."""
        return True


def begin_framework(game: Game, action: Framework, responses: bool = True) -> None:
    """Begin a framework action, to which nobody may respond if it says so."""
    action.begun = game.serial
    action.responses = responses
    game.push(action)


def begin_moment(game: Game, moment: type[Moment], responses: bool = True) -> None:
    """Begin a moment; where nothing can come of it and nobody watches, all its steps are over at once."""
    watched = game.unsettled & ~TIME or game.observer is not None or game.puts_all
    if watched or not moment.quiet(game) or not game.deaf_to(moment.verb):
        begin_framework(game, moment(), responses)
    elif moment.verb in game.heard:
        begun = game.serial
        game.serial += 1  # the number of the event that might have been disrupted
        moment().run(game)
        game.forget(begun)
