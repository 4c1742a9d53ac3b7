"""Denizens of the Underworld: Hastur."""

from silverkey.cthulhu.cards.denizens.set import denizens
from silverkey.cthulhu.cards.writing import *

denizens.event(
    "Hali's Directive",
    47,
    HASTUR,
    disrupt(
        CHARACTER_ABILITY_USED,
        CancelEvent("cancel it"),
        then(goes_insane(THE_EVENT_CARD, if_able=True)),
    ),
    cost=1,
    subtypes=("Tactic",),
    steadfast=((HASTUR, 2),),
)
