"""Seekers of Knowledge: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

seekers = card_set("seekers")

seekers.card(
    "Por XV 14:19",
    action(Phase(DRAW, EACH_PLAYER), FaceUpOnDeck()),
    response(
        on("sacrifice", card=characters()),
        DiscardThis(),
        DiscardTopAsResources(2),
        zone=DECK,
    ),
)

seekers.card(
    "Cthylla",
    action(
        PayWith("sacrifice", characters()),
        EachDoes(EACH_OPPONENT, (SacrificeOwn(characters(cost_min=PrintedOfPaid("cost"))),)),
        Limit(1, "phase", by_copy=True),
    ),
)
