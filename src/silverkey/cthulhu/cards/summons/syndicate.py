"""Summons of the Deep: The Syndicate."""

from silverkey.cthulhu.cards.summons.set import summons
from silverkey.cthulhu.cards.writing import *

summons.support(
    "Arkham Advertiser Archives",
    28,
    SYNDICATE,
    response(
        Trigger(("win struggle",), "after you win an [I] struggle", player=YOU, origin="Investigation"),
        EXHAUST,
        RefreshDomain(2),
    ),
    cost=1,
    subtypes=("Location",),
    steadfast=((SYNDICATE, 2),),
)
