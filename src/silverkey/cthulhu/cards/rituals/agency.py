"""Rituals of the Order: the Agency."""

from silverkey.cthulhu.cards.writing import *

rituals = card_set("rituals")

rituals.card("Catastrophic Explosion", action(YOUR_OPERATIONS, wound(Every(characters(printed_skill=below(X))))))
