"""Dreamlands: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

dreamlands = card_set("dreamlands")

dreamlands.card(
    "Twilight Gate",
    action(
        choose(Cards(type=CHARACTER, non=("Ancient One",), zone=DOMAIN, owner=YOU)),
        PutIntoPlay(CHOSEN_CARD, verb="enter here"),
        at_end("phase", AsResources(STILL_IN_PLAY)),
    ),
)
