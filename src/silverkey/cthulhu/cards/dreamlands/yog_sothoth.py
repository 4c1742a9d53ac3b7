"""Dreamlands: Yog-Sothoth."""

from silverkey.cthulhu.cards.dreamlands.set import dreamlands
from silverkey.cthulhu.cards.writing import *

dreamlands.event(
    "Twilight Gate",
    12,
    YOG,
    action(
        choose(Cards(type=CHARACTER, not_subtype="Ancient One", zone=DOMAIN, owner=YOU)),
        PutIntoPlay(CHOSEN_CARD),
        at_end("phase", AsResources(STILL_IN_PLAY)),
    ),
    cost=2,
)
