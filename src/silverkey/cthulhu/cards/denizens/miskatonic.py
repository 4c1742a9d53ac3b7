"""Denizens of the Underworld: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

denizens = card_set("denizens")

denizens.card(
    "Elijah Conrad",
    response(
        AFTER_ENTERING,
        Pick(
            either(
                Cards(type=SUPPORT, subtypes=("Location",), zone=DISCARD, owner=YOU),
                Cards(type=SUPPORT, subtypes=("Location",), zone=HAND, owner=YOU),
            ),
            to="enter",
        ),
        PutIntoPlay(CHOSEN_CARD),
    ),
)

denizens.card(
    "Strategic Planning",
    action(
        choose(characters(subtypes=("Student", "Faculty"), controller=YOU)),
        Lasts(CHOSEN, (Keyword("Willpower"), Keyword("Invulnerability")), until="turn"),
        Lasts(
            None, (Cannot(CHOSEN, "exhaust to commit", "exhaust to commit to stories", modal="does not"),), until="turn"
        ),
    ),
)
