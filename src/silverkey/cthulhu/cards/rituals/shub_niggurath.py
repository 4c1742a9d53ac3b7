"""Rituals of the Order: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

rituals = card_set("rituals")

rituals.card(
    "Telepathic Chthonian",
    response(
        on("destroy", card=Cards(type=SUPPORT)),
        ChoosePlayer(opponents=True),
        EachDoes(THAT_PLAYER, (sacrifice_own(characters()),), if_able=True),
    ),
)
