"""Seekers of Knowledge: Hastur."""

from silverkey.cthulhu.cards.writing import *

seekers = card_set("seekers")

seekers.card(
    "Hamu XX 15:14",
    action(Phase(DRAW, EACH_PLAYER), Do("prophecy", THIS)),
    response(
        on("insane"),
        PayBy(Do("discard", THIS_CARD)),
        choose(discarded(owner=YOU), number=2, up_to=True),
        take(THOSE_CARDS),
        zone=DECK,
    ),
)

seekers.card(
    "N'yog-Sothep",
    forced(
        on("restore", card=characters(non=("Lunatic",))),
        unless(goes_insane(THE_EVENT_CARD), ControllerOf(THE_EVENT_CARD), pay(1)),
    ),
)
