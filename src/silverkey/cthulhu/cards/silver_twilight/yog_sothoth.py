"""The Order of the Silver Twilight: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

silver_twilight = card_set("silver-twilight")

silver_twilight.card(
    "Faceless Abductor",
    action(
        PayBy(Do("shuffle in", THIS)),
        choose(characters(non=("Ancient One",), skill=at_most(3))),
        return_to_hand(CHOSEN),
    ),
)

silver_twilight.card(
    "Curse of the Putrid Husk", Static(HOST, (Keyword(number=0),)), attach=characters(non=("Ancient One",))
)
