"""Dreamlands: Shub-Niggurath."""

from silverkey.cthulhu.cards.dreamlands.set import dreamlands
from silverkey.cthulhu.cards.writing import *

dreamlands.support(
    "The Vale of Pnath",
    74,
    SHUB,
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
    unique=True,
    cost=2,
    subtypes=("Dreamlands", "Location"),
)
