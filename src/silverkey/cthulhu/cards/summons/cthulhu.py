"""Summons of the Deep: Cthulhu."""

from silverkey.cthulhu.cards.summons.set import summons
from silverkey.cthulhu.cards.writing import *

summons.support(
    "Called by Azathoth",
    9,
    CTHULHU,
    Static(HOST, (Blank(),)),
    cost=1,
    subtypes=("Attachment", "Curse"),
    attach=characters(),
)

summons.event(
    "Eye of the Deep",
    108,
    CTHULHU,
    action(
        choose(characters(skill_printed_max=3), every=True),
        until_end_of_phase(THOSE_CHOSEN, CountsAs(1, icons("CCA"))),
    ),
    cost=3,
).before_errata(
    "2.0",
    abilities=(
        as_event(
            action(
                choose(characters(skill_printed_max=3), every=True),
                until_end_of_phase(THOSE_CHOSEN, CountsAs(1, icons("CCA"), "Deep One")),
            )
        ),
    ),
)
