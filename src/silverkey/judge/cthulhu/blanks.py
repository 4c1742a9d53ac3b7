"""Blank cards: what fills decks, domains and the story row where a case names nothing."""

from __future__ import annotations

from functools import cache

from silverkey.cardgame.names import fold
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.printed.facts import PrintedCard
from silverkey.cthulhu.words import EVENT, FACTIONS, NEUTRAL, SHORT_NAMES, STORY

SET = "blank"
DECK_SIZE = 40
"""Cards in a deck of which nothing is said: more than any case draws or discards."""
STORY_DECK_SIZE = 10


def faction_named(name: str) -> str | None:
    """The faction of that full or usual short name.

    >>> faction_named("the agency"), faction_named("Miskatonic"), faction_named("Mad Artist")
    ('The Agency', 'Miskatonic University', None)
    """
    return SHORT_NAMES.get(fold(name))


@cache
def blank_card(faction: str) -> Card:
    """A card of a faction that does nothing: an event without text, so that no card takes it for a character."""
    number = (NEUTRAL, *FACTIONS).index(faction) + 1
    return Card(PrintedCard(title="Blank", set=SET, number=number, type=EVENT, faction=faction)).finish()


@cache
def blank_story() -> Card:
    """A story without text, with the usual four struggles."""
    return Card(PrintedCard(title="Blank Story", set=SET, number=100, type=STORY)).finish()


def is_blank(card: Card) -> bool:
    """Whether a card is one of these."""
    return card.set == SET
