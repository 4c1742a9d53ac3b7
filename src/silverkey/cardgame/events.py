"""Letting events happen: what replaces them, what interrupts them, and then the thing itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from silverkey.cardgame.triggering import fits, listening
from silverkey.kernel.decision import DONE, PASS, Option
from silverkey.kernel.event import FAILED, HAPPENED, PENDING, Event
from silverkey.kernel.frame import Frame
from silverkey.kernel.opportunity import Opportunity
from silverkey.kernel.outcome import LATER, Outcome, came

if TYPE_CHECKING:
    from silverkey.cardgame.game import CardGame

ASKED = 900
"""Stands for what a verb asks among the abilities that have answered an event already."""


def happen(game: CardGame, events: list[Event], reply: str) -> Outcome:
    """Let events happen together: ``FULL`` if every one of them did, in full; ``LATER`` if that is still open.

    ``reply`` is the method of the frame below that is then told whether they did.
    """
    verbs, heard = game.VERBS, game.heard
    for event in events:
        refusal = game.shuns(event)
        if refusal is not None:
            event.status = FAILED
            game.left_out(event.card, refusal)
    slowly = len(events) > 1 and any(verbs[event.verb].mover(game, event) >= 0 for event in events)
    for event in events:
        if slowly:
            break
        verb = verbs[event.verb]
        hearers = event.verb in heard
        slowly = (
            (hearers and game.may_be_interrupted(event.verb))
            or (hearers and (game.REPLACEMENT, event.verb) in game.board.listeners)
            or verb.question(game, event) is not None
            or verb.step_by_step(game, event) is not None
        )
    for event in events:
        if slowly or event.verb in heard:
            game.enroll(event)
    if not slowly:
        return came(perform(game, events))
    game.push(Happening([event.serial for event in events]), reply)
    return LATER


def perform(game: CardGame, events: Iterable[Event]) -> bool:
    """Let events happen now, one after the other but with nothing in between."""
    full = True
    for event in events:
        if event.status != PENDING:
            full = False
            continue
        if game.VERBS[event.verb].perform(game, event):
            if event.status == PENDING:
                event.status = HAPPENED
        else:
            full = False
            if event.status == PENDING:
                event.status = FAILED
                _say_why(game, event)
    return full


def _say_why(game: CardGame, event: Event) -> None:
    """Tell observers what kept an event from happening, if a rule or a card did."""
    if game.observer is None or event.card not in game.in_play:
        return
    refusal = game.VERBS[event.verb].cannot(game, event.card, event.by)
    if refusal is not None:
        game.left_out(event.card, refusal)


def prevent(game: CardGame, event: Event, how: str) -> None:
    """Something keeps an event from happening."""
    event.status = how
    game.VERBS[event.verb].prevented(game, event)


class Happening(Frame["CardGame"]):
    """Events that are about to happen together."""

    __slots__ = ("events", "full", "order")

    STEPS = ("replace", "interrupt", "arrange", "take_place", "end")

    def __init__(self, events: list[int]) -> None:
        self.events = events
        self.order: list[int] = []
        self.full = False
        """Whether all of them have happened in full."""

    def replace(self, game: CardGame) -> None:
        """Passive replacements come before anybody may interrupt."""
        for serial in self.events:
            event = game.events[serial]
            if event.status != PENDING:
                continue
            for owner, card, place, ability in listening(game, game.REPLACEMENT, event):
                if (card, place, serial) in game.spent or not fits(game, owner, card, ability, serial):
                    continue
                if game.use_refusal(owner, card, ability, serial) is None:
                    self.go("replace")
                    game.use_answer(owner, Option("trigger", card, place, serial))
                    return
            question = game.VERBS[event.verb].question(game, event)
            if question is not None and (event.card, ASKED, serial) not in game.spent:
                game.spent.add((event.card, ASKED, serial))
                self.go("replace")
                self.order = [serial]
                game.ask(*question)
                return

    def interrupt(self, game: CardGame) -> None:
        """Players may interrupt."""
        events = [game.events[serial] for serial in self.events]
        if any(game.may_be_interrupted(event.verb) for event in events):
            game.push(Interrupting(self.events.copy(), game.first_to_interrupt(events[0].by)))

    def arrange(self, game: CardGame) -> None:
        """Whoever they concern orders those that happen together."""
        waiting = [serial for serial in self.events if _open(game, serial)]
        for player in game.players_in_order():
            mine = [serial for serial in waiting if serial not in self.order and self.mover(game, serial) == player]
            if len(mine) > 1:
                options = [Option("card", game.events[serial].card, serial) for serial in mine]
                self.go("arrange")
                if not all(game.recognised(option.card, player) for option in options if option.card >= 0):
                    game.reveal_to(player)  # some come from a deck
                game.ask(player, "order", [DONE, *options])
                return
            self.order.extend(mine)
        self.order.extend(serial for serial in waiting if serial not in self.order)

    def mover(self, game: CardGame, serial: int) -> int:
        """Who decides when an event comes, among those that happen together."""
        event = game.events[serial]
        return game.VERBS[event.verb].mover(game, event)

    def answered(self, game: CardGame, option: Option) -> None:
        """What a verb has asked; or the next card in order; or the rest as listed."""
        if self.next_step == "replace":
            event = game.events[self.order[0]]
            self.order = []
            game.VERBS[event.verb].answered(game, event, option)
            return
        if option != DONE:
            self.order.append(option.number)
            return
        left = [serial for serial in self.events if serial not in self.order and _open(game, serial)]
        for player in game.players_in_order():
            mine = [serial for serial in left if self.mover(game, serial) == player]
            if len(mine) > 1:
                self.order.extend(mine)
                return

    def take_place(self, game: CardGame) -> None:
        """They happen: first what happens at once, then what takes steps of its own."""
        events = [game.events[serial] for serial in self.order]
        slow: list[tuple[Event, Frame[CardGame]]] = []
        at_once: list[Event] = []
        for event in events:
            frame = game.VERBS[event.verb].step_by_step(game, event) if event.status == PENDING else None
            if frame is None:
                at_once.append(event)
            else:
                slow.append((event, frame))
        self.full = perform(game, at_once) and len(events) == len(self.events)
        for event, frame in reversed(slow):
            event.status = HAPPENED
            game.push(frame)

    def end(self, game: CardGame) -> None:
        """It is over."""
        game.pop(self.full)


def _open(game: CardGame, serial: int) -> bool:
    return game.events[serial].status == PENDING


class Interrupting(Opportunity["CardGame"]):
    """An opportunity to interrupt certain events."""

    __slots__ = ("events",)

    def __init__(self, events: list[int], first: int) -> None:
        super().__init__(first)
        self.events = events

    def kind(self, game: CardGame) -> str:
        return game.INTERRUPT

    def waiting(self, game: CardGame) -> list[int]:
        """The events that can still be interrupted."""
        return [serial for serial in self.events if _open(game, serial)]

    def closed(self, game: CardGame) -> bool:
        return not self.waiting(game)

    def options(self, game: CardGame) -> list[Option]:
        return [PASS, *game.answers(self.player, game.INTERRUPT, self.waiting(game))]

    def take(self, game: CardGame, player: int, option: Option) -> None:
        game.use_answer(player, option)
