"""Denizens of the Underworld: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

denizens = card_set("denizens")

denizens.card(
    "Sebastion Blake",
    response(on("succeed", card=ITS_STORY, player=YOU), Pick(discarded(owner=YOU)), Do("top", CHOSEN_CARD)),
)

denizens.card(
    "Mind Swap",
    action(
        choose(characters(controller=YOU), "yours"),
        choose(characters(controller=OPPONENT), "theirs"),
        until_end_of_phase(Chosen("yours theirs", "those characters"), IconsTraded()),
        then(DrawCards()),
    ),
)
