"""The Sleeper Below: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

sleeper = card_set("sleeper")

sleeper.card(
    "Hunting Wendigo",
    disrupt(
        DESTROYING_THIS,
        Instead(),
        Pick(stories()),
        LieDormant(),
    ),
)

sleeper.card(
    "Unaussprechlichen Kulten",
    action(
        Phase(OPERATIONS, EACH_PLAYER),
        Reveal(Top(), stays=True),
        when_(
            AtLeast(1, Cards(type=CHARACTER, subtypes=("Cultist",), zone=DECK, among=Chosen("revealed"))),
            Lasts(None, (MayPlay(STILL_SHOWN),)),
        ),
    ),
)

sleeper.card(
    "Irem",
    action(
        SACRIFICE,
        EachDoes(
            EACH_PLAYER, (sacrifice_own(characters(controller=YOU), number=Count(characters(controller=YOU), but=2)),)
        ),
    ),
)

sleeper.card(
    "From the Depths",
    action(
        Reveal(Top(5)),
        PutIntoPlay(Fitting(Chosen("revealed", "those cards"), Cards(type=CHARACTER, zone=DECK))),
    ),
)

sleeper.card(
    "7 Thomas Street",
    Toll(
        "play",
        1,
        Cards(type=EVENT, zone=HAND),
        unless=(AtLeast(2, characters(subtypes=("Cultist",), controller=YOU)),),
    ),
)

sleeper.card(
    "Polar Vortex",
    action(EachDoes(EACH_PLAYER, (Lasts(None, (Skips(REFRESH),), UNTIL_USED, uses=1),))),
)
