"""Explaining a case: what happened, sentence by sentence, and the rulings it rests on."""

from __future__ import annotations

import re

from silverkey.cthulhu import telling
from silverkey.cthulhu.words import ACTION, DISRUPT, END_OF_TURN, FORCED, PASSIVE, PLAY, RESPONSE
from silverkey.judge.bench import Bench
from silverkey.kernel.event import Event

RULINGS: dict[str, tuple[str, ...]] = {
    "wound": ("coc-latest/2.37.a",),
    "insane": ("coc-latest/handbook/insanity", "coc-latest/2.34.c"),
    "restore": ("coc-latest/2.34.b",),
    "ready": ("coc-latest/2.10.d",),
    "exhaust": ("coc-latest/2.10.d",),
    "commit": ("coc-latest/2.10.f",),
    "uncommit": ("coc-latest/2.10.i",),
    "attach": ("coc-latest/1.15.a",),
    "unattach": ("coc-latest/1.15.c",),
    "control": ("coc-latest/1.13.a",),
    "control ends": ("coc-latest/1.4.a",),
    "destroy": ("coc-latest/2.7.a",),
    "sacrifice": ("coc-latest/2.7.a",),
    "discard": ("coc-latest/2.7.a",),
    "return": ("coc-latest/2.7.a", "coc-latest/2.23.b"),
    "remove": ("coc-latest/new/remove-from-game.a",),
    "bottom": ("coc-latest/2.23.b",),
    "enter": ("coc-latest/2.24.d",),
    "drain": ("coc-latest/2.13.a",),
    "cancelled": ("coc-latest/2.13.f",),
    "phase begins": ("coc-latest/timing/framework.a",),
    "story begins": ("coc-latest/3.1.c", "coc-latest/3.5.a"),
    "win struggle": ("coc-latest/3.3.a",),
    "win story": ("coc-latest/3.2.c",),
    "game over": ("coc-latest/3.4.a",),
    "shuffle": ("coc-latest/2.11.a",),
    "lie dormant": ("coc-latest/new/dormant.a",),
}
"""The rulings that an event rests on."""

USING: dict[str, tuple[str, ...]] = {
    PLAY: ("coc-latest/2.24.c", "coc-latest/timing/step1"),
    ACTION: ("coc-latest/timing/actions.b", "coc-latest/timing/step1"),
    RESPONSE: ("coc-latest/timing/responses.a", "coc-latest/timing/step6"),
    DISRUPT: ("coc-latest/timing/disrupts.a", "coc-latest/timing/step2"),
    FORCED: ("coc-latest/1.11.a", "coc-latest/timing/step5"),
    PASSIVE: ("coc-latest/1.6.a", "coc-latest/timing/step4"),
}
"""The rulings of using a card, by the kind of its ability."""


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
            self.add(line, USING.get(event.cause, ()) if event.verb == "use" else RULINGS.get(event.verb, ()))

    def add(self, line: str, rulings: tuple[str, ...]) -> None:
        """Note a sentence and the rulings it rests on."""
        self.lines.append(line)
        self.rulings.extend(ruling for ruling in rulings if ruling not in self.rulings)

    def take(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What happened since this was last asked, and the rulings it rests on."""
        taken = tuple(self.lines), tuple(self.rulings)
        self.lines, self.rulings = [], []
        return taken

    def tell(self, event: Event) -> str:
        """An event as a sentence with the players' names in it; nothing if it is not worth one."""
        if event.verb == "phase begins":
            return "The turn ends." if event.origin == END_OF_TURN else f"The {event.origin} phase begins."
        line = telling.line(self.game, event)
        return re.sub(r"\{player ([01])\}", lambda found: self.players[int(found[1])], line)
