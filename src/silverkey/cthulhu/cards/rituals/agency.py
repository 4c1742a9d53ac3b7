"""Rituals of the Order: the Agency."""

from silverkey.cthulhu.cards.rituals.set import rituals
from silverkey.cthulhu.cards.writing import *

rituals.event(
    "Catastrophic Explosion",
    82,
    AGENCY,
    action(YOUR_OPERATIONS, wound(Every(characters(skill_printed_below=X)))),
    cost="X",
    subtypes=("Disaster",),
    keywords="Loyal",
)
