"""The Key and the Gate: Shub-Niggurath."""

from silverkey.cthulhu.cards.key_and_gate.set import key_and_gate
from silverkey.cthulhu.cards.writing import *

key_and_gate.support(
    "The Festival",
    51,
    SHUB,
    action(
        EXHAUST_NAMED,
        PayWith("sacrifice resource", Cards(zone=DOMAIN, owner=YOU)),
        Pick(Cards(zone=DECK, owner=YOU)),
        AsResources(CHOSEN_CARD, drained=True),
        Shuffle(),
    ),
    action(Limit(1, "turn", by_copy=False), AsResources(THIS), zone=DISCARD),
    descriptor="Bringer of Strange Joy",
    unique=True,
    cost=1,
    subtypes=("Location",),
)
