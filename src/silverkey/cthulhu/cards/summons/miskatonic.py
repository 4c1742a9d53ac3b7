"""Summons of the Deep: Miskatonic University."""

from silverkey.cthulhu.cards.summons.set import summons
from silverkey.cthulhu.cards.writing import *

summons.character(
    "Hapless Graduate Student",
    23,
    MISKATONIC,
    replacement(Trigger(("draw",), "whenever you would draw a card", player=YOU), DrawFewer()),
    forced(Trigger(("draw",), "after you draw a card", player=YOU), goes_insane(THIS)),
    cost=0,
    skill=0,
    icons="I",
    subtypes=("Investigator",),
    steadfast=((MISKATONIC, 1),),
)

summons.character(
    "Chess Prodigy",
    25,
    MISKATONIC,
    passive(
        Trigger(("commit",), "when {this} commits to a story during your turn", card=THIS, when=(Turn(),)),
        ChooseIcon(),
        Lasts(THE_EVENT_STORY, (CountedBy(INVESTIGATION),)),
    ),
    cost=3,
    skill=3,
    icons="I",
    subtypes=("Sorcerer", "Investigator"),
    keywords="Fast",
)

summons.character(
    "Field Researcher",
    103,
    MISKATONIC,
    response(
        Trigger(
            ("decline story",),
            "after an opponent wins a story and decides against its effect",
            player=OPPONENT,
        ),
        EXHAUST_NAMED,
        ExecuteStory(EventCard("that story")),
    ),
    cost=2,
    skill=1,
    icons="I",
    subtypes=("Scientist",),
)

summons.support(
    "Rabbit's Foot",
    4,
    MISKATONIC,
    response(
        AFTER_HOST_COMMITS,
        RevealTop(),
        then(ToHand(Chosen("revealed", "that card"))),
        when_(
            IsA(Chosen("revealed", "the revealed card"), Cards(type=CHARACTER, zone=DECK)),
            until_end_of_phase(THE_EVENT_STORY, SkipStruggles(COMBAT)),
        ),
    ),
    cost=0,
    subtypes=("Attachment", "Item"),
    steadfast=((MISKATONIC, 1),),
    attach=characters(faction=MISKATONIC),
)

summons.character(
    "Literature Professor",
    83,
    MISKATONIC,
    Static(THIS, (GainAbility(disrupt(AFTER_WINNING_A_STORY, PickNextStory())),), (AllYours(MISKATONIC),)),
    cost=2,
    skill=1,
    icons="AI",
    subtypes=("Faculty",),
)
