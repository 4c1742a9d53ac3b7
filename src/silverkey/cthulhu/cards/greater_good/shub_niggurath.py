"""For the Greater Good: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

greater_good = card_set("greater-good")

greater_good.card("Restless Mi-Go", response(on("destroy", card=THIS), Do("top", THIS)))
