"""Blood on the Altar: how a night in Dunwich ends."""

from silverkey.arkham.cards.writing import *
from silverkey.arkham.scenarios.bags import THE_DUNWICH_LEGACY
from silverkey.arkham.scenarios.making import Outline

SACRIFICED = "Sacrificed to Yog-Sothoth"
UNDER_THE_ALTAR = Cards(unique=True, zone=UNDER_AGENDAS)
ARMITAGE = "Dr. Henry Armitage"

GONE = (RecordNames(SACRIFICED, (UNDER_THE_ALTAR,)), LoseForGood(Every(UNDER_THE_ALTAR)))
A_BOOK_LESS = Stolen("02140", "The Necronomicon (Olaus Wormius Translation)", "the Necronomicon was stolen")

BLOOD_ON_THE_ALTAR = Outline(
    title="Blood on the Altar",
    reference="02195",
    resolutions={
        "none": (
            Tell(
                "Towards morning the birds leave off all at once. Nobody in the village speaks of those who are not at "
                "their doors, and by noon the doors are painted over."
            ),
            Record("the ritual was completed"),
            PutUnder(Every(Cards(zone=SACRIFICES)), UNDER_AGENDAS),
            *GONE,
            If(Listed(SACRIFICED, ARMITAGE, so=False), (Record(f"{ARMITAGE} survived The Dunwich Legacy"),)),
            A_BOOK_LESS,
            EarnExperience(2),
        ),
        "R1": (
            Tell(
                "It comes apart like wet rope, and the pieces are faster than you. When the chamber is still there is "
                "nothing left of it but the chains."
            ),
            Record("the investigators put Silas Bishop out of his misery"),
            *GONE,
            A_BOOK_LESS,
            EarnExperience(2),
        ),
        "R2": (
            Tell(
                "You read the page that you had sworn not to read. What hung in the chains grows small and old, and is "
                "a dead man with a silver pendant, who looks relieved."
            ),
            Record("the investigators restored Silas Bishop"),
            *GONE,
            EarnExperience(2),
        ),
        "R3": (
            Tell(
                "The words in the journal are not meant for tongues, and yours is bleeding when you have done. Of the "
                "thing in the chains there is a smell left, and a stain."
            ),
            Record("the investigators banished Silas Bishop"),
            *GONE,
            A_BOOK_LESS,
            EarnExperience(2),
        ),
    },
    bags=THE_DUNWICH_LEGACY,
)
