"""The Key and the Gate: Miskatonic University."""

from silverkey.cthulhu.cards.key_and_gate.set import key_and_gate
from silverkey.cthulhu.cards.writing import *

key_and_gate.character(
    "Andrew Chapman",
    48,
    MISKATONIC,
    disrupt(
        Trigger(
            ("destroy", "sacrifice"),
            "when one of your characters would be destroyed, or sacrificed by you, through an opponent's effect",
            card=characters(controller=YOU),
            by=OPPONENT,
        ),
        Instead(),
        DiscardCards(1, targeted=False),
        then(AddToken(THIS)),
    ),
    descriptor="Boon Companion",
    unique=True,
    cost=3,
    skill=4,
    icons="CII",
    subtypes=("Explorer", "Scientist"),
    keywords="Fated 3",
)
