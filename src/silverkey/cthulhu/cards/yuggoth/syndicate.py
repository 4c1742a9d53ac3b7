"""The Yuggoth Contract: the Syndicate."""

from silverkey.cthulhu.cards.writing import *
from silverkey.cthulhu.cards.yuggoth.set import yuggoth

yuggoth.event(
    "A Sight for Sore Eyes",
    97,
    SYNDICATE,
    action(
        NameCard(),
        EachDoes(EACH_OPPONENT, (RevealHand(),)),
        until_end_of_phase(
            Every(characters(controller=YOU)), Skill(2, per=Count(Cards(named=True, zone=HAND, owner=OPPONENT)))
        ),
    ),
    cost=1,
)

yuggoth.support(
    "Meat Wagon",
    77,
    SYNDICATE,
    action(PayBy("exhaust", HOST), choose(characters(skill_max=2)), exhaust(CHOSEN)),
    cost=2,
    subtypes=("Attachment", "Vehicle"),
    attach=characters(subtypes=("Criminal",), controller=YOU),
)
