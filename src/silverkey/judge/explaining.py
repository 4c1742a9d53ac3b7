"""Explaining a case: what happened, sentence by sentence, each with the rulings it rests on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic

from silverkey.cardgame.refusal import Refusal
from silverkey.judge.stepper import G
from silverkey.kernel.event import Event


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence about what happened, and the rulings that it rests on."""

    sentence: str
    rulings: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.sentence} [{', '.join(self.rulings)}]" if self.rulings else self.sentence


@dataclass(frozen=True, slots=True)
class Account:
    """What happened at one step."""

    step: str
    line: int
    happened: tuple[Told, ...]

    @property
    def rulings(self) -> tuple[str, ...]:
        """All rulings that it rests on."""
        return tuple(dict.fromkeys(ruling for told in self.happened for ruling in told.rulings))


class Explanation(ABC, Generic[G]):
    """Collects what happens in a game. Each game has its own words for it, and its own rulings."""

    def __init__(self, game: G) -> None:
        self.game = game
        self.told: list[Told] = []
        self.count = 0
        self.begun: dict[int, tuple[int, int]] = {}
        """For each card that was used, how much had been told and what lasted when it was."""

    def observe(self, event: Event) -> None:
        """Something happened."""
        sentence = self.tell(event)
        if event.verb == "use":
            self.begun[event.card] = (self.count + 1, len(self.game.lasting))
        elif event.verb == "fizzle" and self.begun[event.card] == (self.count, len(self.game.lasting)):
            sentence = f"Nothing comes of {self.spoken(event.card)}."
        if sentence:
            self.count += 1
            self.told.append(Told(sentence, self.grounds(event)))

    def reason(self, refusal: Refusal) -> Told:
        """Why something cannot be done."""
        return Told(refusal.sentence, self.cited(refusal.rulings))

    def take(self) -> tuple[Told, ...]:
        """What happened since this was last asked."""
        told, self.told = tuple(self.told), []
        return told

    @abstractmethod
    def tell(self, event: Event) -> str:
        """An event as a sentence with the players' names in it; nothing if it is not worth one."""

    @abstractmethod
    def spoken(self, card: int) -> str:
        """What a card is called in a sentence."""

    @abstractmethod
    def grounds(self, event: Event) -> tuple[str, ...]:
        """The rulings that an event rests on, by the ids that they have in the edition that is played."""

    @abstractmethod
    def cited(self, rulings: tuple[str, ...]) -> tuple[str, ...]:
        """Rulings by the ids that they have in the edition that is played."""
