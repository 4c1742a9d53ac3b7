"""The Order of the Silver Twilight: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

silver_twilight = card_set("silver-twilight")

silver_twilight.card(
    "Collector of Sacrifices",
    response(on("enters discard", card=characters(), player=YOU, origin=IN_PLAY), ready(THIS)),
)

silver_twilight.card(
    "Come to the Altar",
    action(
        PayBy(sacrifice_own(characters())),
        Pick(Cards(type=CHARACTER, faction=SHUB, zone=HAND, owner=YOU, cost=at_most(3)), to="enter"),
        PutIntoPlay(CHOSEN),
    ),
)
