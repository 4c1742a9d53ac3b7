"""The Yuggoth Contract: Hastur."""

from silverkey.cthulhu.cards.writing import *
from silverkey.cthulhu.cards.yuggoth.set import yuggoth

yuggoth.character(
    "Thing from Nightmare",
    87,
    HASTUR,
    CostChange(None, -1, minimum=1, per=Count(characters(state="insane"))),
    cost=4,
    skill=4,
    icons="TCA",
    subtypes=("Monster",),
)
