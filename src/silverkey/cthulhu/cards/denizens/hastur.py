"""Denizens of the Underworld: Hastur."""

from silverkey.cthulhu.cards.writing import *

denizens = card_set("denizens")

denizens.card(
    "Hali's Directive",
    disrupt(
        on("resolve", causes=TRIGGERED, source_types=(CHARACTER,)),
        CancelEvent(),
        then(goes_insane(THE_EVENT_CARD, if_able=True)),
    ),
)

denizens.card(
    "Jeff Harson",
    action(
        YOUR_OPERATIONS,
        PayBy(goes_insane(THIS)),
        Reveal(Hand(AN_OPPONENT), secretly=True),
        then(
            may(
                Pick(Cards(type=EVENT, zone=HAND, owner=OPPONENT, where=("playable",))),
                ForFree(CHOSEN_CARD),
            )
        ),
    ),
)
