"""For the Greater Good: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

greater_good = card_set("greater-good")

greater_good.card("Non-Euclidean Geometry", Static(HOST_STORY, (StrugglesInto("I", TERROR),)), attach=stories())
