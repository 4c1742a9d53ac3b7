"""The Midnight Masks: a night to find out who in Arkham wears the skulls of beasts."""

from silverkey.arkham.cards.writing import *
from silverkey.arkham.scenarios.bags import NIGHT_OF_THE_ZEALOT
from silverkey.arkham.scenarios.making import Scenario

INTERROGATED = "Cultists We Interrogated"
GOT_AWAY = "Cultists Who Got Away"
PRIEST_ALIVE = "the Ghoul Priest is still alive"

RECKONING = (
    RecordNames(INTERROGATED, (enemies(traits=("Cultist",), unique=True, zone=VICTORY),)),
    RecordNames(GOT_AWAY, (enemies(unique=True, zone=SIDE_DECK), enemies(unique=True))),
    If(AtLeast(1, enemies(title="Ghoul Priest", zone=VICTORY)), (CrossOut(PRIEST_ALIVE),)),
    EarnExperience(),
)
IN_TIME = (
    Tell(
        "The names you have will have to do. Some were given freely, some were not, and all of them point to the "
        "woods in the south. You go while the night is still long enough to be of use."
    ),
    If(Stage("agenda", 1), (Record(f"{GOT_AWAY}: The Masked Hunter"),)),
    *RECKONING,
)

THE_MIDNIGHT_MASKS = Scenario(
    title="The Midnight Masks",
    reference="01120",
    sets=("arkham", "chilling_cold", "nightgaunts", "pentagram", "locked_doors"),
    side="cultists",
    acts=("01123",),
    agendas=("01121a", "01122"),
    setup=(
        If(
            Logged("Lita was forced to find others to help her cause"),
            (
                Tell(
                    "A woman with soot in her red hair has tried four doors before yours, and shown each the same "
                    "bitten glove. You are the first to let her in. Lita Chantler does not thank you; she is looking "
                    "at the clock."
                ),
            ),
            (
                Tell(
                    "Lita Chantler talks as she walks, and after what came up through the floor you no longer "
                    "interrupt. The ghouls have a god, she says, and the god has a congregation."
                ),
            ),
        ),
        Tell(
            "They meet in masks made of the skulls of animals, so that not even they know who kneels beside them: a "
            "banker, a mortician, somebody's aunt. After midnight they will call something by its name. Every mask "
            "that you lift before then is a voice fewer in the choir."
        ),
        PlaceAtRandom("Downtown"),
        PlaceAtRandom("Southside"),
        Place(
            ("Northside", "Easttown", "Rivertown", "St. Mary's Hospital", "Graveyard", "Miskatonic University"),
        ),
        If(AtLeast(2, PerInvestigator(1)), (BringIn("Acolyte", AtTitle("Southside")),)),
        If(AtLeast(3, PerInvestigator(1)), (BringIn("Acolyte", AtTitle("Downtown")),)),
        If(AtLeast(4, PerInvestigator(1)), (BringIn("Acolyte", AtTitle("Graveyard")),)),
        If(
            Logged("your house has burned to the ground"),
            (
                RemoveAll("remove", Every(locations(title="Your House", zone=SET_ASIDE))),
                Begin(AtTitle("Rivertown")),
            ),
            (Place(("Your House",)), Begin(AtTitle("Your House"))),
        ),
        If(Logged(PRIEST_ALIVE), (AddToEncounters("01116"),)),
    ),
    resolutions={
        "none": IN_TIME,
        "R1": IN_TIME,
        "R2": (
            Tell(
                "The bells of the town begin, and nobody in the street needs to count them. What you know now is all "
                "that you will know. South of the river, behind the last houses, there is a light among the trees "
                "that is not a lantern."
            ),
            RECKONING[0],
            RECKONING[1],
            Record("it is past midnight"),
            *RECKONING[2:],
        ),
    },
    bags=NIGHT_OF_THE_ZEALOT,
)
