"""What is meant by what somebody wishes for before a game: scenarios, campaigns, difficulties, starter decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from silverkey.arkham.campaigns.making import all_campaigns, scenario_titles
from silverkey.arkham.decks.deck import Deck
from silverkey.arkham.decks.starters import starter_deck, starter_decks
from silverkey.arkham.words import DIFFICULTIES
from silverkey.cardgame.names import meant


class Wanted(msgspec.Struct, frozen=True):
    """A deck that somebody wants to play, with the file that it is from unless it is a starter deck."""

    deck: Deck
    file: str = ""


def starter_named(name: str) -> Deck:
    """A starter deck by the number or the name of its investigator, or the beginning of either of his names.

    >>> starter_named("wendy").name, starter_named("1").name
    ('Wendy Adams', 'Roland Banks')
    """
    decks = list(starter_decks().values())
    if name.isdigit():
        if not 1 <= int(name) <= len(decks):
            raise ValueError(f"There is no investigator {name}: the numbers go from 1 to {len(decks)}.")
        return decks[int(name) - 1]
    try:
        return starter_deck(name)
    except (LookupError, ValueError) as error:
        known = ", ".join(deck.name for deck in decks)
        raise ValueError(f"There is no starter deck for “{name}”. Investigators are: {known}.") from error


def scenario_named(name: str) -> str:
    """The scenario that a title, a part of it or its number means."""
    return _titled(name, "scenario", scenario_titles())


def _titled(name: str, what: str, titles: Sequence[str]) -> str:
    if name.isdigit() and 1 <= int(name) <= len(titles):
        return titles[int(name) - 1]
    return meant(name, titles, what)


def campaign_named(name: str) -> str:
    """The campaign that a title, a part of it or its number means."""
    return _titled(name, "campaign", list(all_campaigns()))


class Adventure(NamedTuple):
    """A campaign, or a scenario that is played alone."""

    campaign: str = ""
    scenario: str = ""


def adventures() -> dict[str, Adventure]:
    """Everything that can be played, campaigns first, by how it is listed."""
    campaigns = {f"{title} (campaign)": Adventure(campaign=title) for title in all_campaigns()}
    return campaigns | {title: Adventure(scenario=title) for title in scenario_titles()}


def adventure_named(name: str) -> Adventure:
    """The campaign or scenario that a title, a part of it or its number in the list means."""
    return adventures()[_titled(name, "adventure", list(adventures()))]


def difficulty_named(name: str) -> str:
    """The difficulty that a word, its beginning or a number from 1 to 4 means.

    >>> difficulty_named("hard"), difficulty_named("e"), difficulty_named("4")
    ('hard', 'easy', 'expert')
    """
    if name.isdigit() and 1 <= int(name) <= len(DIFFICULTIES):
        return DIFFICULTIES[int(name) - 1]
    found = next((word for word in DIFFICULTIES if name and word.startswith(name.lower())), "")
    if not found:
        raise ValueError(f"There is no difficulty “{name}”. There are: {', '.join(DIFFICULTIES)}.")
    return found
