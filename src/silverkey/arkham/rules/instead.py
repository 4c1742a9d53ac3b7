"""What comes instead of a triggering condition: of several replacements the newest (rules reference, Instead).

What would happen is replaced at once, and nothing answers it any more. What is said when it happens waits until the
condition would resolve, as something newer may yet take its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.rules.effects import Effect
from silverkey.arkham.words import FORCED, REACTION, WHEN, timed
from silverkey.cardgame.events import prevent
from silverkey.kernel.event import PENDING, REPLACED, Event
from silverkey.kernel.record import immutable
from silverkey.kernel.state import UNTOLD
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

AS_IT_HAPPENS = (timed(FORCED, WHEN), timed(REACTION, WHEN))


class Substitute:
    """What is to happen in place of an event, in whose words."""

    __slots__ = ("ctx", "effect")

    def __init__(self, effect: tuple[Instruction, ...], ctx: Context) -> None:
        self.effect = effect
        self.ctx = ctx


immutable(Substitute)


def put_off(frame: Program, event: Event) -> bool:
    """What stands after "instead" waits until the event would resolve, in place of what waited before; if it waits."""
    if frame.ctx.kind not in AS_IT_HAPPENS:
        return False
    event.memory = Substitute(frame.program[frame.position + 1 :], frame.ctx.copy())
    frame.position = len(frame.program) - 1
    return True


def take_place(game: Game, events: list[Event]) -> None:
    """What was put off happens in place of those events that nothing has cancelled."""
    replaced = [event for event in events if event.status == PENDING and isinstance(event.memory, Substitute)]
    for event in reversed(replaced):
        prevent(game, event, REPLACED)
        game.push(Effect(event.memory.effect, event.memory.ctx.copy()), UNTOLD)
