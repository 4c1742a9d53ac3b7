"""Decks to play with: the Core Set's starter decks, and legal decks at random."""

from __future__ import annotations

import random

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.library import all_cards
from silverkey.cthulhu.words import AGENCY, CTHULHU, FACTIONS, HASTUR, MISKATONIC, NEUTRAL, SHUB, STORY, SYNDICATE, YOG

CORE_FACTIONS = (AGENCY, MISKATONIC, SYNDICATE, CTHULHU, HASTUR, YOG, SHUB)
PACKETS = {1: range(141, 148), 2: range(148, 155)}
"""The two packets of neutral cards (coc-latest/handbook/first-game)."""
DECK_MINIMUM = 50
COPIES = 3

SHORT = {
    "agency": AGENCY,
    "miskatonic": MISKATONIC,
    "syndicate": SYNDICATE,
    "cthulhu": CTHULHU,
    "hastur": HASTUR,
    "yog-sothoth": YOG,
    "yog": YOG,
    "shub-niggurath": SHUB,
    "shub": SHUB,
}


def faction_named(name: str) -> str:
    """The faction that a full or usual short name means."""
    key = name.strip().lower().removeprefix("the ")
    for faction in FACTIONS:
        if key == faction.lower().removeprefix("the "):
            return faction
    if key in SHORT:
        return SHORT[key]
    raise ValueError(f"There is no faction “{name}”. Factions are: {', '.join(CORE_FACTIONS)}.")


def starter_deck(first: str, second: str, packet: int = 1) -> list[Card]:
    """A Core Set starter deck: the cards of two factions and one packet of neutral cards."""
    if first == second:
        raise ValueError("A starter deck takes two different factions.")
    if packet not in PACKETS:
        raise ValueError("There are two packets of neutral cards, 1 and 2.")
    return [
        card
        for card in all_cards()
        if card.set == "core"
        and (card.faction in (first, second) or (card.faction == NEUTRAL and card.number in PACKETS[packet]))
        and card.type != STORY
    ]


def core_stories() -> list[Card]:
    """The ten stories of the Core Set."""
    return [card for card in all_cards() if card.set == "core" and card.type == STORY]


def random_starters(rng: random.Random) -> list[list[Card]]:
    """Two starter decks of four different factions, with the two packets."""
    factions = rng.sample(CORE_FACTIONS, 4)
    return [starter_deck(factions[0], factions[1], 1), starter_deck(factions[2], factions[3], 2)]


def random_deck(rng: random.Random, factions: int = 2) -> list[Card]:
    """A legal deck at random: at most three copies of a title, from some factions and the neutral cards."""
    chosen = {NEUTRAL, *rng.sample(CORE_FACTIONS, factions)}
    pool = [card for card in all_cards() if card.set == "core" and card.faction in chosen and card.type != STORY]
    return rng.sample(pool * COPIES, DECK_MINIMUM)


def deck_of_everything(rng: random.Random) -> list[Card]:
    """A deck at random of the cards of every set: the neutral ones and two to four factions."""
    factions = rng.sample(FACTIONS, rng.choice((2, 2, 3, 4)))
    pool = [card for card in all_cards() if card.faction in (NEUTRAL, *factions) and card.type != STORY]
    return rng.sample(pool * COPIES, DECK_MINIMUM)


def every_story() -> list[Card]:
    """All stories of all sets."""
    return [card for card in all_cards() if card.type == STORY]
