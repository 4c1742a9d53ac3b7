"""Spawn of Madness."""

from silverkey.cthulhu.cards.collectible.sets import spawn_of_madness
from silverkey.cthulhu.cards.writing import *

spawn_of_madness.event(
    "Torch the Joint!",
    "F2",
    AGENCY,
    action(
        YOUR_OPERATIONS,
        choose(either(Cards(zone=DOMAIN, not_faction=AGENCY), supports(subtypes=("Location",)))),
        destroy(CHOSEN),
    ),
    cost=3,
    steadfast=((AGENCY, 2),),
)

spawn_of_madness.character(
    "Danny O'Bannion's Cronie",
    "F5",
    SYNDICATE,
    action(
        EXHAUST,
        choose(characters(subtypes=("Criminal",))),
        ready(CHOSEN),
        until_end_of_phase(CHOSEN, gains("CI")),
        Limit(1, "phase", by_copy=True),
    ),
    cost=2,
    skill=1,
    icons="C",
    subtypes=("Criminal",),
)
