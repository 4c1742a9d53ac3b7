"""Forbidden Relics."""

from silverkey.cthulhu.cards.collectible.sets import forbidden_relics
from silverkey.cthulhu.cards.writing import *

_ARTIFACTS = Cards(subtypes=("Artifact",), controller=YOU)

forbidden_relics.character(
    "Hired Gun",
    "R4",
    AGENCY,
    action(OpponentHasPlayed(3, CHARACTER), PutIntoPlay(THIS), zone=HAND),
    cost=4,
    skill=4,
    icons="CCI",
    subtypes=("Government",),
    keywords="Fast",
)

forbidden_relics.support(
    "Brazier of Nodens",
    "R31",
    MISKATONIC,
    forced(AFTER_YOUR_REGULAR_DRAW, DrawCards(Count(_ARTIFACTS))),
    descriptor="Vertiginous Visions",
    unique=True,
    cost=4,
    subtypes=("Artifact",),
)

forbidden_relics.character(
    "Elder Thing Scientist",
    "R91",
    YOG,
    action(ControlsMore(EACH_OPPONENT, characters(), by=2), PutIntoPlay(THIS), zone=HAND),
    cost=5,
    skill=5,
    icons="TTA",
    subtypes=("Servitor",),
)

forbidden_relics.event(
    "Chant of Thoth",
    "R98",
    YOG,
    action(
        choose(discarded(subtypes=("Artifact", "Spell"), owner=YOU), number=3, up_to=True),
        Lasts(None, (PlaysChosen(),)),
    ),
    cost=1,
    subtypes=("Spell",),
)

forbidden_relics.support(
    "Shining Trapezohedron",
    "R104",
    YOG,
    action(
        EXHAUST,
        pay(1),
        choose(discarded(type=EVENT, owner=YOU, cost_max=Count(_ARTIFACTS))),
        ToHand(Chosen("chosen", "that event")),
    ),
    descriptor="The Darkest Jewel",
    unique=True,
    cost=4,
    subtypes=("Artifact",),
)

forbidden_relics.character(
    "Spawn from K'n-yan",
    "R112",
    SHUB,
    whenever(AtMost(0, Cards(subtypes=("Artifact", "Environment"), controller=YOU)), Do("sacrifice", THIS)),
    cost=2,
    skill=2,
    icons="TCA",
    subtypes=("Servitor",),
)

forbidden_relics.support(
    "Watkins Family Plot",
    "R125",
    SHUB,
    response(
        AFTER_OVERPAYING,
        EXHAUST,
        Pick(discarded(type=CHARACTER, owner=YOU, skill_printed_max=ByHowMuch("the amount by which you overpaid"))),
        ToHand(CHOSEN),
    ),
    cost=3,
    subtypes=("Location",),
)

forbidden_relics.support(
    "Decrepit Mausoleum",
    "R137",
    NEUTRAL,
    CostChange(Cards(zone=HAND), -1, minimum=1),
    cost=1,
    subtypes=("Location",),
)
