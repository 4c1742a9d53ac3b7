"""Dreamlands: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

dreamlands = card_set("dreamlands")

dreamlands.card("Clover Club Executive", forced(AFTER_ENTERING, EachDoes(MostCards(), (DiscardRandom(2),))))
