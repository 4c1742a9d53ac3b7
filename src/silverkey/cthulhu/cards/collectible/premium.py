"""Arkham Premium Edition."""

from silverkey.cthulhu.cards.writing import *

arkham_premium = card_set("arkham-premium")

arkham_premium.card(
    "Deep One Rising",
    forced(
        AFTER_ENTERING_FROM_HAND,
        choose(characters(non=("Deep One", "Ancient One")), if_able=True),
        destroy(CHOSEN),
    ),
)

arkham_premium.card(
    "Witch Tree",
    Enters(),
    action(
        EXHAUST,
        Reveal(Top()),
        when_(IsA(REVEALED, Cards(faction=SHUB, zone=DECK)), AsResources(REVEALED)),
    ),
)
