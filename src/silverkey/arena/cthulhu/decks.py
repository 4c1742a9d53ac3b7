"""The decks and stories with which Call of Cthulhu is simulated."""

from __future__ import annotations

import random

from silverkey.arena.contest import Decks
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.decks import core_stories, deck_of_everything, every_story, random_deck, random_starters
from silverkey.cthulhu.library import find_card

KINDS = ("both", "starter", "random", "all")
"""Starter decks and legal decks of the Core Set in turn; these alone; those alone; decks of all cards there are."""


def decks_for(seed: int, kind: Decks) -> list[list[Card]]:
    """The two decks of a simulated game."""
    if not isinstance(kind, str):
        return [[find_card(name) for name in deck] for deck in kind]
    rng = random.Random(seed)
    if kind == "all":
        return [deck_of_everything(rng), deck_of_everything(rng)]
    if kind == "starter" or (kind == "both" and seed % 2 == 0):
        return random_starters(rng)
    return [random_deck(rng, rng.choice((1, 2, 2, 3))) for _ in range(2)]


def stories_for(seed: int, kind: Decks) -> list[Card]:
    """The story deck of a simulated game: the Core Set's, or ten of all."""
    return random.Random(seed).sample(every_story(), 10) if kind == "all" else core_stories()
