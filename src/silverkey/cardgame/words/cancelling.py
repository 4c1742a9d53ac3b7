"""Instructions that cancel or replace what is about to happen."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from silverkey.cardgame.events import Happening, prevent
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.references import Ref
from silverkey.kernel.event import CANCELLED, PENDING, REPLACED, Event
from silverkey.kernel.outcome import FULL, SHORT, Outcome
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program


def cut_short(game: Any, source: int, kind: str) -> None:
    """What an effect of a card has yet to do is not done."""
    for below in game.stack:
        if isinstance(below, Program) and below.ctx.source == source and below.ctx.kind == kind:
            below.cut()


@dataclass(frozen=True, eq=False)
class CancelEvent(Instruction):
    """Cancel the event that is answered: an effect about to execute, or some of what is about to be dealt."""

    DEED = "cancel"

    words: str = "cancel it"
    """The imperative, with {this} for the card, and for how many of several a noun such as {wound}."""
    amount: int = 0
    """How many of several; 0 for all."""
    whole: bool = False
    """Together with the whole effect that it is part of."""
    only: Ref | None = None
    """For these cards alone, of those to which the same effect is about to do it."""

    def possible(self, game: Any, ctx: Context) -> Any:
        if self.only is not None or game.tries_in_vain or ctx.event < 0 or game.can_cancel(game.events[ctx.event]):
            return None
        return game.REFUSALS.not_to_be_cancelled

    def run(self, game: Any, frame: Program) -> Outcome:
        event = game.events[frame.ctx.event]
        if self.only is not None:
            return self.spare(game, event, self.only.cards(game, frame.ctx))
        if event.status != PENDING and not self.whole:
            return SHORT
        if not game.can_cancel(event):
            game.left_out(event.source, game.REFUSALS.not_to_be_cancelled)
            return SHORT
        if self.amount and event.amount > self.amount:
            event.amount -= self.amount
        else:
            prevent(game, event, CANCELLED)
        if game.observer is not None:
            game.observer(Event("cancelled", event.card, event.player, source=frame.ctx.source))
        if self.whole and event.source >= 0:  # an effect of the game is this event and nothing else
            self.cancel_all(game, event)
        return FULL

    def spare(self, game: Any, answered: Event, cards: tuple[int, ...]) -> Outcome:
        """It does not happen to these cards, whatever becomes of others."""
        of_it = (answered.verb, answered.source, PENDING)
        alike = [event for event in game.events.values() if (event.verb, event.source, event.status) == of_it]
        spared = [event for event in alike if event.card in cards and game.can_cancel(event)]
        for event in spared:
            prevent(game, event, CANCELLED)
        return FULL if spared else SHORT

    def cancel_all(self, game: Any, event: Event) -> None:
        """Whatever the effect has brought about, and what it has yet to do."""
        for other in game.events.values():
            if other.status == PENDING and other.source == event.source and other.verb != "resolve":
                prevent(game, other, CANCELLED)
        cut_short(game, event.source, event.cause)

    def english(self, title: str) -> str:
        if self.only is not None:
            return f"cancel that effect for {self.only.english(title)}"
        if self.whole:
            return "cancel that whole effect"
        words = self.words.replace("{this}", title)
        return re.sub(r"{([\w ]+)}", lambda found: self.number(found[1]), words)

    def number(self, noun: str) -> str:
        """How many things are cancelled."""
        return english.article(noun) if self.amount == 1 else f"{self.amount or 'all'} {english.plural(noun)}"


@dataclass(frozen=True, eq=False)
class CancelRest(Instruction):
    """Cancel what the effect that this is part of has yet to do."""

    DEED = "cancel"

    def run(self, game: Any, frame: Program) -> Outcome:
        cut_short(game, frame.ctx.source, frame.ctx.kind)
        return FULL

    def english(self, title: str) -> str:
        return "cancel the rest of this effect"


@dataclass(frozen=True, eq=False)
class Instead(Instruction):
    """What follows happens in place of the event that is answered, or of what it brings."""

    DEED = "replace"
    DESIGNATES = ("spared",)

    words: str = "instead"
    """How it says so: 'instead of' what does not happen, or what comes for it."""
    alike: Kind | None = None
    """Cards to which it does not happen either, of those to which it would happen together; all are then "spared"."""
    one: bool = False
    """Of several that are about to be placed, only one is not."""

    def run(self, game: Any, frame: Program) -> Outcome:
        event = game.events[frame.ctx.event]
        if event.status != PENDING:
            return SHORT
        if self.one and event.amount > 1:
            event.amount -= 1
            return FULL
        frame.ctx.cards["spared"] = (event.card, *self.spared(game, frame.ctx, event))
        if not game.replaces_later(frame, event):
            prevent(game, event, REPLACED)
        return FULL

    def spared(self, game: Any, ctx: Context, event: Event) -> list[int]:
        """The other cards to which it does not happen, which is prevented."""
        if self.alike is None:
            return []
        moments = (below.events for below in game.stack if isinstance(below, Happening))
        together = [game.events[one] for events in moments if event.serial in events for one in events]
        others = [one for one in together if one is not event and one.status == PENDING]
        meant = [one for one in others if self.alike.match(game, ctx, one.card)]
        for one in meant:
            prevent(game, one, REPLACED)
        return [one.card for one in meant]

    def english(self, title: str) -> str:
        if self.alike is not None:
            return f"instead (with all other {self.alike.plural()} to which that would happen together)"
        return "instead of one of them," if self.one else self.words
