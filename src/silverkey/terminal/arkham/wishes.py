"""What somebody wants of a new game of Arkham Horror."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.text import Text

from silverkey.arkham.decks.starters import starter_decks
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.arkham.words import DIFFICULTIES
from silverkey.terminal.arkham.match import (
    USUAL_DIFFICULTY,
    USUAL_SCENARIO,
    ArkhamMatch,
    Wanted,
    arrange,
    difficulty_named,
    problems,
    scenario_named,
    wanted,
)
from silverkey.terminal.prompt import Keyboard
from silverkey.terminal.screen import Screen
from silverkey.terminal.table import Wishes

T = TypeVar("T")
ANY = "any"
"""Whoever says so leaves it to chance, or to what is usual."""


class ArkhamWishes(Wishes[ArkhamMatch]):
    """A seed, a scenario, a difficulty, your investigators and those of bots; each may be left open."""

    def __init__(
        self,
        seed: int | None = None,
        yours: Sequence[Wanted] = (),
        others: Sequence[Wanted] = (),
        scenario: str = "",
        difficulty: str = "",
        bot_kind: str = "",
    ) -> None:
        self.seed = seed
        self.yours = yours
        self.others = others
        self.scenario = scenario_named(scenario) if scenario else ""
        self.difficulty = difficulty_named(difficulty) if difficulty else ""
        self.bot_kind = bot_kind
        self.notes = problems([*yours, *others])

    @property
    def made(self) -> bool:
        """Whether anything at all was wished for."""
        wished = (self.yours, self.others, self.scenario, self.difficulty, self.bot_kind)
        return self.seed is not None or any(wished)

    def match(self) -> ArkhamMatch:
        """The match that was wished for, with chance deciding what was left open."""
        return self._arranged(self.seed)

    def another(self) -> ArkhamMatch:
        """One more match like it, with other shuffles."""
        return self._arranged(None)

    def asked(self, screen: Screen, keyboard: Keyboard) -> ArkhamMatch | None:
        """The match, once you have been asked for scenario, investigators and difficulty, as far as you have said
        nothing of them; None if you leave instead."""
        if self.seed is not None or self.yours:
            return self.match()
        if not self.scenario and len(all_scenarios()) > 1:
            said = _ask(screen, keyboard, "Which scenario?", list(all_scenarios()), scenario_named, USUAL_SCENARIO)
            if said is None:
                return None
            self.scenario = said
        question = "Which investigators do you play? One to four numbers or names, such as 1 or roland, wendy; or any."
        names = [deck.name for deck in starter_decks().values()]
        nobody: list[Wanted] = []
        decks = _ask(screen, keyboard, question, names, _several, nobody)
        if decks is None:
            return None
        self.yours = decks
        if not self.difficulty:
            question = f"How hard is it to be? ({USUAL_DIFFICULTY} if you say any)"
            hard = _ask(screen, keyboard, question, DIFFICULTIES, difficulty_named, USUAL_DIFFICULTY)
            if hard is None:
                return None
            self.difficulty = hard
        return self.match()

    def _arranged(self, seed: int | None) -> ArkhamMatch:
        scenario, difficulty = self.scenario or USUAL_SCENARIO, self.difficulty or USUAL_DIFFICULTY
        return arrange(seed, self.yours, self.others, scenario, difficulty, self.bot_kind)


def _several(line: str) -> list[Wanted]:
    """Investigators with commas or spaces between them."""
    return wanted(",".join(line.replace(",", " ").split()), "")


def _ask(
    screen: Screen, keyboard: Keyboard, question: str, names: Sequence[str], read: Callable[[str], T], usual: T
) -> T | None:
    """A question before the game; None if you leave instead."""
    while True:
        screen.say(Text(question, "bold"))
        screen.say("   ".join(f"{number} {name}" for number, name in enumerate(names, 1)))
        line = keyboard.read("> ")
        said = "" if line is None else line.strip()
        if line is None or said.lower() in ("q", "quit", "exit"):
            return None
        if said.lower() == ANY:
            return usual
        try:
            if said:
                return read(said)
        except ValueError as error:
            screen.say(str(error))
