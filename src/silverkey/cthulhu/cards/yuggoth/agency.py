"""The Yuggoth Contract: the Agency."""

from silverkey.cthulhu.cards.writing import *
from silverkey.cthulhu.cards.yuggoth.set import yuggoth

_MORE_WOUNDS = AssignWounds(characters(committed=HERE), ByHowMuch(), optional=True, together=True)

yuggoth.event(
    "Bloodbath",
    102,
    AGENCY,
    action(BeforeCommitting(), Lasts(None, (InStruggles(COMBAT, (EachDoes(WINNER, (_MORE_WOUNDS,)),)),), until="turn")),
    cost=3,
    subtypes=("Tactic",),
)
