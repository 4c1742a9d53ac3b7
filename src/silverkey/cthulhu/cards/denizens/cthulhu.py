"""Denizens of the Underworld: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

denizens = card_set("denizens")

denizens.card(
    "Robert Friendly",
    Static(
        Every(characters(subtypes=("Government", "Investigator"), committed=HERE)),
        (loses("I"),),
    ),
)
