"""The Sleeper Below: Cthulhu."""

from silverkey.cthulhu.cards.sleeper.set import sleeper
from silverkey.cthulhu.cards.writing import *

sleeper.character(
    "Hunting Wendigo",
    16,
    CTHULHU,
    disrupt(
        DESTROYING_THIS,
        Instead(),
        PickStory(),
        FallDormant(),
    ),
    cost=6,
    skill=5,
    icons="TTCCC",
    subtypes=("Monster", "Polar"),
    keywords="Dormant, Fast",
    steadfast=((CTHULHU, 2),),
)

sleeper.support(
    "Unaussprechlichen Kulten",
    25,
    CTHULHU,
    action(
        Phase(OPERATIONS, EACH_PLAYER),
        RevealTop(stays=True),
        when_(
            Discarded(Cards(type=CHARACTER, subtypes=("Cultist",), zone=DECK), "revealed"), Lasts(None, (PlaysShown(),))
        ),
    ),
    descriptor="The Sussex Manuscript",
    unique=True,
    cost=2,
    subtypes=("Tome",),
)

sleeper.support(
    "Irem",
    27,
    CTHULHU,
    action(
        SACRIFICE,
        EachDoes(
            EACH_PLAYER, (SacrificeOwn(characters(controller=YOU), number=AllBut(2, characters(controller=YOU))),)
        ),
    ),
    descriptor="The City of Pillars",
    unique=True,
    cost=5,
    subtypes=("Lost Civilization",),
    keywords="Dormant",
    steadfast=((CTHULHU, 2),),
)

sleeper.event(
    "From the Depths",
    34,
    CTHULHU,
    action(
        RevealTop(5),
        PutIntoPlay(Fitting(Chosen("revealed", "those cards"), Cards(type=CHARACTER, zone=DECK))),
    ),
    cost=6,
    subtypes=("Disaster",),
    keywords="Dormant",
    steadfast=((CTHULHU, 4),),
)

sleeper.support(
    "7 Thomas Street",
    26,
    CTHULHU,
    Toll(
        Cards(type=EVENT, zone=HAND),
        1,
        playing=True,
        unless=(AtLeast(2, characters(subtypes=("Cultist",), controller=YOU)),),
    ),
    descriptor="The Fleur-de-Lys Building",
    unique=True,
    cost=2,
    subtypes=("Location",),
)
