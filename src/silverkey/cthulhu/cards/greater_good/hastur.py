"""For the Greater Good: Hastur."""

from silverkey.cthulhu.cards.writing import *

greater_good = card_set("greater-good")

greater_good.card("Under the Yellow Sign", Static(HOST_STORY, (DecidedBy(TERROR, also=True),)), attach=stories())
greater_good.card(
    "Bedlam Boys", response(on("insane", card=characters(controller=YOU)), Limit(1, "phase", by_copy=True), DrawCards())
)
