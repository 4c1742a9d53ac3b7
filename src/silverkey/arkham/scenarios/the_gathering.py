"""The Gathering: ghouls in the cellar of the lead investigator's house."""

from silverkey.arkham.cards.writing import *
from silverkey.arkham.scenarios.bags import NIGHT_OF_THE_ZEALOT
from silverkey.arkham.scenarios.making import Scenario

STILL_STANDING = Record("your house is still standing")
PRIEST_ALIVE = Record("the Ghoul Priest is still alive")
LITA = Earn("01117")

THE_GATHERING = Scenario(
    title="The Gathering",
    reference="01104",
    sets=("torch", "rats", "ghouls", "striking_fear", "ancient_evils", "chilling_cold"),
    acts=("01108", "01109", "01110"),
    agendas=("01105", "01106", "01107"),
    set_aside=("01116", "01117"),
    setup=(
        Tell(
            "Three farmers are missing, and what the constables found of a fourth fitted into a milk pail. Tonight you "
            "have spread maps and clippings over the table of the one house in Arkham where nobody laughs at you. "
            "Towards ten something knocks; it takes you a moment to understand that it knocks from below."
        ),
        Place(("Study",)),
        Begin(AtTitle("Study")),
    ),
    resolutions={
        "none": (
            Tell(
                "You never learn how you got out. The red-haired stranger has you by the sleeve and the door shut "
                "behind you before the claws reach it. “Walk,” she says. “I shall tell you what you have let loose on "
                "the way.”"
            ),
            STILL_STANDING,
            PRIEST_ALIVE,
            LITA,
            EarnExperience(2),
        ),
        "R1": (
            Tell(
                "The curtains take first, then the books, then everything you own. Across the street you stand beside "
                "the woman who brought the matches and count the windows as they burst. Nothing comes out of the "
                "flames but the smell; Lita Chantler nods as if that were good news."
            ),
            Record("your house has burned to the ground"),
            LITA,
            Trauma("mental", who=LEAD),
            EarnExperience(2),
        ),
        "R2": (
            Tell(
                "You put the stranger and her lamp oil out into the rain and bar the door. It is a ruin, but it is "
                "yours. In the morning she is still on the step; what she has to say you hear through the keyhole, and "
                "neither of you trusts the other."
            ),
            STILL_STANDING,
            EarnExperience(1, LEAD, victory=False),
            EarnExperience(2),
        ),
        "R3": (
            Tell(
                "The light across the parlor door burns your hands when you beat on it. Behind you the floor gives way "
                "plank by plank. The neighbours will say that it sounded like dogs."
            ),
            Record("Lita was forced to find others to help her cause"),
            STILL_STANDING,
            PRIEST_ALIVE,
            Kill(),
            LITA,
        ),
    },
    bags=NIGHT_OF_THE_ZEALOT,
)
