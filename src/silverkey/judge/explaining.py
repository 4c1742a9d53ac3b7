"""Explaining a case: what happened, sentence by sentence, each with the rulings it rests on."""

from __future__ import annotations

import re
from dataclasses import dataclass

from silverkey.cardgame.refusal import Refusal
from silverkey.cthulhu import telling
from silverkey.cthulhu.account import EVERYTHING
from silverkey.cthulhu.grounds import grounds, under
from silverkey.cthulhu.words import END_OF_TURN
from silverkey.judge.bench import Bench
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


class Explanation:
    """Collects what happens in a game."""

    def __init__(self, game: Bench, players: tuple[str, str]) -> None:
        self.game = game
        self.players = players
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
            sentence = f"Nothing comes of {self.game.spoken(event.card)}."
        if sentence:
            self.count += 1
            self.told.append(Told(sentence, grounds(event, self.game.edition.name)))

    def reason(self, refusal: Refusal) -> Told:
        """Why something cannot be done."""
        return Told(refusal.sentence, under(refusal.rulings, self.game.edition.name))

    def take(self) -> tuple[Told, ...]:
        """What happened since this was last asked."""
        told, self.told = tuple(self.told), []
        return told

    def tell(self, event: Event) -> str:
        """An event as a sentence with the players' names in it; nothing if it is not worth one."""
        if event.verb in PHASES:
            return (TURN_ENDS if event.origin == END_OF_TURN else PHASES)[event.verb].format(event.origin)
        line = telling.line(self.game, event, EVERYTHING)
        return re.sub(r"\{player ([01])\}", lambda found: self.players[int(found[1])], line)


PHASES = {"phase begins": "The {} phase begins.", "phase ends": "The {} phase ends."}
TURN_ENDS = {"phase begins": "It is the end of the turn.", "phase ends": "The turn is over."}
