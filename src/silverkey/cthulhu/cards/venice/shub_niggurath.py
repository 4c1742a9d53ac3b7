"""Terror in Venice: Shub-Niggurath."""

from silverkey.cthulhu.cards.venice.set import venice
from silverkey.cthulhu.cards.writing import *

venice.character(
    "Malocchio",
    33,
    SHUB,
    Static(THIS, (GainIconsShown(Cards(type=CHARACTER, zone=DISCARD)),)),
    descriptor="An Eye for Death",
    unique=True,
    cost=3,
    skill=3,
    subtypes=("Ghoul", "Servitor"),
    keywords="Toughness +1",
)

A_CONSPIRACY = AtLeast(1, Cards(type=CONSPIRACY))
DAY_CARDS = Cards(keywords=("Day",))
CORVI_AT_NIGHT = (
    Static(THIS, (GainKeyword("Night"),), (A_CONSPIRACY,)),
    Immune(THIS, Cards(not_keyword="Day", zone=HAND), (A_CONSPIRACY,)),
    Static(Every(characters(controller=YOU)), (GainKeyword("Fast"), gains("T")), (ItIs("Night"),)),
)

venice.character(
    "Savio Corvi",
    34,
    SHUB,
    passive(
        Trigger(("enter", "restore"), "after {this} enters play or is restored", card=THIS),
        A_CONSPIRACY,
        destroy(Every(DAY_CARDS)),
    ),
    passive(
        Trigger(
            ("enter",),
            "after a conspiracy enters play where there was none",
            card=Cards(type=CONSPIRACY),
            when=(AtMost(1, Cards(type=CONSPIRACY)),),
        ),
        destroy(Every(DAY_CARDS)),
    ),
    *CORVI_AT_NIGHT,
    descriptor="Dark Lurker",
    unique=True,
    cost=3,
    skill=3,
    icons="CC",
    subtypes=("Conspirator", "Cultist"),
).before_errata("2.0", "1.4", abilities=(whenever(A_CONSPIRACY, destroy(Every(DAY_CARDS))), *CORVI_AT_NIGHT))
