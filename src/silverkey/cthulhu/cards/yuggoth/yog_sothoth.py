"""The Yuggoth Contract: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

yuggoth = card_set("yuggoth")

yuggoth.card(
    "Speak to the Dead",
    action(
        discard_top(YOURSELF, 4),
        then(Pick(discarded(owner=YOU), number=2), take(THOSE_CARDS)),
    ),
)

_BACK_TO_HAND = Delayed((return_to_hand(THIS),))

yuggoth.card(
    "Doppelgänger", PlayedAsCopy(characters(unique=False, state="sane", cost=at_most(X)), _BACK_TO_HAND)
).before_errata(
    "2.0", abilities=(PlayedAsCopy(characters(unique=False, state="sane", cost=Bound("exactly", X)), _BACK_TO_HAND),)
)

yuggoth.card(
    "Yog-Sothoth",
    action(
        pay(2),
        choose(Cards(type=EVENT, subtypes=("Spell",), zone=DISCARD, owner=YOU, where=("playable",))),
        ForFree(CHOSEN_CARD),
        then(Do("bottom", CHOSEN_CARD)),
    ),
)
