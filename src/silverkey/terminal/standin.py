"""A bot in your chair: it plays a whole game through what the terminal asks, and every prompt is counted.

A prompt is a question at which the terminal waits for a line. There is no alternative where, besides declining, there
is at most one thing to say: one card to play or use, one candidate, yes; cards and places between which there is no
difference are one.
"""

from __future__ import annotations

import io
from abc import abstractmethod
from collections import Counter
from dataclasses import dataclass, field

from silverkey.kernel.decision import DONE, NO, PASS
from silverkey.sitting.view import G, V
from silverkey.terminal.match import M
from silverkey.terminal.menu import Menu
from silverkey.terminal.prompt import Lines
from silverkey.terminal.record import Record
from silverkey.terminal.screen import Screen
from silverkey.terminal.session import After, Session
from silverkey.terminal.shelf import Shelf

DECLINING = (PASS, DONE, NO)


@dataclass(slots=True)
class Tally:
    """How often you were asked, by kind of question, and how often there was only one thing to say."""

    games: int = 0
    prompts: Counter[str] = field(default_factory=Counter)
    single: Counter[str] = field(default_factory=Counter)

    @property
    def a_game(self) -> float:
        """Prompts in a game."""
        return self.prompts.total() / self.games

    @property
    def without_alternative(self) -> float:
        """The share of prompts that leave nothing to choose but whether."""
        return self.single.total() / self.prompts.total()

    def lines(self) -> list[str]:
        """The figures, the most frequent first."""
        told = [
            f"{self.games} games, {self.a_game:.1f} prompts each, {self.without_alternative:.1%} without alternative"
        ]
        for kind, times in self.prompts.most_common():
            told.append(f"{times / self.games:8.2f}{self.single[kind] / self.games:8.2f}  {kind}")
        return told


def things_to_say(menu: Menu) -> int:
    """The answers that differ, besides declining: alike cards and places count once, a place each for who goes."""
    answers = sum(len(entry.answers) for entry in menu.entries.values())
    return answers + len(set(menu.words.values()) - set(DECLINING))


class StandIn(Session[G, V, M]):
    """A session in which a bot types for you. Nothing is saved."""

    def __init__(self, record: Record[G, V, M], screen: Screen, tally: Tally) -> None:
        super().__init__(record, screen, Lines(io.StringIO(), screen.say), Shelf().new(), [])
        self.tally = tally

    @abstractmethod
    def line(self, seen: V, menu: Menu) -> str:
        """What the bot types: its answer, and what it would answer next as far as one line can say it."""

    @abstractmethod
    def kind(self, seen: V, menu: Menu) -> str:
        """What a question is counted as."""

    def listen(self, seen: V, menu: Menu | None) -> After:
        """A question: count it, and type what the bot would do."""
        if menu is None:
            return After.LEAVE
        kind = self.kind(seen, menu)
        self.tally.prompts[kind] += 1
        self.tally.single[kind] += things_to_say(menu) < 2
        return self.hear(self.line(seen, menu), seen, menu)

    def save(self) -> None:
        """Nobody will go on with this game."""
