"""Core Set: The Agency."""

from silverkey.cthulhu.cards.core.set import core
from silverkey.cthulhu.cards.writing import *

core.character(
    "Thomas F. Malone",
    1,
    AGENCY,
    response(
        AFTER_ITS_STORY_RESOLVED,
        choose(characters(keywords=("Villainous",), subtypes=("Cultist",), controller=OPPONENT, in_event=True)),
        destroy(CHOSEN),
    ),
    descriptor="Haunted Police Detective",
    unique=True,
    cost=4,
    skill=5,
    icons="CC",
    subtypes=("Investigator",),
    keywords="Heroic",
)

core.character(
    "Kirby O'Donnell",
    2,
    AGENCY,
    Static(Every(characters(keywords=("Heroic",))), (gains("C"),), (IsCommitted(),)),
    Static(Every(characters(keywords=("Villainous",))), (loses("T"),), (IsCommitted(),)),
    descriptor="Adventurer Abroad",
    unique=True,
    cost=3,
    skill=2,
    icons="CI",
    subtypes=("Investigator",),
    keywords="Heroic",
)

core.character(
    "Local Sheriff",
    3,
    AGENCY,
    action(pay(1), return_to_hand(THIS), CameThisPhase(), zone=DISCARD),
    cost=4,
    skill=4,
    icons="CI",
    subtypes=("Investigator",),
    keywords="Willpower",
    transient=True,
)

core.character(
    "Paul LeMond",
    4,
    AGENCY,
    action(pay(1), choose(characters()), until_end_of_phase(THIS, GainIconsOfChosen())),
    descriptor="Tormented Psychic",
    unique=True,
    cost=1,
    skill=1,
    subtypes=("Government",),
)

core.character(
    "Professor Hermann Mulder",
    5,
    AGENCY,
    whenever(AtLeast(6, characters()), goes_insane(THIS)),
    descriptor="Bureau Consultant",
    unique=True,
    cost=1,
    skill=4,
    icons="CCA",
    subtypes=("Government",),
)

core.character(
    "Monster Hunter",
    6,
    AGENCY,
    response(AFTER_WINNING_BY_TWO, pay(2), choose(characters(skill_max=2)), wound(CHOSEN)),
    cost=3,
    skill=2,
    icons="CA",
    subtypes=("Sorcerer",),
)

core.character(
    "Undercover Security",
    7,
    AGENCY,
    cost=2,
    skill=2,
    icons="CI",
    subtypes=("Investigator",),
    keywords="Heroic, Willpower",
    steadfast=((AGENCY, 2),),
)

core.character(
    "Hired Muscle",
    8,
    AGENCY,
    cost=3,
    skill=3,
    icons="CCC",
    subtypes=("Criminal",),
    keywords="Toughness +1",
)

core.character(
    "Freelance Occultist",
    9,
    AGENCY,
    cost=3,
    skill=2,
    icons="CA",
    subtypes=("Investigator",),
    keywords="Fast",
)

core.character(
    "Blackwood File Clerk",
    10,
    AGENCY,
    cost=2,
    skill=3,
    icons="I",
    subtypes=("Investigator",),
)

core.character(
    "Peeler",
    11,
    AGENCY,
    Static(THIS, (GainKeyword("Willpower"),), (AtLeast(1, attachments()),)),
    cost=2,
    skill=1,
    icons="CC",
    subtypes=("Investigator",),
)

core.character(
    "T-Men",
    12,
    AGENCY,
    forced(AFTER_ENTERING, choose(characters()), wound(CHOSEN)),
    cost=5,
    skill=3,
    icons="CCC",
    subtypes=("Government",),
    steadfast=((AGENCY, 2),),
)

core.character(
    "G-Men",
    13,
    AGENCY,
    cost=6,
    skill=6,
    icons="CCCCC",
    subtypes=("Government",),
    keywords="Heroic, Toughness +3, Willpower",
)

core.support(
    "Shotgun",
    14,
    AGENCY,
    Static(
        HOST,
        (GainAbility(action(pay(1), choose(characters(committed=HERE)), wound(CHOSEN))),),
        (IsCommitted(HOST),),
    ),
    cost=1,
    subtypes=("Attachment", "Weapon"),
    attach=characters(),
)

core.support(
    "Patrol Wagon",
    15,
    AGENCY,
    Static(HOST, (GainKeyword("Toughness", 1),)),
    disrupt(WOUND_TO_HOST, pay(2), CancelEvent("cancel {number} to attached character", 1)),
    cost=1,
    subtypes=("Attachment", "Vehicle"),
    attach=characters(),
)

core.event(
    "Shotgun Blast",
    16,
    AGENCY,
    action(choose(characters(skill_max=X)), wound(CHOSEN)),
    cost="X",
)

core.event(
    "Short Fuse",
    17,
    AGENCY,
    action(YOUR_OPERATIONS, choose(characters()), wound(CHOSEN, 7)),
    cost=3,
)

core.event(
    "Torch the Joint!",
    18,
    AGENCY,
    action(
        YOUR_OPERATIONS,
        choose(either(Cards(zone=DOMAIN, not_faction=AGENCY), supports(subtypes=("Location",)))),
        destroy(CHOSEN),
    ),
    cost=2,
    steadfast=((AGENCY, 2),),
)

core.event(
    "Small Price to Pay",
    19,
    AGENCY,
    action(
        choose(characters(controller=YOU), "mine"),
        choose(characters(controller=OPPONENT), "theirs"),
        choose(Cards(among="mine theirs")),
        goes_insane(CHOSEN),
        then(wound(TheOther("mine theirs"))),
    ),
    cost=1,
)

core.event(
    "Working a Hunch",
    20,
    AGENCY,
    action(
        choose(characters()),
        until_end_of_phase(CHOSEN, gains("CC")),
        when_(Overpaid(), until_end_of_phase(CHOSEN, gains("AI"))),
    ),
    cost=1,
)

core.character(
    "Steve Clarney",
    23,
    AGENCY,
    Static(Every(characters()), (LoseKeyword("Toughness"),), (IsCommitted(),)),
    descriptor="Soldier of Fortune",
    unique=True,
    cost=3,
    skill=2,
    icons="CCI",
    subtypes=("Investigator",),
    keywords="Heroic, Willpower",
)
