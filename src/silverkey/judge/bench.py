"""A game under examination: it waits at every question and goes on one tick at a time."""

from __future__ import annotations

from collections.abc import Sequence

from silverkey.cthulhu.game import Game
from silverkey.cthulhu.rules.actions import ActionWindow
from silverkey.cthulhu.rules.answering import due, user_of
from silverkey.cthulhu.rules.choosing import Choosing
from silverkey.cthulhu.rules.committing import Commits
from silverkey.cthulhu.rules.turn import StartPhase, Turn
from silverkey.cthulhu.rules.using import Aftermath
from silverkey.cthulhu.words import FORCED, PASSIVE
from silverkey.kernel.decision import DONE, Decision, Option
from silverkey.kernel.state import State

ARRANGE = "arrange"
"""The question in which order cards go back: it is put even if all of them must."""
ORDER = "order effects"
"""The question which passive or Forced Response comes next. Its controller is asked if there is only one."""
AFTERMATH = (PASSIVE, FORCED)


class Bench(Game):
    """A game that hides nothing from the judge.

    A game at the table answers a question itself if there is only one answer. Here such questions are put too, so
    that a case may answer them, and windows in which nobody can do anything can be looked at.
    """

    __slots__ = ()

    COPIED = (*Game.FIELDS, "_board", "observer")

    def ask(self, player: int, kind: str, options: list[Option], about: int = -1) -> None:
        """Put a question, whatever the number of answers, unless a stated loop answers it."""
        if self.script:
            super().ask(player, kind, options, about)
            return
        self.serial += 1
        self.pending = Decision(player, kind, options, self.serial, about)

    def answer(self, option: Option, serial: int | None = None) -> None:
        """Answer the pending question. What the table would not have asked leaves no trail there."""
        if self.plain:
            State.answer(self, option, serial)
        else:
            super().answer(option, serial)

    def advance(self) -> None:
        """An answer alone moves nothing on: ``tick`` does."""

    def tick(self) -> None:
        """Do the next thing that needs no decision, or put the next question."""
        if self.unsettled:
            self.unsettled = False
            if self.settle() or self.over:
                return
        frame = self.stack[-1]
        if isinstance(frame, Choosing) and len(frame.picked) < frame.most:
            self._pick(frame)
        elif isinstance(frame, Commits) and frame.STEPS[frame.step] == "choose":
            self.ask(frame.player, frame.verb, frame.options(self))
        elif isinstance(frame, Aftermath) and len(waiting := due(self, AFTERMATH[frame.step])) == 1:
            self.ask(user_of(self, waiting[0]), ORDER, waiting)
        else:
            frame.TABLE[frame.step](frame, self)

    def to_question(self) -> None:
        """Go on until somebody must decide or the game is over."""
        while self.pending is None and not self.over:
            self.tick()

    def _pick(self, frame: Choosing) -> None:
        """Put the question that picking cards comes to, even if all that are left must be picked."""
        options = [Option("card", card) for card in frame.candidates if card not in frame.picked]
        if not options:
            frame.pick(self)
            return
        if len(frame.picked) >= frame.least:
            options.append(DONE)
        self.ask(frame.player, frame.kind, options, frame.about)

    @property
    def plain(self) -> bool:
        """Whether the pending question answers itself at the table."""
        if self.pending is None:
            return False
        frame = self.stack[-1]
        number = len(self.pending.options)
        if isinstance(frame, Choosing) and frame.kind != ARRANGE and number == frame.least - len(frame.picked):
            return True
        return number == 1

    @property
    def between_actions(self) -> bool:
        """Whether no action is under way: the last one is fully resolved."""
        return self.over or (not self.unsettled and isinstance(self.stack[-1], Turn | ActionWindow))

    @property
    def phase_begins(self) -> bool:
        """Whether a phase has begun and nothing in it has happened yet."""
        frame = self.stack[-1]
        return isinstance(frame, StartPhase) and frame.step == 0

    def clone(self) -> Bench:
        """A copy that plays on exactly as this game would."""
        copy = super().clone()
        new = object.__new__(Bench)
        for name in self.COPIED:
            setattr(new, name, getattr(copy, name))
        return new

    def shuffle_deck(self, player: int, apart: Sequence[int] = ()) -> None:
        """Shuffle a deck, every card keeping its number so that the names a case gives stay good."""
        side = self.sides[player]
        shuffled = [card for card in side.deck if card not in apart]
        self.shuffle(shuffled)
        side.deck = [*shuffled, *(card for card in side.deck if card in apart)]
        side.faceup = -1
