"""Ancient Relics: Miskatonic University."""

from silverkey.cthulhu.cards.ancient_relics.set import ancient_relics
from silverkey.cthulhu.cards.writing import *

ancient_relics.support(
    "The Chthonian Stone",
    20,
    MISKATONIC,
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    response(
        AFTER_YOURS_IS_DESTROYED,
        EXHAUST_NAMED,
        Pick(
            Cards(type="character", zone=HAND, owner=YOU, cost_below=ItsPrintedCost()),
            to_play=True,
        ),
        PutIntoPlay(CHOSEN),
    ),
    descriptor="Stygian Waymark",
    unique=True,
    cost=3,
    subtypes=("Relic",),
    steadfast=((SHUB, 1),),
).before_errata("2.0", "1.4", title="The Cthonian Stone")
