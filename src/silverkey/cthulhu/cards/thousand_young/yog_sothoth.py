"""The Thousand Young: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

thousand_young = card_set("thousand-young")

thousand_young.card(
    "Kruschtya Equation",
    forced(
        on("win struggle", card=ITS_STORY, player=YOU, which="Arcane"),
        ready(Every(characters(controller=YOU, committed=THERE))),
    ),
)
