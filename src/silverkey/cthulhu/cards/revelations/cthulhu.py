"""Revelations: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

revelations = card_set("revelations")

revelations.card(
    "Uroborus",
    response(
        on("leaves play", card=characters(subtypes=("Serpent",))),
        PutIntoPlay(THIS),
        zone=HAND,
    ),
    action(
        AtLeast(3, discarded(type=CHARACTER, subtypes=("Serpent",), owner=YOU)),
        PutIntoPlay(THIS, insane=True),
        zone=DISCARD,
    ),
).before_errata("2.0", "1.4", unique=False)

SUCCESSOR = (
    Pick(Cards(type=CHARACTER, faction=CTHULHU, zone=HAND, owner=YOU), to="enter"),
    PutIntoPlay(CHOSEN),
)

revelations.card("Padma Amrita", response(DESTROYING_THIS, *SUCCESSOR)).before_errata(
    "2.0", "1.4", abilities=(forced(DESTROYING_THIS, *SUCCESSOR),)
)
