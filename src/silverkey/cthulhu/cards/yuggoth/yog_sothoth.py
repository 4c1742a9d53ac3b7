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

_BACK_TO_HAND = Delayed((return_to_hand(THIS),))

yuggoth.character(
    "Doppelgänger",
    79,
    YOG,
    PlayedAsCopy(characters(unique=False, state="sane", cost_max=X), _BACK_TO_HAND),
    cost="X",
    skill=0,
).before_errata("2.0", abilities=(PlayedAsCopy(characters(unique=False, state="sane", cost=X), _BACK_TO_HAND),))

yuggoth.character(
    "Yog-Sothoth",
    99,
    YOG,
    action(
        pay(2),
        choose(Cards(type=EVENT, subtypes=("Spell",), zone=DISCARD, owner=YOU, playable_free=True)),
        PlayFree(CHOSEN_CARD),
        then(Do("bottom", CHOSEN_CARD)),
    ),
    descriptor="Lord of Time and Space",
    unique=True,
    cost=6,
    skill=7,
    icons="TCCAA",
    subtypes=("Ancient One",),
    keywords="Villainous, Invulnerability",
)
