"""The Thousand Young: neutral cards."""

from silverkey.cthulhu.cards.writing import *

thousand_young = card_set("thousand-young")

thousand_young.card(
    "The Archmage's Attaché",
    action(
        EXHAUST_NAMED,
        Reveal(Top(1, OwnerOf(Host("attached deck"))), stays=True),
        Lasts(None, (MayPlay(STILL_SHOWN, matching=False),), until=NEXT_ACTION),
    ),
    attach=Places(DECK),
)
