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

sleeper.card(
    "Guardians of the Gate",
    CostChange(None, -2, per=Count(Cards(zone=WON, owner=OPPONENT))),
    RuleChange("draws one"),
)
