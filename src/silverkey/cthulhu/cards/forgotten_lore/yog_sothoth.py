"""Forgotten Lore: Yog-Sothoth."""

from silverkey.cthulhu.cards.forgotten_lore.set import forgotten_lore
from silverkey.cthulhu.cards.writing import *

# The text of the oldest edition is known by what coc-2.0/errata/conspiracies/blood-magician says of it.
forgotten_lore.character(
    "Blood Magician",
    51,
    YOG,
    action(
        pay(1),
        choose(characters()),
        ChooseIcon(),
        one_of(until_end_of_phase(CHOSEN, IconOfChoice(1)), until_end_of_phase(CHOSEN, IconOfChoice(-1))),
    ),
    cost=2,
    skill=2,
    subtypes=("Sorcerer",),
).before_errata("1.4", subtypes=("Sorceror",)).before_errata(
    "2.0",
    subtypes=("Sorceror",),
    abilities=(
        action(
            pay(1),
            choose(characters()),
            ChooseIcon(),
            when_(
                HasIconOfChoice(CHOSEN),
                until_end_of_phase(CHOSEN, IconOfChoice(-1)),
                until_end_of_phase(THIS, IconOfChoice(1)),
            ),
        ),
    ),
)

WILBUR_SUCCEEDS = forced(
    Trigger(("succeed",), "after you succeed at a story to which {this} is committed", player=YOU, targets=THIS),
    AddToken(THIS),
)
WILBUR_WINS = whenever(TokensOn(THIS, 4), Do("win", THIS))

forgotten_lore.character(
    "Wilbur Whateley",
    73,
    YOG,
    WILBUR_SUCCEEDS,
    WILBUR_WINS,
    descriptor="Preternaturally Intelligent",
    unique=True,
    cost=3,
    skill=3,
    icons="TCAI",
    subtypes=("Sorcerer",),
).before_errata("1.4", subtypes=("Sorceror",)).before_errata(
    "2.0",
    subtypes=("Sorceror",),
    abilities=(
        WILBUR_SUCCEEDS,
        WILBUR_WINS,
        Cannot("lose tokens", THIS, words="lose its success tokens by going insane"),
    ),
)

forgotten_lore.character(
    "Visitor from the Spheres",
    31,
    YOG,
    response(AFTER_EVENT_PLAYED, pay(3), CopyEffect()),
    cost=3,
    skill=3,
    icons="TA",
    subtypes=("Servitor",),
)
