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
                    Trigger(("struggle",), "when an icon struggle resolves"),
                    EXHAUST_NAMED,
                    CancelResult(),
                )
            ),
        ),
        (ControlsMore(YOURSELF, Cards(subtypes=("Dreamlands",), also_subtype="Location")),),
    ),
)
