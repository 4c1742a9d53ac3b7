"""The Sleeper Below: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

sleeper = card_set("sleeper")

sleeper.card(
    "Nephren-Ka",
    response(
        on("draw", by_effect=True),
        Pick(Cards(type=CHARACTER, subtypes=("Sorcerer",), zone=DECK, owner=YOU)),
        take(CHOSEN),
        Shuffle(),
    ),
)
