"""Dreamlands: Hastur."""

from silverkey.cthulhu.cards.dreamlands.set import dreamlands
from silverkey.cthulhu.cards.writing import *

_SEARCH = Pick(Cards(type=CHARACTER, title="Magah Bird", zone=DECK, owner=YOU))

dreamlands.character(
    "Magah Bird",
    110,
    HASTUR,
    response(AFTER_ENTERING, _SEARCH, ToHand(CHOSEN), Shuffle()),
    cost=1,
    skill=1,
    subtypes=("Creature",),
    keywords="Fast",
).before_errata("2.0", "1.4", abilities=(response(AFTER_ENTERING, _SEARCH, PutIntoPlay(CHOSEN), Shuffle()),))
