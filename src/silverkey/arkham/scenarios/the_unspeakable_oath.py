"""The Unspeakable Oath: who gets out of the asylum, and who stays."""

from silverkey.arkham.cards.writing import *
from silverkey.arkham.scenarios.bags import THE_PATH_TO_CARCOSA
from silverkey.arkham.scenarios.making import Outline

RECKONING = (
    EarnExperience(),
    RecordNames("VIPs Slain", (enemies(title="Constance Dumaine", zone=VICTORY),)),
    TakeOut((CULTIST, TABLET, ELDER_THING)),
)
COMMITTED = (
    Tell("The doctor is patient with those who shout. There are cells enough, and the paper has been signed already."),
    DriveInsane(),
    Record("the King claimed its victims"),
    If(Logged("you took the onyx clasp"), (Earn("03142", anybody=True),)),
    *RECKONING,
    AddToken(CULTIST, 2),
)

THE_UNSPEAKABLE_OATH = Outline(
    title="The Unspeakable Oath",
    reference="03159",
    resolutions={
        "none": COMMITTED,
        "R1": COMMITTED,
        "R2": (
            Tell("They are waiting at the gate with sticks. You are through it before they are through with you."),
            DriveInsane(),
            Record("the investigators were attacked as they escaped the Asylum"),
            Trauma("physical", who=EVERYBODY),
            *RECKONING,
            AddToken(TABLET, 2),
        ),
        "R3": (
            Tell("While the corridors are full of running feet nobody looks into the garden. The wall is not so high."),
            DriveInsane(),
            Record("the investigators escaped the Asylum"),
            *RECKONING,
            AddToken(ELDER_THING, 2),
        ),
    },
    bags=THE_PATH_TO_CARCOSA,
)
