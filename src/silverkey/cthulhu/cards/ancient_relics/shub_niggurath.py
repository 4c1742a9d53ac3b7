"""Ancient Relics: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

ancient_relics = card_set("ancient-relics")

ancient_relics.card("Forms of the Ether", action(choose(Cards(zone=DOMAIN)), TakeItsPlace(CHOSEN_CARD)))
