"""Rituals of the Order: The Order of the Silver Twilight."""

from silverkey.cthulhu.cards.rituals.set import rituals
from silverkey.cthulhu.cards.writing import *

rituals.character(
    "Rich Widow",
    33,
    SILVER_TWILIGHT,
    response(AFTER_A_CHARACTER_LEAVES, PutIntoPlay(THIS), zone=HAND),
    cost=1,
    skill=1,
    subtypes=("Lodge",),
).before_errata(
    "2.0",
    abilities=(
        response(AFTER_A_CHARACTER_LEAVES, PutIntoPlay(THIS), zone=HAND),
        response(AFTER_A_CHARACTER_LEAVES, PutIntoPlay(THIS), zone=DISCARD),
    ),
)
