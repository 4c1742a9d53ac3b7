"""Seekers of Knowledge: the Agency."""

from silverkey.cthulhu.cards.writing import *

seekers = card_set("seekers")

seekers.card(
    "Hamu IV 1:13",
    action(Phase(DRAW, EACH_PLAYER), Do("prophecy", THIS)),
    response(on("wound", causes=("Combat",)), PayBy(Do("discard", THIS_CARD)), DrawCards(2), zone=DECK),
)

seekers.card("The Company", Static(Every(characters(subtypes=("Government",))), (Keyword("Toughness"),)))
