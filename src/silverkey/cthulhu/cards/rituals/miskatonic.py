"""Rituals of the Order: Miskatonic University."""

from silverkey.cthulhu.cards.rituals.set import rituals
from silverkey.cthulhu.cards.writing import *

rituals.support(
    "Flux Stabilizer",
    30,
    MISKATONIC,
    NotByTriggered(("enter",), CHARACTER),
    cost=1,
    subtypes=("Item",),
)
