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
