"""Explaining a case: what happened, sentence by sentence, each with the rulings it rests on."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic

from silverkey.cardgame import wording
from silverkey.cardgame.account import EVERYTHING
from silverkey.cardgame.citations import citations, under
from silverkey.cardgame.refusal import Refusal
from silverkey.judge.stepper import G
from silverkey.kernel.codec import encode
from silverkey.kernel.event import Event

_PLAYER = re.compile(r"\{player (\d+)\}")


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence about what happened, and the rulings that it rests on."""

    sentence: str
    rulings: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.sentence} [{', '.join(self.rulings)}]" if self.rulings else self.sentence


@dataclass(frozen=True, slots=True)
class Opening:
    """A question, and the steps that would answer it."""

    player: int
    question: str
    steps: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer: how it reads at the table, and the move as a case writes it."""

    text: str
    move: str


@dataclass(frozen=True, slots=True)
class Account:
    """What happened at one step."""

    step: str
    line: int
    happened: list[Told] = field(default_factory=list)
    declined: list[Opening] = field(default_factory=list)
    """What players were asked and the judge declined for them, as no step answers it; noted where somebody looks on."""

    @property
    def rulings(self) -> tuple[str, ...]:
        """All rulings that it rests on."""
        return tuple(dict.fromkeys(ruling for told in self.happened for ruling in told.rulings))


class Explanation(Generic[G]):
    """Collects what happens in a game. A game may have words of its own for some of it."""

    COURSE: ClassVar[tuple[str, ...]] = (
        "events",
        "limits",
        "occurrences",
        "pending",
        "questions",
        "serial",
        "spent",
        "stack",
        "unsettled",
    )
    """What a state holds of the course of the game, which goes on even if nothing comes of an effect."""

    def __init__(self, game: G) -> None:
        self.game = game
        self.told: list[Told] = []
        """What happened at the step under way."""
        self.count = 0
        self.begun: dict[int, tuple[int, dict[str, Any]]] = {}
        """For each card that was used, how much had been told and how things stood when it was."""

    def observe(self, event: Event) -> None:
        """Something happened."""
        sentence = self.tell(event)
        if event.verb == "use":
            self.begun[event.card] = (self.count + 1, self.standing())
        elif event.verb == "fizzle" and self.begun[event.card] == (self.count, self.standing()):
            sentence = f"Nothing comes of {self.spoken(event.card)}."
        if sentence:
            self.count += 1
            self.told.append(Told(sentence, self.citations(event)))

    def standing(self) -> dict[str, Any]:
        """How things stand, in all that an effect may change without its being told."""
        game = self.game
        return {name: encode(getattr(game, name)) for name in game.saved_fields() if name not in self.COURSE}

    def reason(self, refusal: Refusal) -> Told:
        """Why something cannot be done."""
        return Told(refusal.sentence, self.cited(refusal.rulings))

    def tell(self, event: Event) -> str:
        """An event as a sentence with the players' names in it; nothing if it is not worth one."""
        line = wording.line(self.game, event, EVERYTHING)
        return _PLAYER.sub(lambda found: self.game.names.players[int(found[1])], line)

    def spoken(self, card: int) -> str:
        """What a card is called in a sentence."""
        return self.game.spoken(card)

    def citations(self, event: Event) -> tuple[str, ...]:
        """The rulings that an event rests on, by the ids that they have in the edition that is played."""
        return citations(self.game, event)

    def cited(self, rulings: tuple[str, ...]) -> tuple[str, ...]:
        """Rulings by the ids that they have in the edition that is played."""
        return under(rulings, self.game.edition.name)
