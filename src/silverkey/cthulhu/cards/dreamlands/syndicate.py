"""Dreamlands: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

dreamlands = card_set("dreamlands")

dreamlands.card(
    "Clover Club Executive",
    forced(AFTER_ENTERING, EachDoes(WhoeverHas("most", Cards(zone=HAND)), (discard_at_random(2),))),
)

dreamlands.card(
    "Clover Club Regular",
    LiesOpen(EACH_OPPONENT),
    response(on("place token", player=OPPONENT), EachDoes(THE_EVENT_PLAYER, (DrawCards(),))),
)
