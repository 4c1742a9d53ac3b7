"""Kingsport Dreams."""

from silverkey.cthulhu.cards.collectible.sets import kingsport_dreams
from silverkey.cthulhu.cards.writing import *

kingsport_dreams.character(
    "Basil Elton",
    "F13",
    SHUB,
    action(PayBy("shuffle in", THIS), RefreshDomains(EACH_PLAYER)),
    descriptor="Investigator",
    unique=True,
    cost=2,
    skill=1,
    icons="AA",
    subtypes=("Servitor",),
)

kingsport_dreams.character(
    "Charles Dexter Ward",
    "F9",
    HASTUR,
    AlwaysInsane(),
    replacement(
        DRIVING_THIS_INSANE,
        Instead(),
        choose(characters(other=True), if_able=True),
        goes_insane(CHOSEN),
    ),
    unique=True,
    cost=3,
    skill=3,
    icons="CA",
    subtypes=("Servitor",),
)

kingsport_dreams.character(
    "Visitor from the Spheres",
    "F11",
    YOG,
    response(AFTER_EVENT_PLAYED, pay(3), CopyEffect()),
    cost=3,
    skill=3,
    icons="TA",
    subtypes=("Servitor",),
)
