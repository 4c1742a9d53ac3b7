"""Dreamlands: Hastur."""

from silverkey.cthulhu.cards.writing import *

dreamlands = card_set("dreamlands")

_SEARCH = Pick(Cards(type=CHARACTER, title="Magah Bird", zone=DECK, owner=YOU))

dreamlands.card("Magah Bird", response(AFTER_ENTERING, _SEARCH, take(CHOSEN), Shuffle())).before_errata(
    "2.0", "1.4", abilities=(response(AFTER_ENTERING, _SEARCH, PutIntoPlay(CHOSEN), Shuffle()),)
)

dreamlands.card(
    "The Seventy Steps",
    Enters((AtMost(0, Cards(type=STORY, zone=WON, owner=YOU)),), cards=Cards(type=CHARACTER, zone=HAND)),
    action(pay(2), Do("sacrifice", THIS)),
)

dreamlands.card(
    "Sweet Dreams...",
    action(
        ItIs("Night"),
        Lasts(None, (Cannot(characters(), "resist", "resist insanity by [T] icons", modal="does not"),)),
    ),
)
