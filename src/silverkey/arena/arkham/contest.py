"""Arkham Horror as the arena needs it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from silverkey.arena.contest import Contest, Decks, Measured
from silverkey.arena.match import GameReport
from silverkey.arkham.campaign import Entrant, new_campaign
from silverkey.arkham.campaigns.making import all_campaigns, scenario_titles
from silverkey.arkham.decks.check import check
from silverkey.arkham.decks.deck import Deck
from silverkey.arkham.decks.files import read_deck
from silverkey.arkham.decks.playing import why_unplayable
from silverkey.arkham.decks.starters import starter_deck, starter_decks
from silverkey.arkham.decks.weaknesses import draw_weaknesses, weakness_pool
from silverkey.arkham.game import Game
from silverkey.arkham.library import by_code
from silverkey.arkham.newgame import new_scenario
from silverkey.arkham.rules.setup import Seat
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.arkham.words import DEFEATED, DIFFICULTIES

FIRST_SCENARIO = "The Gathering"
FIRST_CAMPAIGN = "Night of the Zealot"
MIDWAY = 6
"""By this round there are locations, enemies and assets in play."""


def starter_seats(seed: int, number: int) -> list[Seat]:
    """So many investigators of the Core Set with their starter decks, by chance of the seed, weaknesses too.

    Of a deck only those cards are played whose abilities are written.
    """
    rng = random.Random(seed)
    known = by_code()
    decks = [deck for code, deck in starter_decks().items() if code in known]
    chosen = rng.sample(decks, number) if number <= len(decks) else rng.choices(decks, k=number)
    seats: list[Seat] = []
    taken: list[Deck] = []
    for deck in chosen:
        drawn = draw_weaknesses(deck, weakness_pool(["core"], taken), rng.choice)
        taken.append(drawn)
        seats.append(Seat(investigator=drawn.investigator, deck=tuple(code for code in listed(drawn) if code in known)))
    return seats


def listed(deck: Deck) -> list[str]:
    """Every copy of every card of a deck."""
    return [code for code, copies in sorted(deck.cards.items()) for _ in range(copies)]


def start_scenario(
    seed: int = 0, investigators: int = 1, scenario: str = FIRST_SCENARIO, difficulty: str = "standard"
) -> Game:
    """A scenario with starter decks, waiting for its first decision."""
    return new_scenario(all_scenarios()[scenario], starter_seats(seed, investigators), seed, difficulty)


def start_campaign(
    seed: int = 0, investigators: int = 1, campaign: str = FIRST_CAMPAIGN, difficulty: str = "standard"
) -> Game:
    """A campaign with starter decks, waiting for its first decision. Nobody joins it later, and nobody leaves."""
    return _campaign(campaign, starter_seats(seed, investigators), seed, difficulty)


def _campaign(title: str, seats: Sequence[Seat], seed: int, difficulty: str) -> Game:
    entrants = [Entrant(deck=Deck(investigator=seat.investigator, cards=dict(Counter(seat.deck)))) for seat in seats]
    return new_campaign(all_campaigns()[title], entrants, seed, difficulty)


class ArkhamContest(Contest[Game]):
    """A scenario, or a whole campaign, that one to four agents play together."""

    seats = (1, 2, 3, 4)
    counted = "investigators"
    kinds = ("starter",)
    measured = (Measured("starter", 1), Measured("starter", 4))

    @property
    def settings(self) -> Mapping[str, tuple[str, ...]]:
        """The scenario or the campaign, and the difficulty."""
        return {"scenario": tuple(scenario_titles()), "campaign": tuple(all_campaigns()), "difficulty": DIFFICULTIES}

    @property
    def ways(self) -> list[dict[str, str]]:
        """Every scenario and every campaign, at each difficulty."""
        said = [{"scenario": title} for title in scenario_titles()]
        said += [{"campaign": title} for title in all_campaigns()]
        return [{**one, "difficulty": difficulty} for one in said for difficulty in DIFFICULTIES]

    def begin(self, seed: int, seats: int, decks: Decks, edition: str, settings: Mapping[str, str]) -> Game:
        """A scenario, or a campaign, up to its first decision."""
        brought = starter_seats(seed, seats) if isinstance(decks, str) else [_seat(deck) for deck in decks]
        difficulty = settings.get("difficulty", "standard")
        if "campaign" in settings:
            if "scenario" in settings:
                raise ValueError("Either a campaign is played or a single scenario.")
            return _campaign(settings["campaign"], brought, seed, difficulty)
        return new_scenario(all_scenarios()[settings.get("scenario", FIRST_SCENARIO)], brought, seed, difficulty)

    def brought(self, file: Path, edition: str) -> tuple[list[str], list[str]]:
        """The investigator and the cards of a deck file, or of a starter deck, and what the rules have against it."""
        deck = draw_weaknesses(_deck_called(file), weakness_pool(["core"]), random.Random(0).choice)
        cards = listed(deck)
        why = why_unplayable(deck.investigator, cards)
        if why:
            raise LookupError(why)
        return [deck.investigator, *cards], [problem.sentence for problem in check(deck).problems]

    def sum_up(self, game: Game, report: GameReport) -> None:
        """How it has ended, after how many rounds, and whether it is won: a scenario if anybody has come through it."""
        chronicle = game.chronicle
        if chronicle.title:
            report.outcome, report.turns, report.won = game.outcome, chronicle.rounds, game.outcome == "won"
            report.way = f"{', '.join(chronicle.ended)}: {game.outcome}"
            return
        report.outcome, report.turns = game.resolution, game.round
        standing = any(held.fate != DEFEATED and not held.killed for held in game.investigators)
        report.won = game.resolution != "none" and standing

    def midway(self, game: Game) -> bool:
        """A few rounds have passed."""
        return game.round >= MIDWAY


def _deck_called(file: Path) -> Deck:
    """The deck of a file, or the starter deck of whoever is meant."""
    return read_deck(file) if file.exists() or file.suffix else starter_deck(str(file))


def _seat(codes: Sequence[str]) -> Seat:
    """A seat from the codes of a deck, its investigator first."""
    return Seat(investigator=codes[0], deck=tuple(codes[1:]))


CONTEST = ArkhamContest()
