"""For the Greater Good: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

greater_good = card_set("greater-good")

greater_good.card(
    "Tear in Time",
    response(
        on("win struggle", card=HOST_STORY, player=YOU, which=ICON_NAMES[ARCANE]),
        one_of(DrawCards(2), (Pick(discarded(owner=YOU)), Do("top", CHOSEN_CARD))),
    ),
    attach=stories(),
)

greater_good.card(
    "Obsessive Elder Thing",
    forced(
        on("stories resolved", when=(AtMost(0, Happened(on("commit", card=characters()), to=THIS)),)),
        return_to_hand(THIS),
    ),
)
