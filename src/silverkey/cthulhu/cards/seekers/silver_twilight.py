"""Seekers of Knowledge: the Order of the Silver Twilight."""

from silverkey.cthulhu.cards.seekers.set import seekers
from silverkey.cthulhu.cards.writing import *

seekers.character(
    "Carl Stanford",
    51,
    SILVER_TWILIGHT,
    CostsStay(Cards(type=CHARACTER, not_faction=SILVER_TWILIGHT, zone=HAND)),
    action(
        pay(1),
        choose(discarded(subtypes=("Ritual", "Spell"), owner=YOU)),
        ToHand(CHOSEN_CARD),
        Limit(1, "turn", by_copy=True),
    ),
    descriptor="Sinister, not necessarily Evil",
    unique=True,
    cost=3,
    skill=3,
    icons="CAI",
    subtypes=("Lodge", "Sorcerer"),
)
