"""What is left of a typed line: answers that wait for their questions."""

from __future__ import annotations

from collections.abc import Sequence

from silverkey.cthulhu.view import DecisionView
from silverkey.kernel.decision import Option
from silverkey.terminal.choices import answer_of
from silverkey.terminal.menu import COMMITTING

OPENING = ("action", "respond", "disrupt", "resource", *COMMITTING)
"""Questions with which something new begins: what was planned either fits them or is off."""


class Plan:
    """Answers in the order in which they were typed.

    Questions that belong to an answer already given (whom it concerns, say) come in between and are asked as ever.
    """

    def __init__(self) -> None:
        self.picks: list[Option] = []
        self.known = 0
        """How much you had seen of hidden things when you typed it."""

    def make(self, picks: Sequence[Option], known: int) -> None:
        """Keep these for later."""
        self.picks = list(picks)
        self.known = known

    def drop(self) -> bool:
        """Forget the rest; True if there was any."""
        had = bool(self.picks)
        self.picks = []
        return had

    def next(self, decision: DecisionView) -> Option | None:
        """The answer to this question that was typed ahead, or None if there is none."""
        while self.picks and self.picks[0].word == "domain" and decision.kind in OPENING:
            self.picks.pop(0)  # nothing had to be paid, or only one domain could
        if not self.picks:
            return None
        pick = self.picks[0]
        for option in decision.options:
            answer = answer_of(option)
            if answer == pick or _same(pick, answer, decision.kind):
                self.picks.pop(0)
                return answer
        return None

    def fails(self, decision: DecisionView) -> bool:
        """Whether what was typed ahead was meant for a question such as this one and does not fit."""
        return bool(self.picks) and decision.kind in (*OPENING, "setup resource", "resolve story")


def _same(pick: Option, answer: Option, kind: str) -> bool:
    """The same answer, though it is asked for anew."""
    if kind == "setup resource":
        return pick.word == "resource" and pick.card == answer.card
    if kind == "drain":
        return pick.word == "domain" and pick.number == answer.number
    return pick.word in ("play", "trigger") and pick[:3] == answer[:3]
