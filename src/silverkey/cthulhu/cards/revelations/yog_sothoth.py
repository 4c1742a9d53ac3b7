"""Revelations: Yog-Sothoth."""

from silverkey.cthulhu.cards.revelations.set import revelations
from silverkey.cthulhu.cards.writing import *

revelations.character(
    "Feral Elder Thing",
    78,
    YOG,
    passive(
        Trigger(("turn begins",), "at the beginning of your turn", player=YOU),
        EachDoes(EACH_PLAYER, (DiscardCards(2),), if_able=True),
        then(EachDoes(EACH_PLAYER, (DrawCards(),))),
    ),
    cost=3,
    skill=3,
    icons="TTC",
    subtypes=("Monster", "Independent"),
)

revelations.event(
    "Pulled from the Beyond",
    100,
    YOG,
    action(
        choose(discarded(owner=OPPONENT, not_type=EVENT, cost_max=X)),
        PutIntoPlay(CHOSEN_CARD, verb="enter here"),
        at_end("phase", Do("discard", STILL_IN_PLAY)),
    ),
    cost="X",
    subtypes=("Spell",),
)
