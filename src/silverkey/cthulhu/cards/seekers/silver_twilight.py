"""Seekers of Knowledge: the Order of the Silver Twilight."""

from silverkey.cthulhu.cards.writing import *

seekers = card_set("seekers")

seekers.card(
    "Carl Stanford",
    Cannot(Cards(type=CHARACTER, non=(SILVER_TWILIGHT,), zone=HAND), "cheaper", "have their cost lowered"),
    action(
        pay(1),
        choose(discarded(subtypes=("Ritual", "Spell"), owner=YOU)),
        take(CHOSEN_CARD),
        Limit(1, "turn", by_copy=True),
    ),
)

seekers.card(
    "Hanyatl's 1:9",
    action(Phase(DRAW, EACH_PLAYER), Do("prophecy", THIS)),
    response(
        on("enter", card=characters(), by_effect=True),
        PayBy(Do("discard", THIS_CARD)),
        Pick(supports(), to="destroy"),
        destroy(CHOSEN_CARD),
        zone=DECK,
    ),
)
