"""Summons of the Deep: The Agency."""

from silverkey.cthulhu.cards.summons.set import summons
from silverkey.cthulhu.cards.writing import *

summons.support(
    "Dynamite",
    42,
    AGENCY,
    action(DISCARD_FROM_PLAY, wound(Every(characters(committed=WITH_HOST)))),
    cost=2,
    subtypes=("Attachment", "Item", "Weapon"),
    attach=characters(faction=AGENCY),
).before_errata("2.0", subtypes=("Item", "Weapon"))

summons.event(
    "Endless Interrogation",
    82,
    AGENCY,
    response(AFTER_SUCCEEDING, EachDoes(EACH_OPPONENT, (DiscardRandom(),)), then(KeepEvent(1, DECK))),
    cost=0,
    steadfast=((HASTUR, 1),),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        as_event(response(AFTER_SUCCEEDING, EachDoes(EACH_OPPONENT, (DiscardRandom(),)), then(KeepEvent(1, HAND)))),
    ),
)

summons.character(
    "Repo Man",
    41,
    AGENCY,
    replacement(
        WINNING_COMBAT_HERE,
        Instead("the usual effect of that struggle"),
        Pick(supports(controller=OPPONENT), to="control"),
        Control(CHOSEN_CARD),
    ),
    cost=2,
    skill=2,
    icons="C",
    subtypes=("Government",),
)

summons.support(
    "Military Bike",
    102,
    AGENCY,
    disrupt(
        AFTER_STORY_OF_HOST_RESOLVED,
        EXHAUST_NAMED,
        Pick(stories(not_in_event=True, attended=True), to_join=HOST),
        CommitTo(HOST, CHOSEN_STORY),
    ),
    cost=2,
    subtypes=("Attachment", "Vehicle"),
    attach=characters(controller=YOU),
).before_errata(
    "2.0",
    abilities=(
        disrupt(
            AFTER_STORY_OF_HOST_RESOLVED,
            EXHAUST_NAMED,
            Pick(stories(not_in_event=True, unresolved=True), to_join=HOST),
            CommitTo(HOST, CHOSEN_STORY),
        ),
    ),
).before_errata(
    "1.4",
    abilities=(
        disrupt(
            AFTER_STORY_OF_HOST_RESOLVED,
            EXHAUST_NAMED,
            Pick(stories(not_in_event=True, unresolved=True, attended=True), to_join=HOST),
            CommitTo(HOST, CHOSEN_STORY),
        ),
    ),
)
