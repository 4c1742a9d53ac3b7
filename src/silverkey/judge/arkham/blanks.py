"""Cards without text that fill up what a case of Arkham Horror does not name."""

from __future__ import annotations

from functools import cache

from silverkey.arkham.card import Card
from silverkey.arkham.printed.facts import PrintedCard
from silverkey.arkham.words import ACT, AGENDA, LOCATION, SCENARIO, SKILL, TREACHERY

PACK = "blank"
NEVER = 99
"""More doom than any case has."""


@cache
def blank(kind: str) -> Card:
    """A card of a type, without text."""
    title = "Blank" if kind in (SKILL, TREACHERY) else f"Blank {kind.capitalize()}"
    facts = PrintedCard(
        code=f"blank-{kind}",
        title=title,
        pack=PACK,
        number=0,
        type=kind,
        classes=("neutral",),
        doom=NEVER if kind == AGENDA else None,
        shroud=1 if kind == LOCATION else None,
        stage=1 if kind in (ACT, AGENDA) else 0,
    )
    return Card(facts).finish()


def is_blank(card: Card) -> bool:
    """Whether a card only fills something up."""
    return bool(card.facts.pack == PACK)


FILLERS = (SKILL, TREACHERY, LOCATION, ACT, AGENDA, SCENARIO)
for _kind in FILLERS:
    blank(_kind)
