"""Investigators with their decks, who set out together on a scenario or a campaign."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Protocol

import msgspec

from silverkey.arkham.campaign import Entrant, new_campaign
from silverkey.arkham.campaigns.making import all_campaigns
from silverkey.arkham.company import MOST
from silverkey.arkham.decks.deck import Deck
from silverkey.arkham.decks.playing import why_unplayable
from silverkey.arkham.decks.starters import starter_decks
from silverkey.arkham.decks.weaknesses import draw_weaknesses, weakness_pool
from silverkey.arkham.game import Game
from silverkey.arkham.newgame import new_scenario
from silverkey.arkham.printed.facts import printed_card
from silverkey.arkham.rules.setup import Seat
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.sitting.arkham.names import short
from silverkey.sitting.arkham.wanting import Wanted

USUAL_SCENARIO = "The Gathering"
USUAL_DIFFICULTY = "standard"
PACKS = ("core",)
"""The products whose basic weaknesses are drawn from."""


class Sitting(msgspec.Struct, frozen=True):
    """An investigator with the deck that he brings."""

    investigator: str
    """The code."""
    cards: tuple[str, ...]
    """The codes of his deck; weaknesses drawn, where a scenario stands alone."""
    file: str = ""
    """The deck file, if it is no starter deck."""
    exempt: tuple[str, ...] = ()
    """The codes among these that a campaign has given, and that no limit counts."""

    @property
    def title(self) -> str:
        """The whole name."""
        return printed_card(self.investigator).title

    @property
    def short(self) -> str:
        """What he is called at the table.

        >>> Sitting("01003", ()).short, Sitting("01001", ()).short
        ('Skids', 'Roland')
        """
        return short(self.title)

    @property
    def deck(self) -> Deck:
        """The deck."""
        cards, exempt = Counter(self.cards), Counter(self.exempt)
        return Deck(investigator=self.investigator, cards=dict(cards), name=self.title, exempt=dict(exempt))


class Settled(Protocol):
    """What is played, by whom: all that a game needs to begin."""

    @property
    def seed(self) -> int: ...
    @property
    def scenario(self) -> str:
        """Nothing where a campaign is played."""
        ...

    @property
    def campaign(self) -> str: ...
    @property
    def difficulty(self) -> str: ...
    @property
    def sittings(self) -> tuple[Sitting, ...]: ...
    @property
    def reserve(self) -> tuple[Sitting, ...]:
        """Who may join a campaign later, besides those with starter decks."""
        ...


def begin(settled: Settled, holders: Sequence[int], players: Sequence[str]) -> Game:
    """The scenario or campaign, waiting for its first decision.

    ``holders``: who plays each investigator, by the place among the players.
    """
    if not settled.campaign:
        seats = [Seat(investigator=sitting.investigator, deck=sitting.cards) for sitting in settled.sittings]
        return new_scenario(all_scenarios()[settled.scenario], seats, settled.seed, settled.difficulty)
    entrants = [
        Entrant(deck=sitting.deck, player=holder) for holder, sitting in zip(holders, settled.sittings, strict=True)
    ]
    pool = {**starter_decks(), **{sitting.investigator: sitting.deck for sitting in settled.reserve}}
    campaign = all_campaigns()[settled.campaign]
    return new_campaign(campaign, entrants, settled.seed, settled.difficulty, list(pool.values()), players)


def title_of(settled: Settled) -> str:
    """Who faces what."""
    return f"{', '.join(sitting.short for sitting in settled.sittings)} in {settled.campaign or settled.scenario}"


def gathered(wanted: Sequence[Wanted], rng: random.Random, campaign: bool, others: Sequence[Wanted] = ()) -> list[Deck]:
    """The decks that set out, with basic weaknesses drawn where a scenario stands alone: a campaign draws its own.

    ``others`` will join later. Raises ValueError if they cannot play together.
    """
    if len(wanted) > MOST:
        raise ValueError(f"At most {MOST} investigators can play.")
    codes = [one.deck.investigator for one in (*wanted, *others)]
    if len(set(codes)) < len(codes):
        raise ValueError("Each investigator can be there only once.")
    decks: list[Deck] = []
    for one in wanted:
        decks.append(one.deck if campaign else draw_weaknesses(one.deck, weakness_pool(PACKS, decks), rng.choice))
    return decks


def sitting_of(deck: Deck, file: str = "") -> Sitting:
    """A deck at the table. Raises ValueError if it cannot be played."""
    cards, exempt = (tuple(Counter(lots).elements()) for lots in (dict(sorted(deck.cards.items())), deck.exempt))
    sitting = Sitting(deck.investigator, cards, file, exempt)
    require_playable(sitting)
    return sitting


def require_playable(sitting: Sitting) -> None:
    """Raise ValueError if a deck has cards that cannot be put into a game."""
    why = why_unplayable(sitting.investigator, sitting.cards)
    if why:
        raise ValueError(why)
