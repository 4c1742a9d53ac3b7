"""Rituals of the Order: Shub-Niggurath."""

from silverkey.cthulhu.cards.rituals.set import rituals
from silverkey.cthulhu.cards.writing import *

rituals.character(
    "Telepathic Chthonian",
    92,
    SHUB,
    response(
        Trigger(("destroy",), "after a support card is destroyed", card=Cards(type=SUPPORT)),
        ChoosePlayer(opponents=True),
        EachDoes(THAT_PLAYER, (SacrificeOwn(characters()),), if_able=True),
    ),
    cost=4,
    skill=3,
    icons="TCC",
    subtypes=("Chthonian",),
    keywords="Toughness +1",
)
