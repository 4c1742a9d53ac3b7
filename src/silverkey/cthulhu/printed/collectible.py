"""The cards of the collectible game that can be played, as the catalogue would have them."""

from __future__ import annotations

from functools import lru_cache

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.library import SETS
from silverkey.cthulhu.printed.facts import PrintedCard
from silverkey.cthulhu.vocabulary.writer import keyword_words
from silverkey.cthulhu.words import CHARACTER, STORY, icon_letters

COPIES = 4
"""Of a title in a deck of the collectible game."""


@lru_cache(maxsize=1)
def collectible_cards() -> tuple[PrintedCard, ...]:
    """Every card of the collectible game that the library has."""
    return tuple(_printed(card) for cards in SETS.values() if cards.collectible for card in cards.cards)


def _printed(card: Card) -> PrintedCard:
    return PrintedCard(
        title=card.title,
        descriptor=card.descriptor,
        set=card.set,
        set_name=SETS[card.set].name,
        pack=SETS[card.set].name,
        number=card.number,
        type=card.type,
        faction="" if card.type == STORY else card.faction,
        unique=card.unique,
        cost=None if card.type == STORY else "X" if card.x_cost else card.cost,
        skill=None if card.type != CHARACTER else "X" if card.x_skill else card.skill,
        icons=icon_letters(card.icons),
        subtypes=tuple(sorted(card.subtypes)),
        keywords=tuple(keyword_words(card.keywords)),
        steadfast=dict(card.steadfast),
        transient=card.transient,
        struggles="TCAI" if card.type == STORY else None,
        max_copies=COPIES,
        octgn_id="",
        collectible=card.code,
    )
