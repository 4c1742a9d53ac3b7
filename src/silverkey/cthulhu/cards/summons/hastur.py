"""Summons of the Deep: Hastur."""

from silverkey.cthulhu.cards.summons.set import summons
from silverkey.cthulhu.cards.writing import *

summons.character(
    "Erich Zann",
    10,
    HASTUR,
    WinnerPicks(TERROR),
    descriptor="Strange Virtuoso",
    unique=True,
    cost=3,
    skill=3,
    icons="TTT",
    subtypes=("Musician",),
)

summons.support(
    "Infernal Obsession",
    51,
    HASTUR,
    passive(Trigger(("enter", "attach anew"), "after {this} enters play", card=THIS), Control(HOST, until="attached")),
    passive(
        Trigger(
            ("control", "control ends"),
            "whenever control of attached character changes again",
            card=HOST,
            by_another=True,
        ),
        Do("discard", THIS),
    ),
    unique=True,
    cost=3,
    subtypes=("Madness", "Attachment"),
    attach=characters(not_subtype="Ancient One"),
)

summons.event(
    "Brain Transplant",
    111,
    HASTUR,
    action(
        choose(characters(state="insane"), "insane"),
        choose(characters(state="ready", same_controller="insane"), "ready"),
        goes_insane(Chosen("ready", "the ready character"), if_able=True),
        then(restore(Chosen("insane", "the insane character")), ready(Chosen("insane", "it"))),
    ),
    cost=2,
)

summons.character(
    "Shadow Company",
    89,
    HASTUR,
    Static(THIS, (SkillIsX(Count(characters(faction=HASTUR, controller=YOU))),)),
    response(
        AFTER_SUCCEEDING_ALONE,
        choose(characters(controller=OPPONENT, skill_below=SkillOf())),
        return_to_hand(CHOSEN),
    ),
    descriptor="Ghastly Regiment",
    cost=4,
    skill="X",
    icons="TTC",
    subtypes=("Independent",),
)

summons.character(
    "The Thing Behind You",
    110,
    HASTUR,
    action(pay(2), PayWith("return", characters(faction=HASTUR, owner=YOU)), PutIntoPlay(THIS), zone=HAND),
    descriptor="Turn around!",
    unique=True,
    cost=5,
    skill=1,
    icons="TTTTT",
    subtypes=("Sorcerer",),
    keywords="Fast",
)
