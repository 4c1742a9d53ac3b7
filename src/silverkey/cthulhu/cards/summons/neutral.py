"""Summons of the Deep: neutral cards."""

from silverkey.cthulhu.cards.summons.set import summons
from silverkey.cthulhu.cards.writing import *

summons.character(
    "Julia Brown",
    17,
    NEUTRAL,
    Static(THIS, (Skill(1, per=Count(characters(state="insane"))),)),
    disrupt(
        Trigger(
            ("insane",),
            "when {this} would go insane because of a [T] struggle",
            card=THIS,
            causes=("Terror",),
        ),
        Instead(),
        Do("sacrifice", THIS),
        then(
            Pick(
                either(
                    Cards(title="Julia Brown", zone=DECK, owner=YOU),
                    Cards(title="The Sleepwalker", zone=DECK, owner=YOU),
                ),
                to_play=True,
            ),
            PutIntoPlay(CHOSEN_CARD, at=THE_EVENT_STORY),
            Shuffle(),
        ),
    ),
    descriptor="Insomniac",
    unique=True,
    cost=2,
    skill=3,
    icons="AI",
    subtypes=("Investigator",),
)

summons.character(
    "Clever Zoog",
    76,
    NEUTRAL,
    Static(Every(characters(controller=YOU, committed=HERE, other=True)), (gains("A"),), (IsCommitted(),)),
    cost=1,
    skill=2,
    subtypes=("Creature", "Zoog"),
).before_errata("2.0", "1.4", subtypes=("Creature",))

summons.character(
    "Conspiracy Theorist",
    117,
    NEUTRAL,
    VictoryNeeds((AtLeast(1, Cards(type=CONSPIRACY, zone=WON, owner=YOU)), StoryDeckEmpty())),
    cost=3,
    skill=2,
    icons="I",
    subtypes=("Investigator",),
)
