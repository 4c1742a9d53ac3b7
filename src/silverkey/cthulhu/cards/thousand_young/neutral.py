"""The Thousand Young: neutral cards."""

from silverkey.cthulhu.cards.writing import *

thousand_young = card_set("thousand-young")

thousand_young.card(
    "The Archmage's Attaché",
    action(
        EXHAUST_NAMED,
        RevealTop(who=HostPlayer(), stays=True),
        Lasts(None, (PlaysShown(matching=False),), until=NEXT_ACTION),
    ),
    attach=Decks(),
)
