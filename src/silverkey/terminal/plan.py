"""What is left of a typed line: answers that wait for their questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from silverkey.cardgame.view import DecisionView, View
from silverkey.kernel.decision import DONE, PASS, Option
from silverkey.sitting.view import Kinds, answer_of


class Plan:
    """Answers in the order in which they were typed.

    Questions that belong to an answer already given (whom it concerns, what answers it) come in between and are asked
    as ever.
    """

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds
        self.picks: list[Option] = []
        self.known = 0
        """How much you had seen of hidden things when you typed it."""
        self.kind = ""
        self.moment = (0, "")
        """The kind of question that it was typed at, in which turn and phase."""

    def make(self, picks: Sequence[Option], seen: View, known: int) -> None:
        """Keep these for later. What is answered in between goes before what was planned already."""
        assert seen.decision is not None
        if self.picks and seen.decision.kind not in self.kinds.planned:
            self.picks = [*picks, *self.picks]
            return
        self.picks = list(picks)
        self.known = known
        self.kind = seen.decision.kind
        self.moment = (seen.turn, seen.phase)

    def drop(self) -> bool:
        """Forget the rest; True if there was more than a word that ends it."""
        had = any(pick not in (PASS, DONE) for pick in self.picks)
        self.picks = []
        return had

    def next(self, seen: View) -> Option | None:
        """The answer to this question that was typed ahead, or None if there is none."""
        decision = seen.decision
        assert decision is not None
        while self.picks and self.picks[0].word == self.kinds.payer and decision.kind in self.kinds.planned:
            self.picks.pop(0)  # nothing had to be paid, or only one place could
        if not self.picks:
            return None
        pick = self.picks[0]
        if pick in (PASS, DONE) and (decision.kind, (seen.turn, seen.phase)) != (self.kind, self.moment):
            return None  # whoever says that this is all does not mean what comes later
        if pick.word in self.kinds.uses and decision.kind != self.kind:
            return None
        for option in decision.options:
            answer = answer_of(option)
            if answer == pick or self._same(pick, answer, decision.kind):
                self.picks.pop(0)
                return answer
        return None

    def fails(self, decision: DecisionView[Any, Any]) -> bool:
        """Whether what was typed ahead was meant for a question such as this one and does not fit."""
        return bool(self.picks) and decision.kind in self.kinds.planned

    def _same(self, pick: Option, answer: Option, kind: str) -> bool:
        """The same answer, though it is asked for anew."""
        if kind in self.kinds.dealing:
            return pick[:2] == answer[:2]
        if kind in self.kinds.paying:
            return pick.word == self.kinds.payer and pick.number == answer.number
        return pick.word in self.kinds.uses and pick[:3] == answer[:3]
