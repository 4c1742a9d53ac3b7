"""The Yuggoth Contract: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *
from silverkey.cthulhu.cards.yuggoth.set import yuggoth

yuggoth.event(
    "Speak to the Dead",
    20,
    YOG,
    action(
        DiscardTop(YOURSELF, 4),
        then(Pick(discarded(owner=YOU), number=2), ToHand(Chosen("chosen", "those cards"))),
    ),
    cost=3,
    subtypes=("Spell",),
)
