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

TOKENS_FROM_ANYWHERE = (
    action(
        DiscardOwnTokens(2, one_story=False),
        PutIntoPlay(THIS),
        at_end("phase", return_to_hand(STILL_IN_PLAY)),
        zone=HAND,
    ),
    action(DiscardOwnTokens(2, one_story=False), return_to_hand(THIS), zone=DISCARD),
)
descendant = summons.character(
    "Descendant of Eibon",
    75,
    NEUTRAL,
    action(
        DiscardOwnTokens(2),
        PutIntoPlay(THIS),
        at_end("phase", return_to_hand(STILL_IN_PLAY)),
        zone=HAND,
    ),
    action(DiscardOwnTokens(2), return_to_hand(THIS), zone=DISCARD),
    descriptor="Master of the Black Arts",
    unique=True,
    cost=3,
    skill=3,
    icons="CCAI",
    subtypes=("Sorcerer",),
    keywords="Willpower, Fast",
    transient=True,
)
descendant.before_errata("1.4", abilities=TOKENS_FROM_ANYWHERE)
descendant.before_errata("2.0", abilities=TOKENS_FROM_ANYWHERE, unique=False)

summons.character(
    "Samantha Grace",
    96,
    NEUTRAL,
    MoreStoriesToWin(),
    descriptor="Incompetent Secretary",
    unique=True,
    cost=1,
    skill=2,
    subtypes=("Faculty",),
)

summons.character(
    "Obsessive Inmate",
    97,
    NEUTRAL,
    DoesNot("uncommit", THIS, "uncommit together with other characters before its story is won"),
    cost=3,
    skill=3,
    icons="CII",
    subtypes=("Independent",),
    keywords="Willpower",
)

summons.support(
    "Parallel Universe",
    98,
    NEUTRAL,
    action(pay(1), PutIntoPlay(THIS), zone=HAND),
    Static(HOST_STORY, (StrugglesBySkill(),)),
    cost=1,
    subtypes=("Environment", "Attachment"),
    attach=stories(),
)

summons.event(
    "The Spawn of Madness",
    99,
    NEUTRAL,
    response(AFTER_SUCCEEDING_OPPOSED, RefreshDomains(EACH_PLAYER)),
    cost=0,
)

summons.support(
    "Strange Delusions",
    118,
    NEUTRAL,
    action(EXHAUST_NAMED, ChooseFaction(), until_end_of_phase(HOST_CARD, OfChosenFaction())),
    cost=1,
    subtypes=("Attachment",),
    attach=either(characters(), supports()),
)

summons.character(
    "Those Without Faces",
    18,
    NEUTRAL,
    disrupt(
        Trigger(("after struggle",), "after you win a [T] struggle", player=YOU, origin="Terror"),
        DiscardTop(EACH_OPPONENT, 1),
    ),
    cost=3,
    skill=2,
    icons="T",
    subtypes=("Servitor",),
)
