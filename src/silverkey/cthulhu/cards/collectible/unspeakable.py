"""Unspeakable Tales."""

from silverkey.cthulhu.cards.collectible.sets import unspeakable_tales
from silverkey.cthulhu.cards.writing import *

unspeakable_tales.character(
    "Paranormal Specialist",
    "U5",
    AGENCY,
    Static(
        THIS,
        (GainAbility(action(EXHAUST, pay(1), choose(characters(keywords=("Villainous",))), return_to_hand(CHOSEN))),),
        (ItIs("Day"),),
    ),
    cost=2,
    skill=2,
    icons="C",
    subtypes=("Government",),
)

unspeakable_tales.event(
    "Forced Entry",
    "C11",
    AGENCY,
    action(YOUR_OPERATIONS, choose(characters(skill_max=3)), wound(CHOSEN)),
    cost=1,
)

unspeakable_tales.event(
    "On Ice",
    "R12",
    AGENCY,
    action(choose(stories(not_type=CONSPIRACY)), StoryUnderDeck(CHOSEN_STORY)),
    cost=3,
)

unspeakable_tales.character(
    "Cthulhu",
    "R55",
    CTHULHU,
    Static(Every(characters(other=True)), (loses("T"),)),
    Static(THIS, (GainAbility(action(pay(1), goes_insane(Every(characters(committed=HERE))))),), (IsCommitted(),)),
    descriptor="High Priest of R'lyeh",
    unique=True,
    cost=7,
    skill=7,
    icons="TTCCA",
    subtypes=("Ancient One",),
    keywords="Villainous, Invulnerability",
)

unspeakable_tales.support(
    "Forgotten Isle",
    "U69",
    CTHULHU,
    NeedNotReady(),
    action(EXHAUST, choose(characters()), Lasts(CHOSEN, (Blank(),), until="exhausted")),
    cost=2,
    subtypes=("Location",),
)

unspeakable_tales.support(
    "Lair of the Deep Ones",
    "R70",
    CTHULHU,
    forced(
        AFTER_DRAWING_IN_A_DRAW_PHASE,
        EXHAUST,
        choose(characters(extreme=("lowest", "skill")), if_able=True),
        destroy(CHOSEN),
    ),
    cost=2,
    subtypes=("Location",),
)

unspeakable_tales.character(
    "Yog-Sothoth",
    "R91",
    YOG,
    CostChange(None, -1, minimum=1, per=Count(Cards(subtypes=("Spell",), zone=DISCARD, owner=YOU))),
    descriptor="In Whom the Spheres Meet",
    unique=True,
    cost=8,
    skill=8,
    icons="TTCCA",
    subtypes=("Ancient One",),
    keywords="Villainous, Invulnerability",
)

unspeakable_tales.character(
    "Unstoppable Hound",
    "C96",
    YOG,
    disrupt(HARMED_BY_CARD_EFFECT, return_to_hand(THIS)),
    cost=3,
    skill=2,
    icons="CA",
    subtypes=("Monster",),
)

unspeakable_tales.event(
    "Seal of Isis",
    "U102",
    YOG,
    action(Lasts(None, (Uncancellable(Cards(type=EVENT, zone=HAND)),))),
    cost=0,
    subtypes=("Spell",),
)

unspeakable_tales.character(
    "Shub-Niggurath",
    "R109",
    SHUB,
    action(
        pay(3),
        Pick(Cards(type=CHARACTER, subtypes=("Dark Young",), zone=DECK, owner=YOU), to_play=True),
        PutIntoPlay(CHOSEN),
        Shuffle(),
    ),
    descriptor="The All Mother",
    unique=True,
    cost=7,
    skill=7,
    icons="TTTCA",
    subtypes=("Ancient One",),
    keywords="Villainous, Invulnerability",
)
