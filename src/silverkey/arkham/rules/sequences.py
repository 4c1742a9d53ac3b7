"""Nested sequences: what comes before a triggering condition, the condition itself, and what comes after it.

Each is completed before whatever brought it about goes on (ahlcg-1.2/1.4). Within one, "would" comes before "when", and
"at" before "after" (``timing``). What comes after an aspect of an effect waits for the other aspects (``effects``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.remains import Remains
from silverkey.arkham.rules.attacks import Attack
from silverkey.arkham.rules.effects import Effect
from silverkey.arkham.rules.enemies import Engaging, Spawning
from silverkey.arkham.rules.harm import Dealing
from silverkey.arkham.rules.hunting import Marching
from silverkey.arkham.rules.instead import take_place
from silverkey.arkham.rules.moving import Moving
from silverkey.arkham.rules.room import MakingRoom
from silverkey.arkham.rules.timing import Timing, forget, listened
from silverkey.arkham.words import AFTER, AT, FORCED, LOCATION, REACTION, WHEN, WOULD, timed
from silverkey.cardgame.events import perform
from silverkey.kernel.event import FAILED, HAPPENED, PENDING, Event
from silverkey.kernel.frame import Frame
from silverkey.kernel.outcome import LATER, Outcome, came
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

TOLD_BY_STEPS = ("draw", "encounter")
"""What is told by its own steps, once it is known which cards it is about."""


def happen(game: Game, events: list[Event], reply: str) -> Outcome:
    """Let triggering conditions occur together. Where nobody could answer any of them, they occur at once."""
    slowly = False
    for event in events:
        refusal = game.shuns(event)
        if refusal is not None:
            event.status = FAILED
            game.left_out(event.card, refusal)
        elif listened(game, event.verb) or hears_itself(game, event) or takes_steps(game, event):
            slowly = True
    if not slowly:
        return came(perform(game, events))
    for event in events:
        game.enroll(event)
    game.push(Sequence([event.serial for event in events]), reply)
    return LATER


def takes_steps(game: Game, event: Event) -> bool:
    """Whether an event takes steps of its own."""
    return game.VERBS[event.verb].step_by_step(game, event) is not None


def hears_itself(game: Game, event: Event) -> bool:
    """Whether a card answers its own coming into play, or a location its own being revealed."""
    if event.card < 0 or event.verb not in game.heard:
        return False
    standing, printed = game.in_play.get(event.card), game.printed[event.card]
    if standing is not None and (standing.revealed or printed.type != LOCATION):
        return False
    return any(event.verb in ability.verbs for ability in printed.stationed())


def heard_gone(event: Event) -> bool:
    """Whether a card answers its own leaving play."""
    if not isinstance(event.memory, Remains):
        return False
    return any(ability.leaving and event.verb in ability.verbs for ability in event.memory.values.abilities)


class Sequence(Frame["Game"]):
    """Triggering conditions that occur together, with what interrupts and follows them."""

    __slots__ = ("events", "full", "slow")

    STEPS = ("would", "when", "resolve", "step_by_step", "at", "after", "end")

    def __init__(self, events: list[int]) -> None:
        self.events = events
        self.full = True
        """Whether all of them have resolved in full."""
        self.slow: list[int] = []
        """Those that take steps of their own, and have yet to take them."""

    def would(self, game: Game) -> None:
        """What comes before anything else, perhaps instead."""
        self.open(game, WOULD, PENDING)

    def when(self, game: Game) -> None:
        """What interrupts them."""
        self.open(game, WHEN, PENDING)

    def resolve(self, game: Game) -> None:
        """They resolve: first what does so at once, then what takes steps of its own."""
        events = [game.events[serial] for serial in self.events]
        take_place(game, events)
        at_once: list[Event] = []
        for event in events:
            if event.status == PENDING and takes_steps(game, event):
                event.status = HAPPENED
                self.slow.append(event.serial)
            else:
                at_once.append(event)
        self.full = perform(game, at_once)

    def step_by_step(self, game: Game) -> None:
        """The next of those that take steps of their own; what is dealt to several comes together."""
        if not self.slow:
            return
        self.repeat()
        frame = self.begun(game)
        while isinstance(frame, Dealing) and self.slow and game.events[self.slow[0]].verb == "deal":
            other = self.begun(game)
            if isinstance(other, Dealing):
                frame.join(other)
        if frame is not None:
            game.push(frame, "resolved")

    def begun(self, game: Game) -> Frame[Game] | None:
        """The steps of the next of them."""
        event = game.events[self.slow.pop(0)]
        if event.verb not in TOLD_BY_STEPS:
            game.note(event)
        frame: Frame[Game] | None = game.VERBS[event.verb].step_by_step(game, event)
        return frame

    def resolved(self, game: Game, full: bool | None) -> None:
        """One that takes steps of its own is over."""
        if full is False:
            self.full = False

    def at(self, game: Game) -> None:
        """What comes at that moment."""
        self.open(game, AT, HAPPENED)

    def after(self, game: Game) -> None:
        """What follows; if this comes of an effect that is not done yet, once that is done."""
        effect = unfinished(game)
        if effect is None:
            self.open(game, AFTER, HAPPENED)
            return
        waiting = self.answerable(game, AFTER, HAPPENED)
        if waiting:
            effect.postpone(waiting)
            self.events = [serial for serial in self.events if serial not in waiting]

    def open(self, game: Game, timing: str, status: str) -> None:
        """Begin what comes at a point of the sequence, if anything does."""
        serials = self.answerable(game, timing, status)
        if serials:
            game.push(Timing(serials, timing))

    def answerable(self, game: Game, timing: str, status: str) -> list[int]:
        """The events that have come so far, if any card may answer one of them at a point of the sequence."""
        forced, reaction, heard = timed(FORCED, timing), timed(REACTION, timing), game.heard_by
        serials: list[int] = []
        heeded = False
        for serial in self.events:
            event = game.events[serial]
            if event.status == status:
                serials.append(serial)
                verb = event.verb
                if not heeded and ((forced, verb) in heard or (reaction, verb) in heard):
                    heeded = listened(game, verb) or heard_gone(event)
        return serials if heeded else []

    def end(self, game: Game) -> None:
        """It is complete; whatever brought it about goes on."""
        forget(game, self.events)
        game.pop(self.full)


ON_THE_WAY = (Sequence, Program, Attack, Dealing, Engaging, MakingRoom, Marching, Moving, Spawning)
"""What lies between an effect and what comes of it; anything else has its own place in the course of things."""


def unfinished(game: Game) -> Effect | None:
    """The effect that the sequence under way comes of, if there is more of it to come."""
    more = False
    for frame in reversed(game.stack):
        if isinstance(frame, Program):
            more = more or frame.position + 1 < len(frame.program)
            if isinstance(frame, Effect):
                return frame if more or frame.postponed else None
        if not isinstance(frame, ON_THE_WAY):
            return None
    return None


def together(game: Game, event: Event) -> list[Event]:
    """The events that happen together with one, itself among them."""
    frames = (frame for frame in reversed(game.stack) if isinstance(frame, Sequence))
    serials = next((frame.events for frame in frames if event.serial in frame.events), [event.serial])
    return [game.events[serial] for serial in serials]
