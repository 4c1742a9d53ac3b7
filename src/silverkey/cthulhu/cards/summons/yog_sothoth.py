"""Summons of the Deep: Yog-Sothoth."""

from silverkey.cthulhu.cards.summons.set import summons
from silverkey.cthulhu.cards.writing import *

summons.support(
    "Book of Eibon",
    34,
    YOG,
    whenever(
        HandAbove(ControllerOf(HOST), 5),
        EachDoes(ControllerOf(HOST), (DiscardCards(AllBut(5, Cards(zone=HAND, owner=YOU))),)),
    ),
    descriptor="Mind Bending Revelations",
    unique=True,
    cost=2,
    subtypes=("Attachment", "Tome"),
    attach=characters(),
)

summons.event(
    "Across Dimensions",
    53,
    YOG,
    action(
        AllYours(YOG, CHARACTER),
        until_end_of_phase(Every(characters(faction=YOG)), gains("C", per=Count(characters(faction=YOG)))),
    ),
    cost=2,
    subtypes=("Spell",),
)

summons.character(
    "The Sleepwalker",
    52,
    YOG,
    response(
        AFTER_COMMITTING,
        choose(characters(controller=OPPONENT, icon_min=(COMBAT, 1))),
        until_end_of_phase(CHOSEN, CannotJoin()),
    ),
    descriptor="Trapped by Nightmare",
    unique=True,
    cost=2,
    skill=2,
    icons="TA",
    subtypes=("Servitor",),
)
