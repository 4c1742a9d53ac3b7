"""Revelations: Hastur."""

from silverkey.cthulhu.cards.revelations.set import revelations
from silverkey.cthulhu.cards.writing import *

revelations.character(
    "Alyssa Graham",
    46,
    HASTUR,
    disrupt(
        Trigger((ONE_DRAW,), "when a player would draw a card"),
        GO_INSANE,
        one_of(DiscardTop(THE_EVENT_PLAYER, 1), Do("top", Topmost(discarded(owner=YOU)))),
    ),
    descriptor="Speaker to the Dead",
    unique=True,
    cost=3,
    skill=3,
    icons="AAA",
    subtypes=("Lunatic",),
)

revelations.support(
    "The Parlor",
    47,
    HASTUR,
    ShowsDraws(),
    descriptor="Where Truths are Revealed",
    unique=True,
    cost=2,
    subtypes=("Location",),
).before_errata("2.0", "1.4", abilities=(ShowsDraws(first=False),))
