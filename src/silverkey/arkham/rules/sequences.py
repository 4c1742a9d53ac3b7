"""Nested sequences: what comes before a triggering condition, the condition itself, and what comes after it.

Each is completed before whatever brought it about goes on (ahlcg-1.2/1.4). Within one, "would" comes before "when", and
"at" before "after"; at each of these forced abilities come first, in the order that the lead investigator sets, and
then whoever wants to reacts, until all have passed (ahlcg-1.2/1.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.remains import Remains
from silverkey.arkham.rules.harm import Dealing
from silverkey.arkham.rules.playing import at_hand
from silverkey.arkham.words import AFTER, AT, FORCED, REACTION, WHEN, WOULD, timed
from silverkey.cardgame.events import perform
from silverkey.cardgame.triggering import REMAINS, fits, listening
from silverkey.kernel.decision import PASS, Option
from silverkey.kernel.event import FAILED, HAPPENED, PENDING, Event
from silverkey.kernel.frame import Frame
from silverkey.kernel.opportunity import Opportunity
from silverkey.kernel.outcome import LATER, Outcome, came

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


def listened(game: Game, verb: str) -> bool:
    """Whether any card might answer such an event now."""
    if verb not in game.heard:
        return False
    if verb in game.board.heard:
        return True
    printed = game.printed
    return any(
        verb in printed[card].heard_in_hand
        for player in range(len(game.investigators))
        for card in at_hand(game, player)
    )


def takes_steps(game: Game, event: Event) -> bool:
    """Whether an event takes steps of its own."""
    return game.VERBS[event.verb].step_by_step(game, event) is not None


def hears_itself(game: Game, event: Event) -> bool:
    """Whether a card answers its own coming into play."""
    if event.card < 0 or event.verb not in game.heard or event.card in game.in_play:
        return False
    return any(event.verb in ability.verbs for ability in game.printed[event.card].stationed())


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
        """What follows."""
        self.open(game, AFTER, HAPPENED)

    def open(self, game: Game, timing: str, status: str) -> None:
        """Begin what comes at a point of the sequence, if anything does."""
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
        if heeded:
            game.push(Timing(serials, timing))

    def end(self, game: Game) -> None:
        """It is complete; whatever brought it about goes on."""
        forget(game, self.events)
        game.pop(self.full)


def forget(game: Game, serials: list[int]) -> None:
    """A sequence is complete: its events can be answered no more."""
    gone = set(serials)
    for serial in serials:
        game.events.pop(serial, None)
    game.spent = {entry for entry in game.spent if entry[2] not in gone}


def together(game: Game, event: Event) -> list[Event]:
    """The events that happen together with one, itself among them."""
    frames = (frame for frame in reversed(game.stack) if isinstance(frame, Sequence))
    serials = next((frame.events for frame in frames if event.serial in frame.events), [event.serial])
    return [game.events[serial] for serial in serials]


class Timing(Frame["Game"]):
    """One point of a sequence: forced abilities, then reactions."""

    __slots__ = ("events", "timing")

    STEPS = ("forced", "react", "end")

    def __init__(self, events: list[int], timing: str) -> None:
        self.events = events
        self.timing = timing

    def forced(self, game: Game) -> None:
        """Forced abilities come, in the order that the lead investigator sets."""
        waiting = compelled(game, timed(FORCED, self.timing), still_open(game, self.events, self.timing))
        if waiting:
            self.repeat()
            game.ask(game.lead, "order effects", waiting)

    def answered(self, game: Game, option: Option) -> None:
        """It is settled which comes first."""
        game.use_answer(compelled_user(game, option), option)

    def react(self, game: Game) -> None:
        """Whoever wants to reacts."""
        kind = timed(REACTION, self.timing)
        events = still_open(game, self.events, self.timing)
        if any(game.answers(player, kind, events) for player in game.playing()):
            game.push(Reactions(self.events.copy(), self.timing, game.lead))

    def end(self, game: Game) -> None:
        """Nothing more comes here."""
        game.pop()


def still_open(game: Game, events: list[int], timing: str) -> list[int]:
    """Those of some events that can be answered at a point: before they resolve none that was cancelled or replaced."""
    wanted = HAPPENED if timing in (AT, AFTER) else PENDING
    return [serial for serial in events if game.events[serial].status == wanted]


def compelled(game: Game, kind: str, serials: list[int]) -> list[Option]:
    """The forced abilities of a kind that these events set off and that have not answered them yet."""
    found: dict[Option, None] = {}
    for serial in serials:
        for player, card, place, ability in listening(game, kind, game.events[serial]):
            if (card, place, serial) in game.spent or not fits(game, player, card, ability, serial):
                continue
            if game.use_refusal(player, card, ability, serial) is None:
                found[Option("trigger", card, place, serial)] = None
    return list(found)


def compelled_user(game: Game, option: Option) -> int:
    """Who resolves a forced ability."""
    event = game.events[option.other]
    if event.memory is not None and option.number >= REMAINS:
        return int(event.memory.controller)
    return game.users_of(option.card, FORCED, event)[0]


class Reactions(Opportunity["Game"]):
    """An opportunity to react to certain events, any number of times, until all investigators have passed."""

    __slots__ = ("events", "timing")

    KIND = "react"

    def __init__(self, events: list[int], timing: str, first: int) -> None:
        super().__init__(first)
        self.events = events
        self.timing = timing

    def closed(self, game: Game) -> bool:
        return not still_open(game, self.events, self.timing)

    def options(self, game: Game) -> list[Option]:
        events = still_open(game, self.events, self.timing)
        return [PASS, *game.answers(self.player, timed(REACTION, self.timing), events)]

    def take(self, game: Game, player: int, option: Option) -> None:
        game.use_answer(player, option)
