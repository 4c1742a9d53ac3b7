"""The Mark of Madness: the Order of the Silver Twilight."""

from silverkey.cthulhu.cards.writing import *

mark_of_madness = card_set("mark-of-madness")

mark_of_madness.card(
    "Argent Adept",
    response(
        on("leaves play", card=characters(faction=SILVER_TWILIGHT, controller=YOU)),
        Compare(Has(EACH_OPPONENT, Cards(zone=HAND)), "more than", Has(YOURSELF, Cards(zone=HAND))),
        DrawCards(),
    ),
)
