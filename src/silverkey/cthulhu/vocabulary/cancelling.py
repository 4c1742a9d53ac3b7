"""Instructions that cancel or replace what is about to happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.events import prevent
from silverkey.cardgame.refusal import Refusal
from silverkey.cthulhu.vocabulary.committing import cancellable
from silverkey.kernel.event import CANCELLED, PENDING, REPLACED, Event
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Outcome, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


NOT_TO_BE_CANCELLED = Refusal("The effects of that card cannot be cancelled.", ("coc-latest/2.2.a", "coc-latest/2.2.b"))


def _cancel_refusal(game: Game, ctx: Context) -> Refusal | None:
    """Why what is disrupted may not be cancelled; older editions let a player try in vain."""
    if not game.edition.cannot_means_no_choice or ctx.event < 0:
        return None
    return None if cancellable(game, game.events[ctx.event].source) else NOT_TO_BE_CANCELLED


def _cancellable(game: Game, event: Event) -> bool:
    """Whether an event can be cancelled; if not, observers are told why."""
    if cancellable(game, event.source):
        return True
    game.left_out(event.source, NOT_TO_BE_CANCELLED)
    return False


def _tell(game: Game, event: Event, ctx: Context) -> None:
    """Tell observers which card cancels an event."""
    if game.observer is not None:
        game.observer(Event("cancelled", event.card, event.player, source=ctx.source))


@dataclass(frozen=True, eq=False)
class CancelEvent(Instruction):
    """Cancel the event that is disrupted: an effect about to execute, or some of the wounds about to be dealt.

    A struggle that is cancelled as it resolves is won and lost, but brings nothing by itself; cards may still answer.
    """

    DEED = "cancel"

    words: str
    """What is cancelled, with {this} for the card and {number} for how many."""
    amount: int = 0
    """How many of several; 0 for all."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return _cancel_refusal(game, ctx)

    def run(self, game: Game, frame: Program) -> Outcome:
        event = game.events[frame.ctx.event]
        if event.status != PENDING or not _cancellable(game, event):
            return False
        if self.amount and event.amount > self.amount:
            event.amount -= self.amount
        else:
            prevent(game, event, CANCELLED)
        _tell(game, event, frame.ctx)
        return True

    def english(self, title: str) -> str:
        number = {0: "all wounds", 1: "a wound"}.get(self.amount, f"{self.amount} wounds")
        return self.words.replace("{this}", title).replace("{number}", number)


@dataclass(frozen=True, eq=False)
class Instead(Instruction):
    """What follows happens in place of the event that is answered, or of what it brings (coc-latest/1.8.a)."""

    DEED = "replace"

    of: str = ""
    """What does not happen, where the card says so: wounding a character."""

    def run(self, game: Game, frame: Program) -> Outcome:
        event = game.events[frame.ctx.event]
        if event.status != PENDING:
            return False
        prevent(game, event, REPLACED)
        return True

    def english(self, title: str) -> str:
        return f"instead of {self.of}," if self.of else "instead"


@dataclass(frozen=True, eq=False)
class CancelEffect(Instruction):
    """Cancel the whole effect that the disrupted event is part of."""

    DEED = "cancel"

    words: str

    def possible(self, game: Game, ctx: Context) -> Any:
        return _cancel_refusal(game, ctx)

    def run(self, game: Game, frame: Program) -> Outcome:
        event = game.events[frame.ctx.event]
        if not _cancellable(game, event):
            return False
        prevent(game, event, CANCELLED)
        _tell(game, event, frame.ctx)
        if event.source < 0:
            return True  # an effect of the game is this event and nothing else
        for other in game.events.values():
            if other.status == PENDING and other.source == event.source and other.verb != "resolve":
                prevent(game, other, CANCELLED)
        for below in game.stack[:-1]:
            if isinstance(below, Program) and below.ctx.source == event.source and below.ctx.kind == event.cause:
                below.cut()
        return True

    def english(self, title: str) -> str:
        return self.words.replace("{this}", title)
