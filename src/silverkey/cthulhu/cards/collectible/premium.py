"""Arkham Premium Edition."""

from silverkey.cthulhu.cards.collectible.sets import arkham_premium
from silverkey.cthulhu.cards.writing import *

_REVEALED = Chosen("revealed", "that card")

arkham_premium.character(
    "Deep One Rising",
    "M4",
    CTHULHU,
    forced(
        AFTER_ENTERING_FROM_HAND,
        choose(characters(not_subtype=("Deep One", "Ancient One")), if_able=True),
        destroy(CHOSEN),
    ),
    cost=4,
    skill=4,
    icons="CCA",
    subtypes=("Deep One",),
)

arkham_premium.support(
    "Witch Tree",
    "M13",
    SHUB,
    Enters(),
    action(
        EXHAUST,
        RevealTop(),
        when_(IsA(_REVEALED, Cards(faction=SHUB, zone=DECK)), AsResources(_REVEALED)),
    ),
    cost=2,
)
