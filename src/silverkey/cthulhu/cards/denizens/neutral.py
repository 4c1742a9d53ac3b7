"""Denizens of the Underworld: neutral cards."""

from silverkey.cthulhu.cards.writing import *

denizens = card_set("denizens")

denizens.card(
    "Zstylzhemgni",
    disrupt(
        on("after struggle", card=ITS_STORY, player=YOU, which="Combat"),
        wound(Every(characters(committed=HERE, other=True))),
    ),
)
