"""Rituals of the Order: neutral cards."""

from silverkey.cthulhu.cards.writing import *

rituals = card_set("rituals")

rituals.card(
    "The Mage Known as Magnus",
    action(
        EXHAUST_NAMED,
        PayBy(GiveUp(Cards(type=CHARACTER, zone=HAND, owner=YOU))),
        choose(characters(non=("Ancient One",), cost=below(Of("printed cost", Paid("the character you discarded"))))),
        destroy(CHOSEN),
    ),
)
