"""The Yuggoth Contract: Hastur."""

from silverkey.cthulhu.cards.writing import *

yuggoth = card_set("yuggoth")

yuggoth.card("Thing from Nightmare", CostChange(None, -1, minimum=1, per=Count(characters(state="insane"))))
