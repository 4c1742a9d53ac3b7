"""Dreamlands: Cthulhu."""

from silverkey.cthulhu.cards.dreamlands.set import dreamlands
from silverkey.cthulhu.cards.writing import *

dreamlands.character(
    "Dreamlands Fanatic",
    47,
    CTHULHU,
    response(AFTER_OPPOSING_CHARACTER_LEFT, PutIntoPlay(THIS), zone=HAND),
    cost=3,
    skill=2,
    icons="TA",
    subtypes=("Cultist", "Dreamer"),
    keywords="Fast",
)
