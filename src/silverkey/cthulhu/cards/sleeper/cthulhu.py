"""The Sleeper Below: Cthulhu."""

from silverkey.cthulhu.cards.sleeper.set import sleeper
from silverkey.cthulhu.cards.writing import *

sleeper.support(
    "Unaussprechlichen Kulten",
    25,
    CTHULHU,
    action(
        Phase(OPERATIONS, yours=False),
        RevealTop(stays=True),
        when_(
            Discarded(Cards(type=CHARACTER, subtypes=("Cultist",), zone=DECK), "revealed"), MayPlayShown(PlaysShown())
        ),
    ),
    descriptor="The Sussex Manuscript",
    unique=True,
    cost=2,
    subtypes=("Tome",),
)
