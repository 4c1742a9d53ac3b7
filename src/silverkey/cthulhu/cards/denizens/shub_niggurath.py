"""Denizens of the Underworld: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

denizens = card_set("denizens")

denizens.card(
    "Bill Strauss",
    response(
        AFTER_COMMITTING,
        Reveal(Top()),
        If(
            AtLeast(1, Cards(type=CHARACTER, zone=DECK, among=Chosen("revealed"))),
            (take(REVEALED),),
            (Do("discard", REVEALED),),
        ),
    ),
)

denizens.card(
    "Ambush",
    action(
        Pick(Cards(type=CHARACTER, cost=at_most(3), zone=HAND, owner=YOU, where=("affordable",))),
        PlayNow(CHOSEN),
        at_end("phase", sacrifice(STILL_IN_PLAY)),
    ),
)
