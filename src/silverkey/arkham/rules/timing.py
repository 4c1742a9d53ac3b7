"""One point of a nested sequence: forced abilities in the lead investigator's order, then whoever wants to reacts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.rules.playing import at_hand
from silverkey.arkham.words import AFTER, AT, FORCED, REACTION, timed
from silverkey.cardgame.triggering import REMAINS, ability_at, fits, listening
from silverkey.kernel.decision import PASS, Option
from silverkey.kernel.event import HAPPENED, PENDING
from silverkey.kernel.frame import Frame
from silverkey.kernel.opportunity import Opportunity

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


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


def forget(game: Game, serials: list[int]) -> None:
    """A sequence is complete: its events can be answered no more."""
    gone = set(serials)
    for serial in serials:
        game.events.pop(serial, None)
    game.spent = {entry for entry in game.spent if entry[2] not in gone}


class Timing(Frame["Game"]):
    """One point of a sequence: forced abilities, then reactions."""

    __slots__ = ("events", "timing")

    STEPS = ("forced", "react", "end")

    def __init__(self, events: list[int], timing: str) -> None:
        self.events = events
        self.timing = timing

    def forced(self, game: Game) -> None:
        """Forced abilities and delayed effects come, in the order that the lead investigator sets."""
        waiting = compelled(game, timed(FORCED, self.timing), still_open(game, self.events, self.timing))
        waiting += self.delayed(game)
        if waiting:
            self.repeat()
            game.ask(game.lead, "order effects", waiting)

    def delayed(self, game: Game) -> list[Option]:
        """What was to come after the test that ends."""
        test = game.test
        ends = self.timing == AFTER and any(game.events[serial].verb == "test ends" for serial in self.events)
        return test.delayed(game) if test is not None and ends else []

    def answered(self, game: Game, option: Option) -> None:
        """It is settled which comes first."""
        if option.word == "card" and game.test is not None:
            game.test.resolve_delayed(game, option.card)
        else:
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
    ability = ability_at(game, option.card, option.number, option.other)
    return game.users_of(option.card, ability, event)[0]


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
