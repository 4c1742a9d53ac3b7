"""Secrets of Arkham: neutral cards."""

from silverkey.cthulhu.cards.secrets_of_arkham.set import secrets_of_arkham
from silverkey.cthulhu.cards.writing import *

secrets_of_arkham.character(
    "Diseased Sewer Rats",
    44,
    NEUTRAL,
    forced(AFTER_PLAYING_THIS, choose(characters(skill_max=2)), wound(CHOSEN)),
    cost=2,
    skill=1,
    icons="C",
    subtypes=("Creature",),
)

secrets_of_arkham.support(
    "Dimensional Rift",
    50,
    NEUTRAL,
    action(EXHAUST, pay(3), SACRIFICE, destroy(Every(either(characters(), supports())))),
    cost=4,
    subtypes=("Location",),
)
