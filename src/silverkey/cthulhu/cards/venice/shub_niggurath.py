"""Terror in Venice: Shub-Niggurath."""

from silverkey.cthulhu.cards.venice.set import venice
from silverkey.cthulhu.cards.writing import *

venice.character(
    "Malocchio",
    33,
    SHUB,
    Static(THIS, (GainIconsShown(Cards(type=CHARACTER, zone=DISCARD)),)),
    descriptor="An Eye for Death",
    unique=True,
    cost=3,
    skill=3,
    subtypes=("Ghoul", "Servitor"),
    keywords="Toughness +1",
)
