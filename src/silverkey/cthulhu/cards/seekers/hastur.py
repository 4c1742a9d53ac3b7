"""Seekers of Knowledge: Hastur."""

from silverkey.cthulhu.cards.writing import *

seekers = card_set("seekers")

seekers.card(
    "Hamu XX 15:14",
    action(Phase(DRAW, EACH_PLAYER), FaceUpOnDeck()),
    response(
        on("insane"),
        PayBy(DiscardFaceUp()),
        choose(discarded(owner=YOU), number=2, up_to=True),
        ToHand(Chosen("chosen", "those cards")),
        zone=DECK,
    ),
)
