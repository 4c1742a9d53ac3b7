"""Echoes of the Past: what is found, or left, in the house of the Historical Society."""

from silverkey.arkham.cards.writing import *
from silverkey.arkham.scenarios.bags import THE_PATH_TO_CARCOSA
from silverkey.arkham.scenarios.making import Outline

SYMBOLS_OUT = TakeOut((CULTIST, TABLET, ELDER_THING))
RECKONING = (
    EarnExperience(),
    RecordNames("VIPs Slain", (enemies(title="Sebastien Moreau", zone=VICTORY),)),
    SYMBOLS_OUT,
)
NOTHING_LEARNT = (
    Tell(
        "You sleep in a rented bed with your shoes on. In the dream somebody slides a hatch open and says a name that "
        "is not yours: it is time, Daniel."
    ),
    Record("the followers of the sign have found the way forward"),
    EarnExperience(1),
    *RECKONING[1:],
    AddToken(CULTIST),
    AddToken(TABLET),
    AddToken(ELDER_THING),
)

ECHOES_OF_THE_PAST = Outline(
    title="Echoes of the Past",
    reference="03120",
    resolutions={
        "none": NOTHING_LEARNT,
        "R1": (
            Tell(
                "The clasp is heavier than it looks and colder than the room. You put it into your pocket before "
                "anybody can advise against it. The last paper in the box is about a stagehand, and an asylum."
            ),
            Record("you took the onyx clasp"),
            Mark("Conviction"),
            Earn("03142", anybody=True),
            *RECKONING,
            AddToken(CULTIST, 2),
        ),
        "R2": (
            Tell(
                "A stage jewel, you tell each other, and leave it in its drawer. The last paper in the box is about a "
                "stagehand, and an asylum."
            ),
            Record("you left the onyx clasp behind"),
            Mark("Doubt"),
            *RECKONING,
            AddToken(ELDER_THING, 2),
        ),
        "R3": (
            Tell(
                "What lies on the carpet still moves its mouth. Daniel, it says, ask Daniel; he was there; he said it "
                "too. Then there is only a cloak."
            ),
            Record("you destroyed the oathspeaker"),
            Earn("03143", anybody=True, optional=True),
            *RECKONING,
            AddToken(TABLET, 2),
        ),
        "R4": NOTHING_LEARNT,
    },
    bags=THE_PATH_TO_CARCOSA,
)
