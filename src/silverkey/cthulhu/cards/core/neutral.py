"""Core Set: neutral cards and the conspiracy."""

from silverkey.cthulhu.cards.core.set import core
from silverkey.cthulhu.cards.writing import *

core.character(
    "Mystic Bounty Hunter",
    141,
    NEUTRAL,
    action(SACRIFICE, return_to_hand(Every(Cards(type="attachment", zone=DISCARD)))),
    cost=3,
    skill=3,
    icons="CCI",
    subtypes=("Sorcerer",),
)

core.character(
    "Freelance Agent",
    142,
    NEUTRAL,
    Static(
        THIS,
        (gains("CC", per=Count(characters(committed=ANYWHERE, controller=OPPONENT, skill_below=SkillOf()))),),
        (IsCommitted(),),
    ),
    cost=3,
    skill=3,
    icons="CC",
    subtypes=("Investigator",),
    keywords="Fast",
)

core.support(
    ".45 Pistols",
    143,
    NEUTRAL,
    Static(HOST, (gains("C"),)),
    cost=0,
    subtypes=("Attachment", "Item", "Weapon"),
    attach=characters(),
)

core.event(
    "Political Demonstration",
    144,
    NEUTRAL,
    response(AFTER_WINNING_BY_TWO, choose(supports()), destroy(CHOSEN)),
    cost=0,
)

core.character(
    "Overzealous Initiate",
    145,
    NEUTRAL,
    action(SACRIFICE, GainDomain()),
    cost=2,
    skill=2,
    icons="AA",
    subtypes=("Cultist",),
)

core.support(
    "Arkham Asylum",
    146,
    NEUTRAL,
    action(pay(1), choose(characters(state="insane")), restore(CHOSEN), ready(CHOSEN)),
    cost=2,
    subtypes=("Location",),
)

core.event(
    "Moving the Scenery",
    147,
    NEUTRAL,
    response(AFTER_WINNING_BY_TWO, MoveToken()),
    cost=2,
)

core.character(
    "Military Advisor",
    148,
    NEUTRAL,
    response(AFTER_WOUNDED, pay(2), choose(characters(skill_below=SkillOf())), wound(CHOSEN)),
    cost=4,
    skill=5,
    icons="CI",
    subtypes=("Government",),
    keywords="Toughness +2",
)

core.character(
    "Serpent from Yoth",
    149,
    NEUTRAL,
    forced(AFTER_DISCARDED_FROM_PLAY, EachDoes(EACH_OPPONENT, (SacrificeOwn(characters(), targeted=True),))),
    cost=4,
    skill=2,
    icons="TC",
    subtypes=("Monster",),
)

core.support(
    "Tcho-Tcho Talisman",
    150,
    NEUTRAL,
    Static(HOST, (gains("TT"),)),
    response(
        AFTER_ENTERING_A_DISCARD_PILE,
        pay(1),
        return_to_hand(THIS),
    ),
    cost=1,
    subtypes=("Attachment", "Item"),
    attach=characters(controller=YOU),
)

core.event(
    "Inside Information",
    151,
    NEUTRAL,
    action(choose(stories()), ChooseStruggle(), Lasts(CHOSEN_STORY, (StruggleOfChoice(-1),))),
    cost=2,
)

core.character(
    "Dabbler in the Unknown",
    152,
    NEUTRAL,
    action(SACRIFICE, PickStory(total_max=0), PlaceTokens(CHOSEN_STORY)),
    cost=1,
    skill=1,
    subtypes=("Cultist",),
)

core.support(
    "Gentleman's Club",
    153,
    NEUTRAL,
    action(EXHAUST, pay(2), DrawCards()),
    cost=2,
    subtypes=("Location",),
)

core.event(
    "Eldritch Nexus",
    154,
    NEUTRAL,
    action(GainDomain(), then(TopCardAsResource())),
    cost=1,
)

core.conspiracy(
    "The Bootleg Whiskey Cover-Up",
    155,
    NEUTRAL,
    Static(Every(characters(committed=HERE)), (Blank(),)),
    cost=1,
)
