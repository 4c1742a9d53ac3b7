"""Seekers of Knowledge: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

seekers = card_set("seekers")

seekers.card(
    "Por XV 14:19",
    action(Phase(DRAW, EACH_PLAYER), Do("prophecy", THIS)),
    response(
        on("sacrifice", card=characters()),
        PayBy(Do("discard", THIS_CARD)),
        AsResources(Top(2, zone=DISCARD), apart=True),
        zone=DECK,
    ),
)

seekers.card(
    "Cthylla",
    action(
        PayBy(sacrifice_own(characters())),
        EachDoes(EACH_OPPONENT, (sacrifice_own(characters(cost=at_least(Of("printed cost", PAID)))),)),
        Limit(1, "phase", by_copy=True),
    ),
)
