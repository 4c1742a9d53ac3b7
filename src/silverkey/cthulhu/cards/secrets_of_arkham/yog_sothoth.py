"""Secrets of Arkham: Yog-Sothoth."""

from silverkey.cthulhu.cards.secrets_of_arkham.set import secrets_of_arkham
from silverkey.cthulhu.cards.writing import *

secrets_of_arkham.support(
    "Things in the Ground",
    31,
    YOG,
    action(EXHAUST_NAMED, SACRIFICE, DiscardTopBut(EACH_PLAYER, 2, Cards(type="character", zone=DECK))),
    cost=2,
    subtypes=("Environment",),
).before_errata(
    "2.0", "1.4", abilities=(action(EXHAUST_NAMED, DiscardTopBut(EACH_PLAYER, 2, Cards(type="character", zone=DECK))),)
)

secrets_of_arkham.event(
    "Calling Down the Ancients",
    32,
    YOG,
    action(choose(characters(extreme=("lowest", "skill"))), destroy(CHOSEN)),
    cost=2,
    subtypes=("Spell",),
)

secrets_of_arkham.event(
    "Chant of Thoth",
    35,
    YOG,
    action(
        choose(discarded(subtypes=("Artifact", "Spell"), owner=YOU), number=3, up_to=True),
        Lasts(None, (PlaysChosen(),)),
    ),
    cost=1,
    subtypes=("Spell",),
)
