"""Explaining a case: what happened, sentence by sentence, and the rulings it rests on."""

from __future__ import annotations

import re

from silverkey.cthulhu import telling
from silverkey.cthulhu.account import EVERYTHING
from silverkey.cthulhu.grounds import grounds, under
from silverkey.cthulhu.words import END_OF_TURN
from silverkey.judge.bench import Bench
from silverkey.kernel.event import Event


class Explanation:
    """Collects what happens in a game."""

    def __init__(self, game: Bench, players: tuple[str, str]) -> None:
        self.game = game
        self.players = players
        self.lines: list[str] = []
        self.rulings: list[str] = []

    def observe(self, event: Event) -> None:
        """Something happened."""
        line = self.tell(event)
        if line:
            self.add(line, grounds(event))

    def add(self, line: str, rulings: tuple[str, ...]) -> None:
        """Note a sentence and the rulings it rests on."""
        self.lines.append(line)
        found = under(rulings, self.game.edition.name)
        self.rulings.extend(ruling for ruling in found if ruling not in self.rulings)

    def take(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What happened since this was last asked, and the rulings it rests on."""
        taken = tuple(self.lines), tuple(self.rulings)
        self.lines, self.rulings = [], []
        return taken

    def tell(self, event: Event) -> str:
        """An event as a sentence with the players' names in it; nothing if it is not worth one."""
        if event.verb == "phase begins":
            return "The turn ends." if event.origin == END_OF_TURN else f"The {event.origin} phase begins."
        line = telling.line(self.game, event, EVERYTHING)
        return re.sub(r"\{player ([01])\}", lambda found: self.players[int(found[1])], line)
