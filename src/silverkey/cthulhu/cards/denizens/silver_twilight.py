"""Denizens of the Underworld: the Order of the Silver Twilight."""

from silverkey.cthulhu.cards.denizens.set import denizens
from silverkey.cthulhu.cards.writing import *

denizens.character(
    "Josef Meiger",
    52,
    SILVER_TWILIGHT,
    passive(
        AFTER_LEAVING,
        destroy(Every(supports(subtypes=("Artifact", "Ritual"), controller=YOU))),
    ),
    response(
        AFTER_COMMITTING,
        Pick(Cards(type=SUPPORT, subtypes=("Artifact", "Ritual"), zone=DECK, owner=YOU), to_play=True),
        PutIntoPlay(CHOSEN_CARD),
        Shuffle(),
    ),
    descriptor="Metaphysicist",
    unique=True,
    cost=3,
    skill=3,
    icons="CAI",
    subtypes=("Criminal", "Government", "Lodge"),
)
