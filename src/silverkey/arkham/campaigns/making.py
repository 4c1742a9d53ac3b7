"""How a campaign file says what belongs to a campaign."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from silverkey.arkham import campaigns
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.cardgame.cardfiles import read_card_files
from silverkey.language.node import register
from silverkey.language.program import Instruction

CAMPAIGNS: dict[str, Campaign] = {}
"""The campaigns whose files have been read, by title."""


@cache
def all_campaigns() -> dict[str, Campaign]:
    """Every campaign by its title."""
    read_card_files(campaigns)  # each makes its campaign known
    return CAMPAIGNS


def scenario_titles() -> list[str]:
    """Every scenario by title: those of campaigns in their order, then all others."""
    parts = [part for campaign in all_campaigns().values() for part in campaign.parts if isinstance(part, str)]
    return list(dict.fromkeys([*parts, *all_scenarios()]))


INTERLUDES: dict[str, Interlude] = {}
"""The interludes whose files have been read, by title."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Interlude:
    """What happens between two scenarios, without a table of its own."""

    title: str
    effect: tuple[Instruction, ...]

    def __post_init__(self) -> None:
        INTERLUDES[self.title] = self
        for place, instruction in enumerate(self.effect):
            register(instruction, f"arkham/{self.title}/{place}")


@dataclass(frozen=True, eq=False, kw_only=True)
class Campaign:
    """Scenarios, by title, and interludes, in their order."""

    title: str
    parts: tuple[str | Interlude, ...]
    bags: dict[str, tuple[str, ...]]
    """The chaos bag that it begins with, by difficulty."""

    def __post_init__(self) -> None:
        CAMPAIGNS[self.title] = self
