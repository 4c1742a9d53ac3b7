"""Rituals of the Order: The Order of the Silver Twilight."""

from silverkey.cthulhu.cards.writing import *

rituals = card_set("rituals")

rituals.card("Rich Widow", response(AFTER_A_CHARACTER_LEAVES, PutIntoPlay(THIS), zone=HAND)).before_errata(
    "2.0",
    abilities=(
        response(AFTER_A_CHARACTER_LEAVES, PutIntoPlay(THIS), zone=HAND),
        response(AFTER_A_CHARACTER_LEAVES, PutIntoPlay(THIS), zone=DISCARD),
    ),
)
