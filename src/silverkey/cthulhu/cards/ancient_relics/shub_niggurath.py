"""Ancient Relics: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

ancient_relics = card_set("ancient-relics")

ancient_relics.card(
    "Forms of the Ether",
    action(choose(Cards(zone=DOMAIN)), AsResources(THIS, DomainOf(CHOSEN_CARD)), return_to_hand(CHOSEN_CARD)),
)
