"""For the Greater Good: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

greater_good = card_set("greater-good")

greater_good.card("Non-Euclidean Geometry", Static(HOST_STORY, (StrugglesInto("I", TERROR),)), attach=stories())

greater_good.card(
    "Caleb Orison",
    forced(
        on("stories resolved"),
        EachDoes(
            EACH_PLAYER,
            (when_(AtMost(0, Happened(on("commit", player=YOU))), sacrifice_own(supports(), if_able=True)),),
        ),
    ),
)
