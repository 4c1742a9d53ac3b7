"""Dreamlands: the Syndicate."""

from silverkey.cthulhu.cards.dreamlands.set import dreamlands
from silverkey.cthulhu.cards.writing import *

dreamlands.character(
    "Clover Club Executive",
    85,
    SYNDICATE,
    forced(AFTER_ENTERING, EachDoes(MostCards(), (DiscardRandom(2),))),
    cost=3,
    skill=2,
    icons="CI",
    subtypes=("Criminal",),
)
