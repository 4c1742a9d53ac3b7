"""Terror in Venice: Cthulhu."""

from silverkey.cthulhu.cards.venice.set import venice
from silverkey.cthulhu.cards.writing import *

venice.support(
    "Flooded Vault",
    10,
    CTHULHU,
    action(
        SACRIFICE,
        Pick(Cards(type=SUPPORT, not_subtype="Location", zone=DECK, owner=YOU), to_play=True),
        then(PayPrintedCost(CHOSEN_CARD, (PutIntoPlay(CHOSEN_CARD),))),
        Shuffle(),
    ),
    cost=1,
    subtypes=("Location",),
)
