"""Seekers of Knowledge: Hastur."""

from silverkey.cthulhu.cards.seekers.set import seekers
from silverkey.cthulhu.cards.writing import *

seekers.event(
    "Hamu XX 15:14",
    46,
    HASTUR,
    action(Phase(DRAW, EACH_PLAYER), FaceUpOnDeck()),
    response(
        Trigger(("insane",), "after a character is made insane"),
        DiscardThis(),
        choose(discarded(owner=YOU), number=2, up_to=True),
        ToHand(Chosen("chosen", "those cards")),
        zone=DECK,
    ),
    descriptor='"The Chimes of Bedlam mark the hour."',
    cost=0,
    subtypes=("Prophecy",),
    keywords="Prophecy",
    steadfast=((HASTUR, 1),),
)
