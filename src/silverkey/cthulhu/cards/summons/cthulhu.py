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

summons.character(
    "The Terror of the Tides",
    67,
    CTHULHU,
    action(pay(3), PutIntoPlay(THIS), then(wound(THIS, 4)), zone=HAND),
    cost=6,
    skill=4,
    icons="TCC",
    subtypes=("Monster",),
    keywords="Toughness +5",
)

summons.character(
    "Julia Brown",
    107,
    CTHULHU,
    forced(AFTER_COMMITTING, DiscardRandom(2), then(DrawCards(2))),
    descriptor="Oddly Amphibious",
    unique=True,
    cost=3,
    skill=4,
    icons="TTCC",
    subtypes=("Deep One",),
)

summons.support(
    "Scalethorn Asylum",
    109,
    CTHULHU,
    action(
        EXHAUST_NAMED, pay(1), choose(characters()), until_end_of_phase(CHOSEN, GainSubtype("Deep One"), gains("CCA"))
    ),
    descriptor="Amphibious Fort",
    unique=True,
    cost=3,
    subtypes=("Location", "Mutable"),
)
