"""The little that the bot remembers from one question to the next."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from silverkey.cthulhu.questions import DecisionKind, OptionWord
from silverkey.cthulhu.view import GameView, OptionView


@dataclass(slots=True)
class Memory:
    """What the view does not tell: what one has just done oneself."""

    moved: bool = False
    """An action or Response of one's own may still be under way."""
    moment: tuple[int, str] = (0, "")
    """The turn and phase of the last question."""
    hurt: int = -1
    """The character that one has just picked to be wounded, or -1."""
    often: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often abilities were used in this phase, by card and number."""
    used: set[tuple[int, int]] = field(default_factory=set)
    """Disrupts used since the last other question, as card and number: a Disrupt may be offered against itself."""

    def look(self, view: GameView) -> None:
        """Before an answer: what belongs to another phase is forgotten."""
        assert view.decision is not None
        if self.moment != (view.turn, view.phase):
            self.moment = (view.turn, view.phase)
            self.moved = False
            self.often.clear()
        if view.decision.kind != DecisionKind.DISRUPT:
            self.used.clear()
            self.hurt = -1
            if view.decision.about < 0:
                self.moved = False

    def note(self, view: GameView, answer: OptionView) -> None:
        """After an answer."""
        assert view.decision is not None
        if view.decision.kind == DecisionKind.WOUND_BY_STRUGGLE:
            self.hurt = answer.card
        if answer.word not in (OptionWord.PLAY, OptionWord.TRIGGER):
            return
        self.often[answer.card, answer.number] += 1
        if view.decision.kind == DecisionKind.DISRUPT:
            self.used.add((answer.card, answer.number))
        elif view.decision.kind in (DecisionKind.ACTION, DecisionKind.RESPOND):
            self.moved = True
