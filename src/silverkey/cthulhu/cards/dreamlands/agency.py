"""Dreamlands: the Agency."""

from silverkey.cthulhu.cards.dreamlands.set import dreamlands
from silverkey.cthulhu.cards.writing import *

dreamlands.character(
    "The Captain",
    21,
    AGENCY,
    action(ItIs("Day"), pay(2), choose(stories()), Lasts(None, (CountsAt(THIS, CHOSEN_STORY),))),
    descriptor="Dreamlands Navigator",
    unique=True,
    cost=4,
    skill=3,
    icons="CCAI",
    subtypes=("Independent", "Dreamer"),
    keywords="Heroic, Willpower",
)
