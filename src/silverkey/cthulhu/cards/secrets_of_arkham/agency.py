"""Secrets of Arkham: Agency."""

from silverkey.cthulhu.cards.secrets_of_arkham.set import secrets_of_arkham
from silverkey.cthulhu.cards.writing import *

secrets_of_arkham.character(
    "Paranormal Specialist",
    2,
    AGENCY,
    Static(
        THIS,
        (GainAbility(action(EXHAUST, pay(1), choose(characters(keywords=("Villainous",))), return_to_hand(CHOSEN))),),
        (ItIs("Day"),),
    ),
    cost=2,
    skill=2,
    icons="C",
    subtypes=("Government",),
)
