"""Curse of the Rougarou."""

from silverkey.arkham.cards.writing import *

rougarou = card_set("cotr")

rougarou.card(
    "Lady Esprit",
    action(
        EXHAUST,
        PayBy(Do("horror", THIS)),
        one_of(Do("heal damage", YOU, 2), Gain(2)),
        open_to=BESIDE_IT,
    ),
)
