"""For the Greater Good: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

greater_good = card_set("greater-good")

greater_good.card("Restless Mi-Go", response(on("destroy", card=THIS), Do("top", THIS)))

greater_good.card(
    "Lit by Death-Fire",
    response(
        on("stories resolved", when=(AtLeast(1, Happened(on("destroy", card=characters()), at=HOST_STORY)),)),
        Reveal(Top(3)),
        Pick(Cards(type=CHARACTER, among=Chosen("searched"), zone=DECK)),
        take(CHOSEN_CARD),
        Rest(),
    ),
    attach=stories(),
)
