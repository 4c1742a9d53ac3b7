"""Core Set: Miskatonic University."""

from silverkey.cthulhu.cards.core.set import core
from silverkey.cthulhu.cards.writing import *

core.character(
    "Professor Albert Wilmarth",
    21,
    MISKATONIC,
    passive(AFTER_COMMITTING, ChooseStruggle(), Lasts(ITS_STORY, (StruggleOfChoice(-1),), until="committed")),
    descriptor="Folklore Expert",
    unique=True,
    cost=5,
    skill=4,
    icons="CCI",
    subtypes=("Investigator",),
    keywords="Heroic",
)

core.character(
    "Dr. Ali Kafour",
    22,
    MISKATONIC,
    response(AFTER_YOU_COMMIT, DrawCards()),
    descriptor="Middle Eastern Scholar",
    unique=True,
    cost=4,
    skill=3,
    icons="CAI",
    subtypes=("Investigator",),
    keywords="Heroic",
)

core.character(
    "Professor Nathaniel Peaslee",
    24,
    MISKATONIC,
    response(AFTER_DISCARDED_FROM_PLAY, pay(2), PutIntoPlay(Every(discarded(type="character", this_phase=True)))),
    descriptor="Scholar of the Arcane",
    unique=True,
    cost=4,
    skill=3,
    icons="CCAI",
    subtypes=("Investigator",),
)

core.character(
    "Anthropology Advisor",
    25,
    MISKATONIC,
    CostChange(Cards(type="character", subtypes=("Investigator",), zone=HAND), -1, who=YOU),
    Static(Every(characters(subtypes=("Investigator",), controller=YOU)), (gains("I"),)),
    cost=3,
    skill=3,
    icons="CAI",
    subtypes=("Investigator",),
)

core.character(
    "Visiting Author",
    26,
    MISKATONIC,
    action(pay(1), return_to_hand(THIS), CameThisPhase(), zone=DISCARD),
    cost=3,
    skill=3,
    icons="CII",
    subtypes=("Investigator",),
    transient=True,
)

core.character(
    "Mad Genius",
    27,
    MISKATONIC,
    response(AFTER_RESTORED, choose(stories()), PlaceTokens(CHOSEN_STORY)),
    cost=2,
    skill=2,
    subtypes=("Investigator",),
)

core.character(
    "Strange Librarian",
    28,
    MISKATONIC,
    action(EXHAUST_NAMED, ChoosePlayer(), LookAtTop(3, THAT_PLAYER, bottom=1)),
    cost=2,
    skill=1,
    icons="A",
    subtypes=("Investigator",),
)

core.character(
    "Laboratory Assistant",
    29,
    MISKATONIC,
    cost=1,
    skill=1,
    icons="I",
    subtypes=("Scientist",),
)

core.character(
    "Itinerant Scholar",
    30,
    MISKATONIC,
    action(
        SACRIFICE,
        ChooseDomain("from", drained=True),
        ChooseDomain("to", drained=False, anyones=True),
        MoveDrain(),
    ),
    cost=2,
    skill=1,
    icons="AA",
    subtypes=("Messenger",),
)

core.character(
    "Natural Philosopher",
    31,
    MISKATONIC,
    forced(AFTER_ENTERING, DrawCards(), then(EachDoes(EACH_PLAYER, (DiscardCards(),)))),
    cost=3,
    skill=3,
    icons="AI",
    subtypes=("Investigator",),
    steadfast=((MISKATONIC, 2),),
)

core.character(
    "Student Archaeologist",
    32,
    MISKATONIC,
    response(AFTER_RESTORED, DrawCards(), then(EachDoes(EACH_PLAYER, (DiscardCards(),)))),
    cost=2,
    skill=2,
    icons="I",
    subtypes=("Investigator",),
)

core.support(
    "Celano Fragments",
    33,
    MISKATONIC,
    action(EXHAUST, pay(X), choose(characters(committed=ANYWHERE, cost_max=X)), Do("uncommit", CHOSEN)),
    descriptor="The Life's Work of Dr. Shrewsbury",
    cost=3,
    subtypes=("Tome",),
)

core.support(
    "Open for Inspection",
    34,
    MISKATONIC,
    Static(HOST_STORY, (struggles("AII"),)),
    cost=2,
    subtypes=("Attachment", "Environment"),
    attach=stories(),
)

core.support(
    "Atwood Science Hall",
    35,
    MISKATONIC,
    Static(Every(characters(controller=YOU)), (Skill(1, per=OwnIcons(INVESTIGATION)),)),
    cost=1,
    subtypes=("Location",),
)

core.event(
    "Binding",
    36,
    MISKATONIC,
    action(choose(characters()), until_end_of_phase(CHOSEN, LosePrintedIcons())),
    cost=1,
    subtypes=("Spell",),
)

core.event(
    "Feast of Famine",
    37,
    MISKATONIC,
    action(DrawCards(2), then(EachDoes(EACH_PLAYER, (DiscardCards(),)))),
    cost=3,
)

core.event(
    "Restless and Wary",
    38,
    MISKATONIC,
    action(ready(Every(characters(state="exhausted")))),
    cost=2,
)

core.event(
    "Dr. Carson's Treatment",
    39,
    MISKATONIC,
    action(
        choose(characters(state="insane"), number=2, up_to=True),
        restore(THOSE_CHOSEN),
        ready(THOSE_CHOSEN),
        when_(Overpaid(), until_end_of_phase(THOSE_CHOSEN, gains("CC"))),
    ),
    cost=1,
)

core.event(
    "Unearthing the Ancients",
    40,
    MISKATONIC,
    action(YOUR_OPERATIONS, DrawCards(3)),
    cost=3,
    subtypes=("Research",),
)
