"""Spawn of Madness."""

from silverkey.cthulhu.cards.writing import *

spawn_of_madness = card_set("spawn-of-madness")

spawn_of_madness.card(
    "Torch the Joint!",
    action(
        YOUR_OPERATIONS,
        choose(either(Cards(zone=DOMAIN, non=(AGENCY,)), supports(subtypes=("Location",)))),
        destroy(CHOSEN),
    ),
)

spawn_of_madness.card(
    "Danny O'Bannion's Cronie",
    action(
        EXHAUST,
        choose(characters(subtypes=("Criminal",))),
        ready(CHOSEN),
        until_end_of_phase(CHOSEN, gains("CI")),
        Limit(1, "phase", by_copy=True),
    ),
)
