"""Kingsport Dreams."""

from silverkey.cthulhu.cards.collectible.sets import kingsport_dreams
from silverkey.cthulhu.cards.writing import *

kingsport_dreams.character(
    "Basil Elton",
    "F13",
    SHUB,
    action(GiveUpThis("shuffle in"), RefreshDomains(EACH_PLAYER)),
    descriptor="Investigator",
    unique=True,
    cost=2,
    skill=1,
    icons="AA",
    subtypes=("Servitor",),
)
