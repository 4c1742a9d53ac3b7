"""Revelations: neutral cards."""

from silverkey.cthulhu.cards.revelations.set import revelations
from silverkey.cthulhu.cards.writing import *

revelations.support(
    "Hall of Champions",
    20,
    NEUTRAL,
    action(
        EXHAUST,
        Pick(Cards(champion=True, zone=DECK, owner=YOU), top=10, to_play=True),
        PutIntoPlay(CHOSEN_CARD),
        Shuffle(),
        at_end("phase", Do("bottom", STILL_IN_PLAY)),
    ),
    descriptor="Honoring Warriors Past and Present",
    unique=True,
    cost=2,
    subtypes=("Location",),
)

revelations.character(
    "Marcus Jamburg",
    40,
    NEUTRAL,
    action(RETURN_TO_HAND, choose(discarded(type=SUPPORT, owner=YOU)), PutIntoPlay(CHOSEN_CARD)),
    descriptor="Finder of Lost Things",
    unique=True,
    cost=3,
    skill=3,
    icons="AAI",
    subtypes=("Independent", "Relic Hunter"),
    keywords="Toughness +1",
)
