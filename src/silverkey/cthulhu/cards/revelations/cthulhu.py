"""Revelations: Cthulhu."""

from silverkey.cthulhu.cards.revelations.set import revelations
from silverkey.cthulhu.cards.writing import *

revelations.character(
    "Uroborus",
    3,
    CTHULHU,
    response(
        Trigger(("leaves play",), "after a Serpent character leaves play", card=characters(subtypes=("Serpent",))),
        PutIntoPlay(THIS),
        zone=HAND,
    ),
    action(
        AtLeast(3, discarded(type=CHARACTER, subtypes=("Serpent",), owner=YOU)),
        PutIntoPlay(THIS, insane=True),
        zone=DISCARD,
    ),
    descriptor="Fang of Yig",
    unique=True,
    cost=4,
    skill=3,
    icons="TCC",
    subtypes=("Servitor", "Serpent"),
).before_errata("2.0", "1.4", unique=False)

AFTER_DESTROYED = Trigger(("destroy",), "after {this} is destroyed", card=THIS, leaving=True)
SUCCESSOR = (
    Pick(Cards(type=CHARACTER, faction=CTHULHU, zone=HAND, owner=YOU), to_play=True),
    PutIntoPlay(CHOSEN),
)

revelations.character(
    "Padma Amrita",
    83,
    CTHULHU,
    response(AFTER_DESTROYED, *SUCCESSOR),
    descriptor="Cold-blooded Charmer",
    unique=True,
    cost=5,
    skill=4,
    icons="CCAA",
    subtypes=("Serpent", "Servitor", "Cultist"),
).before_errata("2.0", "1.4", abilities=(forced(AFTER_DESTROYED, *SUCCESSOR),))
