"""Core Set: The Syndicate."""

from silverkey.cthulhu.cards.core.set import core
from silverkey.cthulhu.cards.writing import *

core.character(
    'Jack "Brass" Brady',
    61,
    SYNDICATE,
    disrupt(BEFORE_ABILITY_RESOLVES, return_to_hand(THIS)),
    descriptor="Steeped in Violence",
    unique=True,
    cost=3,
    skill=3,
    icons="CCI",
    subtypes=("Investigator",),
)

core.character(
    "Dr. Marinus Bicknell Willett",
    62,
    SYNDICATE,
    descriptor="Lost but Determined",
    unique=True,
    cost=4,
    skill=3,
    icons="CAI",
    subtypes=("Sorcerer",),
    keywords="Fast, Willpower",
)

core.character(
    "Richard Upton Pickman",
    63,
    SYNDICATE,
    action(
        pay(2),
        choose(characters()),
        until_end_of_phase(THIS, GainTextOfChosen()),
        then(until_end_of_phase(CHOSEN, Blank())),
    ),
    descriptor="Genius Painter",
    unique=True,
    cost=4,
    skill=3,
    icons="CCI",
    subtypes=("Cultist",),
)

core.character(
    "Bag Man",
    64,
    SYNDICATE,
    cost=3,
    skill=2,
    icons="CCI",
    subtypes=("Criminal",),
    keywords="Fast",
)

core.character(
    "Clover Club Bouncer",
    65,
    SYNDICATE,
    action(EXHAUST, choose(characters()), until_end_of_phase(CHOSEN, Skill(-1))),
    cost=1,
    skill=1,
    subtypes=("Criminal",),
)

core.character(
    "Clover Club Torch Singer",
    66,
    SYNDICATE,
    action(pay(1), choose(characters()), until_end_of_phase(CHOSEN, Skill(-2))),
    cost=2,
    skill=2,
    icons="C",
    subtypes=("Criminal",),
)

core.character(
    "Triggerman",
    67,
    SYNDICATE,
    cost=2,
    skill=2,
    icons="CI",
    subtypes=("Criminal",),
    keywords="Loyal, Willpower",
)

core.character(
    "Syndicate Liaison",
    68,
    SYNDICATE,
    forced(AFTER_ENTERING, choose(characters(state="ready"), if_able=True), exhaust(CHOSEN)),
    cost=3,
    skill=3,
    icons="AA",
    subtypes=("Criminal",),
)

core.character(
    "Hard Case",
    69,
    SYNDICATE,
    response(AFTER_ENTERING, choose(characters(cost_max=DomainCount())), exhaust(CHOSEN)),
    cost=2,
    skill=2,
    icons="C",
    subtypes=("Criminal",),
)

core.character(
    "Patsy",
    70,
    SYNDICATE,
    action(SACRIFICE, RemoveTokens(2, most=4, stories_only=True)),
    cost=1,
    skill=1,
    subtypes=("Criminal",),
)

core.character(
    "Extortionist",
    71,
    SYNDICATE,
    response(AFTER_ENTERING_FROM_HAND, Overpaid(), choose(characters(not_subtype="Ancient One")), exhaust(CHOSEN)),
    cost=2,
    skill=1,
    icons="II",
    subtypes=("Criminal",),
)

core.character(
    "Freelance Photographer",
    72,
    SYNDICATE,
    action(pay(1), ready(THIS)),
    cost=4,
    skill=2,
    icons="CCI",
    subtypes=("Investigator",),
)

core.support(
    "Dutch Courage",
    73,
    SYNDICATE,
    Static(Every(characters(controller=YOU)), (GainKeyword("Toughness", 1),)),
    cost=2,
    subtypes=("Item",),
)

core.support(
    "Cathouse",
    74,
    SYNDICATE,
    response(AFTER_OVERPAYING, choose(characters()), ready(CHOSEN)),
    cost=2,
    subtypes=("Location",),
)

core.support(
    "Alhazred Lamp",
    75,
    SYNDICATE,
    Static(HOST, (gains("TCAI"),)),
    cost=2,
    subtypes=("Attachment", "Item"),
    attach=characters(),
)

core.event(
    "Like A Moth",
    76,
    SYNDICATE,
    action(choose(characters()), until_end_of_phase(CHOSEN, PrintedSkillTo(0))),
    cost=2,
)

core.event(
    "Panic",
    77,
    SYNDICATE,
    action(exhaust(Every(characters(skill_below=X)))),
    cost="X",
    keywords="Loyal",
)

core.event(
    "Get on Yer Feet!",
    78,
    SYNDICATE,
    action(choose(characters()), ready(CHOSEN), when_(Overpaid(), until_end_of_phase(CHOSEN, Skill(3)))),
    cost=1,
)

core.event(
    "Low Blow",
    79,
    SYNDICATE,
    action(
        choose(characters()),
        If(
            StateIs(CHOSEN, "ready"),
            (exhaust(CHOSEN),),
            (If(StateIs(CHOSEN, "exhausted"), (goes_insane(CHOSEN),)),),
        ),
    ),
    cost=2,
)

core.event(
    "Legacy of Ramses",
    80,
    SYNDICATE,
    action(choose(characters(state="exhausted")), ready(CHOSEN), then(KeepEvent())),
    cost=2,
    subtypes=("Ritual",),
)
