"""The Sleeper Below: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

sleeper = card_set("sleeper")

sleeper.card(
    "Budding Dark Young",
    response(
        AFTER_LEAVING,
        Pick(
            Cards(type=CHARACTER, subtypes=("Dark Young",), printed_skill=at_most(3), zone=HAND, owner=YOU), to="enter"
        ),
        PutIntoPlay(CHOSEN),
    ),
)

sleeper.card(
    "The Shepherds",
    CostChange(None, -2, per=Count(Cards(zone=WON, owner=OPPONENT))),
    response(
        on("place token", card=ITS_STORY, player=YOU),
        choose(Cards(type=CHARACTER, zone=DOMAIN, owner=YOU)),
        Do("top", CHOSEN),
    ),
)
