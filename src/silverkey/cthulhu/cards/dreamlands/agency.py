"""Dreamlands: the Agency."""

from silverkey.cthulhu.cards.writing import *

dreamlands = card_set("dreamlands")

dreamlands.card(
    "The Captain", action(ItIs("Day"), pay(2), choose(stories()), Lasts(None, (CountsAt(THIS, CHOSEN_STORY),)))
)
