"""Ancient Relics: Shub-Niggurath."""

from silverkey.cthulhu.cards.ancient_relics.set import ancient_relics
from silverkey.cthulhu.cards.writing import *

ancient_relics.event(
    "Forms of the Ether",
    39,
    SHUB,
    action(choose(Cards(zone=DOMAIN)), TakeItsPlace(CHOSEN_CARD)),
    cost=2,
)
