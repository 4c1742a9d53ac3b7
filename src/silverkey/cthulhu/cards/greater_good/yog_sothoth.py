"""For the Greater Good: Yog-Sothoth."""

from silverkey.cthulhu.cards.greater_good.set import greater_good
from silverkey.cthulhu.cards.writing import *

greater_good.support(
    "Tear in Time",
    55,
    YOG,
    response(
        Trigger(
            ("win struggle",),
            "after you win an [A] struggle at attached story",
            card=HOST_STORY,
            player=YOU,
            origin=ICON_NAMES[ARCANE],
        ),
        one_of(DrawCards(2), (Pick(discarded(owner=YOU)), Do("top", CHOSEN_CARD))),
    ),
    cost=1,
    subtypes=("Attachment", "Environment"),
    attach=stories(),
)
