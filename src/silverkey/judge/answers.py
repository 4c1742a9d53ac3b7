"""Answering the game: what a case says beside a move, and what the judge does where it says nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Generic

from silverkey.judge.case import Move, Name
from silverkey.judge.stepper import G
from silverkey.kernel.decision import DONE, NO, PASS, YES, Decision, Option

AMBIGUOUS = "which of several is meant cannot be told; as: gives a card a name of its own."


@dataclass(slots=True)
class Answers(Generic[G]):
    """What stands beside a move and has not been asked for yet."""

    move: Move[G]
    card: int
    height: int
    """How many frames lay on the stack before the move: when no more do, it is over."""
    targets: list[Name] = field(default_factory=list)
    interrupted: bool = False
    """Somebody has done something in between, so that what was to be asked may never be."""
    asked: str = ""
    """The answers to the first question that might have been meant, and was not."""

    def copy(self) -> Answers[G]:
        """A copy to try things with."""
        return replace(self, targets=self.targets.copy())

    @property
    def left(self) -> bool:
        """Whether something has not been asked for."""
        return bool(self.targets)

    def waiting(self, game: G) -> list[str]:
        """What has not been asked for, in words.

        A player need not be named where there is only one opponent, so naming him is no mistake.
        """
        return [f"target {name.text}" for name in self.targets if game.names.player(name) is None]

    def unasked(self, game: G) -> str:
        """That something was never asked for, in words; nothing if that does not matter."""
        found = [] if self.interrupted else self.waiting(game)
        if not found:
            return ""
        return f"never asks for {', '.join(found)}" + (f", but for one of: {self.asked}" if self.asked else "")

    def over(self, game: G) -> bool:
        """Whether the move and all that follows from it at once is done."""
        return game.over or len(game.stack) <= self.height

    def reply(self, game: G, decision: Decision) -> Option | str | None:
        """The answer to a question of this card; why what is said is no answer; or None if nothing is said."""
        return self.answer(game, decision) if decision.about == self.card else None

    def answer(self, game: G, decision: Decision) -> Option | str | None:
        """The same for a question that is known to be this card's."""
        return self.pick(game, decision, self.targets)

    def pick(self, game: G, decision: Decision, wanted: list[Name]) -> Option | str | None:
        """The next name, if the question is about it. What needs no answer may be left out."""
        if not wanted:
            return None
        options, used = game.names.select(game, decision, wanted)
        if options:
            del wanted[:used]
            if len(options) > 1 and not interchangeable(game, options):
                return f"{game.names.options(game, options)}: {AMBIGUOUS}"
            return options[0]
        if default(game, decision) is not None:
            self.asked = self.asked or game.names.options(game, decision.options)
            return None
        can = game.names.options(game, decision.options)
        return f"{wanted[0].text} is no answer to “{decision.kind}”; answers are: {can}."


def default(game: G, decision: Decision) -> Option | None:
    """What the judge answers by itself, or None if the case must say.

    What the rules give is taken (success tokens are placed), all else that is optional is declined, forced steps are
    taken, and simultaneous things come in the order they are listed.
    """
    options = decision.options
    if game.plain or decision.kind in game.AS_LISTED:
        return options[0]
    if decision.kind in game.GRANTED:
        return YES
    for refusal in (PASS, DONE, NO):
        if refusal in options:
            return refusal
    forced = game.compelled(decision)
    return forced[0] if interchangeable(game, forced) else None


def interchangeable(game: G, options: Sequence[Option]) -> bool:
    """Whether nothing tells these options apart: copies of one card that lie or stand alike, none with its own name."""
    if len(options) == 1:
        return True
    if len({(option.word, option.number, option.other) for option in options}) > 1 or options[0].card < 0:
        return False
    cards = [option.card for option in options]
    if any(card in game.names.labels.values() for card in cards):
        return False
    return len({game.looks(card) for card in cards}) == 1
