"""A game under way with all that belongs to it: its past, its log, and what you want to be asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from silverkey.kernel.decision import Decision, Option
from silverkey.kernel.event import Event
from silverkey.kernel.history import History, NothingToUndo
from silverkey.sitting.autopass import Autopass
from silverkey.sitting.journal import Entry, as_read
from silverkey.sitting.news import News
from silverkey.sitting.seats import Seats
from silverkey.sitting.view import G, V
from silverkey.terminal.match import M
from silverkey.terminal.saves import Save
from silverkey.terminal.table import Table


class Record(Generic[G, V, M]):
    """History, with the log and the questions that were really put to you beside it."""

    def __init__(self, table: Table[G, V, M], match: M, game: G, autopass: Autopass[G, V] | None = None) -> None:
        self.table = table
        self.match = match
        self.history: History[G] = History(game)
        self.journal = table.journal(self.seats)
        self.autopass = autopass or table.autopass()
        self.marks: list[tuple[int, str]] = []
        """Before each answer: how long the log was, and the kind of question if you were asked it, else nothing."""
        self.before = 0
        """How long the log was at your last answer before all marks."""
        self.has_past = True
        """Whether the rules lead from the beginning to here; a position alone is as good as the file it is from."""
        game.observer = self._hear

    @classmethod
    def begin(cls, table: Table[G, V, M], match: M, autopass: Autopass[G, V] | None = None) -> Record[G, V, M]:
        """A new game."""
        record = cls(table, match, table.begin(match), autopass)
        record.journal.note(table.opening(record.game))
        return record

    @property
    def game(self) -> G:
        """The game as it stands."""
        return self.history.game

    @property
    def seats(self) -> Seats:
        """Who sits where, as the game stands."""
        return self.table.seats(self.match, self.game)

    @property
    def news(self) -> News:
        """The log in paragraphs."""
        return self.table.news(self.seats)

    def _hear(self, event: Event) -> None:
        self.journal.seats = self.seats
        self.journal.hear(self.history.game, event)

    def answer(self, option: Option, asked: bool) -> None:
        """Answer the pending decision; ``asked`` if you were the one to say so."""
        decision = self.game.pending
        kind = decision.kind if decision is not None and asked else ""
        length = len(self.journal.entries)
        if self._may_act(decision):
            self.journal.asked()
        self.history.answer(option)
        self.marks.append((length, kind))

    def _may_act(self, decision: Decision | None) -> bool:
        """Whether it is you who may take an action."""
        return decision is not None and self._is_yours(decision, self.table.kinds.actions)

    def _is_yours(self, decision: Decision, kinds: Sequence[str]) -> bool:
        return decision.player in self.seats.yours and decision.kind in kinds

    def since_you_answered(self) -> list[Entry]:
        """What has happened since, and because of, the last answer that you gave yourself."""
        return self.journal.entries[self.answered() :]

    def answered(self) -> int:
        """How long the log was at that answer."""
        return next((length for length, kind in reversed(self.marks) if kind), self.before)

    def undo(self, whole: bool = False) -> None:
        """Back to the last question you were asked; ``whole``: to where your last action began."""
        self._go_back(self._earlier(whole))

    def can_reopen(self) -> bool:
        """Whether an action window was passed for you that one can still go back to."""
        place = self._skipped()
        if place is None:
            return False
        try:
            self._before(place)
        except NothingToUndo:
            return False
        return True

    def _skipped(self) -> int | None:
        """The last action window or defence passed for you since your last answer, by the number of its answer."""
        kinds = (*self.table.kinds.actions, *self.table.kinds.assigning)
        for place in range(len(self.marks) - 1, -1, -1):
            asked = self.marks[place][1]
            if asked:
                return None
            decision = self.history.snapshots[place].pending
            if decision is not None and self._is_yours(decision, kinds):
                return place
        return None

    def reopen(self) -> bool:
        """Back to that window, if there is one."""
        place = self._skipped()
        if place is not None:
            self._go_back(self._before(place))
        return place is not None

    def _go_back(self, earlier: History[G]) -> None:
        target = len(earlier.answers)
        self.history = earlier
        del self.journal.entries[self.marks[target][0] :]
        del self.marks[target:]

    def can_undo(self) -> bool:
        """Whether there is anything that may be taken back."""
        try:
            self._earlier(whole=False)
        except NothingToUndo:
            return False
        return True

    def _earlier(self, whole: bool) -> History[G]:
        """The history up to an earlier question that you were asked."""
        places = [place for place, (_, kind) in enumerate(self.marks) if kind and (not whole or self._opens(place))]
        if not places:
            raise NothingToUndo("There is nothing to take back yet.")
        return self._before(places[-1])

    def _before(self, place: int) -> History[G]:
        """The history up to one of your answers; the present one is not touched."""
        trial: History[G] = History(self.game)
        trial.answers = self.history.answers.copy()
        trial.snapshots = self.history.snapshots.copy()
        player = trial.answers[place][0]
        while len(trial.answers) > place:
            trial.undo(player)
        return trial

    def _opens(self, place: int) -> bool:
        kinds, kind = self.table.kinds, self.marks[place][1]
        return kind in kinds.starting or place == 0 or (self.marks[place - 1][1] != kind and kind in kinds.assigning)

    # Saving

    def save(self) -> Save[M]:
        """Everything, as plain data."""
        state = self.game.to_dict()
        return self.table.saves(
            game=self.table.word,
            match=self.match,
            answers=[(player, *option[:4]) for player, option in self.history.answers],
            parts={place: option.parts for place, (_, option) in enumerate(self.history.answers) if option.parts},
            asked=[kind for _, kind in self.marks],
            settings=self.autopass.settings,
            state=state,
            digest=self.game.digest(),
            entries=self.journal.entries,
            answered=self.answered(),
        )

    @classmethod
    def restore(cls, table: Table[G, V, M], save: Save[M]) -> Record[G, V, M]:
        """The game of a save, with its whole past if the rules still lead there, else as it stood."""
        autopass = table.autopass(save.settings)
        record = cls._replay(table, save, autopass)
        if record is not None:
            return record
        record = cls(table, save.match, table.restored(save.state), autopass)
        record.journal = table.journal(record.seats, map(as_read, save.entries or map(Entry, save.log)))
        record.before = max(0, save.answered)
        record.has_past = False
        return record

    @classmethod
    def _replay(cls, table: Table[G, V, M], save: Save[M], autopass: Autopass[G, V]) -> Record[G, V, M] | None:
        try:
            record = cls.begin(table, save.match, autopass)
            for place, (said, kind) in enumerate(zip(save.answers, save.asked, strict=True)):
                _, word, card, number, other = said
                record.answer(Option(word, card, number, other, save.parts.get(place, ())), bool(kind))
        except Exception:
            # Rules that have changed since may stumble over an old past in any way; the position is still there.
            return None
        return record if record.game.digest() == save.digest else None
