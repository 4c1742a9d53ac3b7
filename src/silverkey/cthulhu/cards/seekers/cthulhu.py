"""Seekers of Knowledge: Cthulhu."""

from silverkey.cthulhu.cards.seekers.set import seekers
from silverkey.cthulhu.cards.writing import *

seekers.event(
    "Por XV 14:19",
    44,
    CTHULHU,
    action(Phase(DRAW, EACH_PLAYER), FaceUpOnDeck()),
    response(
        Trigger(("sacrifice",), "after a character is sacrificed", card=characters()),
        DiscardThis(),
        DiscardTopAsResources(2),
        zone=DECK,
    ),
    descriptor='"... drowned upon the altar..."',
    cost=0,
    keywords="Prophecy",
    steadfast=((CTHULHU, 1),),
)

seekers.character(
    "Cthylla",
    45,
    CTHULHU,
    action(
        PayWith("sacrifice", characters()),
        EachDoes(EACH_OPPONENT, (SacrificeOwn(characters(cost_min=PrintedOfPaid("cost"))),)),
        Limit(1, "phase", by_copy=True),
    ),
    descriptor="Secret Spawn of Cthulhu",
    unique=True,
    cost=5,
    skill=5,
    icons="TCAA",
    subtypes=("Ancient One",),
    keywords="Invulnerability, Villainous",
)
