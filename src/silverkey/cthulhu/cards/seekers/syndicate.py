"""Seekers of Knowledge: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

seekers = card_set("seekers")

seekers.card(
    "Hanyatl's 12:3",
    action(Phase(DRAW, EACH_PLAYER), Do("prophecy", THIS)),
    response(
        on("skill lowered"),
        PayBy(Do("discard", THIS_CARD)),
        Pick(characters(faction=SYNDICATE, zone=HAND, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
        zone=DECK,
    ),
)

seekers.card(
    "Peter Clover",
    action(
        choose(characters(committed=ANYWHERE, where=("within limit",))),
        Reveal(Top()),
        when_(
            Compare(Of("printed cost", REVEALED), "lower than", Of("printed cost", CHOSEN)),
            Do("uncommit", CHOSEN),
            then(one_of(Do("bottom", REVEALED), Do("discard", REVEALED))),
        ),
        Limit(1, "turn", by_copy=True, each="story"),
    ),
)
