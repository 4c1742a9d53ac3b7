"""How a scenario file says what belongs to a scenario."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from silverkey.arkham import scenarios
from silverkey.cardgame.cardfiles import read_card_files
from silverkey.language.node import register
from silverkey.language.program import Instruction

SCENARIOS: dict[str, Scenario] = {}
"""The scenarios whose files have been read, by title."""
OUTLINES: dict[str, Outline] = {}
"""The same with those of which only an outline is written."""


@cache
def all_scenarios() -> dict[str, Scenario]:
    """Every scenario that can be played by its title."""
    read_card_files(scenarios)  # each makes its scenario known
    return SCENARIOS


def all_outlines() -> dict[str, Outline]:
    """Every scenario by its title, also those that cannot be played yet."""
    all_scenarios()
    return OUTLINES


@dataclass(frozen=True, eq=False, kw_only=True)
class Outline:
    """What is known of a scenario even where its cards are not all written: its tokens, and how it ends."""

    title: str
    reference: str
    """The code of the card that says what chaos tokens do."""
    resolutions: dict[str, tuple[Instruction, ...]] = field(default_factory=dict)
    """What each resolution brings; "none" where none was reached."""
    bags: dict[str, tuple[str, ...]]
    """The chaos bag by difficulty."""

    def __post_init__(self) -> None:
        OUTLINES[self.title] = self
        for name, effect in self.resolutions.items():
            self.make_known(name, effect)

    def make_known(self, name: str, effect: tuple[Instruction, ...]) -> None:
        """Make the words of a part of it known to saved games."""
        for place, instruction in enumerate(effect):
            register(instruction, f"arkham/{self.reference}/{name}/{place}")


@dataclass(frozen=True, eq=False, kw_only=True)
class Scenario(Outline):
    """What a scenario is made of: its cards, how it is set up, and how it ends."""

    sets: tuple[str, ...]
    """The encounter sets that are gathered."""
    one_of: tuple[str, ...] = ()
    """Encounter sets of which one is gathered too, by chance."""
    side: str = ""
    """The encounter set that is a deck of its own."""
    acts: tuple[str, ...]
    agendas: tuple[str, ...]
    set_aside: tuple[str, ...] = ()
    """Cards of those sets that are not shuffled into the encounter deck; locations never are."""
    left_out: tuple[str, ...] = ()
    """Cards of those sets that are not used."""
    setup: tuple[Instruction, ...]
    """What is done once the opening hands are drawn."""

    def __post_init__(self) -> None:
        super().__post_init__()
        SCENARIOS[self.title] = self
        self.make_known("setup", self.setup)
