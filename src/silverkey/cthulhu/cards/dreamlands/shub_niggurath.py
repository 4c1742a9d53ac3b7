"""Dreamlands: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

dreamlands = card_set("dreamlands")

dreamlands.card(
    "The Vale of Pnath",
    Static(
        THIS,
        (
            GainAbility(
                disrupt(
                    on("struggle"),
                    EXHAUST_NAMED,
                    CancelEvent("cancel the game effects of that struggle"),
                )
            ),
        ),
        (controls_more(YOURSELF, Cards(subtypes=("Dreamlands",), also_subtype="Location"), than=EACH_OPPONENT),),
    ),
)
