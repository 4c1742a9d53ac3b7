"""What somebody wants of a new game of Arkham Horror."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from typing import TypeVar

from rich.text import Text

from silverkey.arkham.company import MOST
from silverkey.arkham.decks.starters import starter_decks
from silverkey.arkham.words import DIFFICULTIES
from silverkey.sitting.arkham.party import USUAL_DIFFICULTY
from silverkey.sitting.arkham.wanting import (
    Wanted,
    adventure_named,
    adventures,
    campaign_named,
    difficulty_named,
    scenario_named,
)
from silverkey.terminal.arkham.match import ArkhamMatch, arrange
from silverkey.terminal.arkham.wanting import party_named, problems
from silverkey.terminal.layout import in_columns
from silverkey.terminal.prompt import Keyboard
from silverkey.terminal.screen import Screen
from silverkey.terminal.table import Wishes

T = TypeVar("T")
ANY = ("any", "none", "nobody")
"""Whoever says so leaves it to chance, or to what is usual."""
WHOM = "Which investigators do you play? One to four numbers or names, such as 1 or roland, wendy; or any."
BOTS = "Who comes along, played by bots? Numbers or names; or none."
HOW_HARD = f"How hard is it to be? ({USUAL_DIFFICULTY} if you say any)"


class ArkhamWishes(Wishes[ArkhamMatch]):
    """A seed, a scenario or campaign, a difficulty, investigators of yours and of bots; each may be left open."""

    def __init__(
        self,
        seed: int | None = None,
        yours: Sequence[Wanted] = (),
        others: Sequence[Wanted] = (),
        scenario: str = "",
        difficulty: str = "",
        bot_kind: str = "",
        campaign: str = "",
        reserve: Sequence[Wanted] = (),
    ) -> None:
        if scenario and campaign:
            raise ValueError("Wish for a campaign or for a single scenario.")
        self.seed = seed
        self.yours = yours
        self.others = others
        self.scenario = scenario_named(scenario) if scenario else ""
        self.campaign = campaign_named(campaign) if campaign else ""
        self.difficulty = difficulty_named(difficulty) if difficulty else ""
        self.bot_kind = bot_kind
        self.reserve = reserve
        self.notes = problems([*yours, *others, *reserve])

    @property
    def made(self) -> bool:
        """Whether anything at all was wished for."""
        wished = (self.yours, self.others, self.scenario, self.campaign, self.difficulty, self.bot_kind, self.reserve)
        return self.seed is not None or any(wished)

    def match(self) -> ArkhamMatch:
        """The match that was wished for, with chance deciding what was left open."""
        return self._arranged(self.seed)

    def another(self) -> ArkhamMatch:
        """One more match like it, with other shuffles."""
        return self._arranged(None)

    def asked(self, screen: Screen, keyboard: Keyboard) -> ArkhamMatch | None:
        """The match, once you have been asked what is played by whom, and how hard it is, as far as you have said
        nothing of that; None if you leave instead."""
        if self.seed is not None or self.yours:
            return self.match()
        if not self.scenario and not self.campaign:
            listed = adventures()
            usual = next(iter(listed.values()))
            question = "What do you play? A campaign, or one of its scenarios alone."
            said = _ask(screen, keyboard, question, listed, adventure_named, usual)
            if said is None:
                return None
            self.campaign, self.scenario = said
        if not self._ask_party(screen, keyboard):
            return None
        if not self.difficulty:
            hard = _ask(screen, keyboard, HOW_HARD, DIFFICULTIES, difficulty_named, USUAL_DIFFICULTY)
            if hard is None:
                return None
            self.difficulty = hard
        return self.match()

    def _ask_party(self, screen: Screen, keyboard: Keyboard) -> bool:
        """Ask for your investigators, and for those of bots; False if you leave instead."""
        names = [deck.name for deck in starter_decks().values()]
        nobody: list[Wanted] = []
        yours = _ask(screen, keyboard, WHOM, names, lambda line: party_named(line, self.others), nobody)
        if yours is None:
            return False
        self.yours = yours
        if yours and not self.others and len(yours) < MOST:
            here = {one.deck.investigator for one in yours}
            taken = {deck.name for code, deck in starter_decks().items() if code in here}
            others = _ask(screen, keyboard, BOTS, names, lambda line: party_named(line, yours), nobody, taken)
            if others is None:
                return False
            self.others = others
        return True

    def _arranged(self, seed: int | None) -> ArkhamMatch:
        return arrange(
            seed,
            self.yours,
            self.others,
            self.scenario,
            self.difficulty or USUAL_DIFFICULTY,
            self.bot_kind,
            self.campaign,
            self.reserve,
        )


def _ask(
    screen: Screen,
    keyboard: Keyboard,
    question: str,
    names: Iterable[str],
    read: Callable[[str], T],
    usual: T,
    taken: Container[str] = (),
) -> T | None:
    """A question before the game; None if you leave instead. ``taken``: names that can be chosen no more."""
    while True:
        screen.say(Text(question, "bold"))
        choices = [Text(f"{number} {name}") for number, name in enumerate(names, 1) if name not in taken]
        for row in in_columns(choices, screen.width, indent=0, most=len(choices), across=True):
            screen.say(row)
        line = keyboard.read("> ")
        said = "" if line is None else line.strip()
        if line is None or said.lower() in ("q", "quit", "exit"):
            return None
        if said.lower() in ANY:
            return usual
        try:
            if said:
                return read(said)
        except ValueError as error:
            screen.say(str(error))
