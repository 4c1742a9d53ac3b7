"""Terror in Venice: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

venice = card_set("venice")

venice.card(
    "Flooded Vault",
    action(
        SACRIFICE,
        Pick(Cards(type=SUPPORT, non=("Location",), zone=DECK, owner=YOU), to="enter"),
        then(PayPrintedCost(CHOSEN_CARD), then(PutIntoPlay(CHOSEN_CARD))),
        Shuffle(),
    ),
)
